import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { ServerMessage } from './database-server.ts'
import { RUN_VARIABLE } from './run.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

declare global {
  /** Passed from the setup to the teardown of a run. */
  var databaseServer: ChildProcess | undefined
}

/**
 * Builds the editor, which pages serve as it was built, and starts the database server of this run.
 * Jest skips it when no test of the project runs.
 */
export default async function globalSetup(): Promise<void> {
  if (globalThis.databaseServer !== undefined) return
  await openTemporaryFolder()
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--editor'], {
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The editor could not be built.')
  const program = path.resolve('tests/support/database-server.ts')
  const child = fork(program, { execArgv: ['--import', 'tsx'] })
  globalThis.databaseServer = child
  const message = await new Promise<ServerMessage>((resolve, reject) => {
    child.once('message', (received) => resolve(received as ServerMessage))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The database server ended with ${code}.`)))
  })
  if ('error' in message) throw new Error(`The tests have no database: ${message.error}`)
  process.env[RUN_VARIABLE] = message.runFile
  // The channel must not keep this process alive; the child watches it anyway.
  child.unref()
  child.channel?.unref()
}
