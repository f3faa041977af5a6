import { removeTemporaryFolder } from './temporary-folder.ts'

/** Stops the database server if there is one, waits until it has ended, and removes what tests have stored. */
export default async function globalTeardown(): Promise<void> {
  await stopDatabaseServer()
  await removeTemporaryFolder()
}

async function stopDatabaseServer(): Promise<void> {
  const child = globalThis.databaseServer
  if (child === undefined || child.exitCode !== null) return
  const ended = new Promise((resolve) => void child.once('exit', resolve))
  child.ref()
  child.send('stop')
  await ended
  globalThis.databaseServer = undefined
}
