import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { ServerMessage } from './database-server.ts'
import { RUN_VARIABLE } from './run.ts'

declare global {
  /** Handed from the set-up to the tear-down of a run. */
  var databaseServer: ChildProcess | undefined
}

/** Starts the database of this run; Jest skips it when no test of the project is to run. */
export default async function globalSetup(): Promise<void> {
  if (globalThis.databaseServer !== undefined) return
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
  // An open channel would keep this process alive; the child watches it all the same.
  child.unref()
  child.channel?.unref()
}
