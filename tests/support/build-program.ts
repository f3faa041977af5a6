import { spawnSync } from 'node:child_process'

/** Builds the program if it is stale, before any test, because tests start the built program. */
export default function buildProgram(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The program could not be built.')
}
