import { spawnSync } from 'node:child_process'

/** Builds what is stale, once and before any test: what tests start is the program as it runs. */
export default function buildProgram(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The program could not be built.')
}
