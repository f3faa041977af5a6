/**
 * Uses the embedded server of a folder like the service or a command, in a process that a test can
 * stop, interrupt or kill. Prints one line: the URL of the database, or an error.
 */
import { startEmbedded } from '../../../src/data/embedded/server.ts'
import { createLog } from '../../../src/adapters/log/logging.ts'

const [dataDir = '', purpose = 'service'] = process.argv.slice(2)
const log = createLog('info', 'stderr')

try {
  const server = await startEmbedded({
    dataDir,
    log,
    purpose: purpose === 'command' ? 'command' : 'service',
  })
  process.once('SIGTERM', () => void server.stop())
  // Like the service, which finishes its requests first and needs the server for them.
  process.once('SIGINT', () => process.stdout.write('interrupted\n'))
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`)
  process.exitCode = 1
}
