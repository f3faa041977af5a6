import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'
import { EMBEDDED_PROCESS } from '../server/support/embedded-process.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

/**
 * Builds the program if it is stale, before any test, because tests start the built program. Also
 * builds the process that tests start most often, which takes ten times longer to start from its
 * source.
 */
export default async function buildProgram(): Promise<void> {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The program could not be built.')
  await build({
    entryPoints: ['tests/server/support/embedded-process-main.ts'],
    outfile: EMBEDDED_PROCESS,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  })
  await openTemporaryFolder()
}
