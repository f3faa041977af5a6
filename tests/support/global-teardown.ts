/** Stops the database server and waits until it has ended. */
export default async function globalTeardown(): Promise<void> {
  const child = globalThis.databaseServer
  if (child === undefined || child.exitCode !== null) return
  const ended = new Promise((resolve) => void child.once('exit', resolve))
  child.ref()
  child.send('stop')
  await ended
  globalThis.databaseServer = undefined
}
