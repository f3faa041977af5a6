/**
 * Uses the embedded server of a folder like the service (or a command) does, in a process that a
 * test may stop, interrupt or kill. Writes one line: the address, or why there is none.
 */
import { startEmbedded } from '../../../src/data/embedded/server.ts'
import { createLog } from '../../../src/logging.ts'

const [dataDir = '', purpose = 'service'] = process.argv.slice(2)
const log = createLog('info', 'stderr')

try {
  const server = await startEmbedded({
    dataDir,
    log,
    purpose: purpose === 'command' ? 'command' : 'service',
  })
  process.once('SIGTERM', () => void server.stop())
  // As the service would finish its requests first: the server has to live on.
  process.once('SIGINT', () => process.stdout.write('interrupted\n'))
  process.stdout.write(`${JSON.stringify({ url: server.url })}\n`)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: String(error) })}\n`)
  process.exitCode = 1
}
