/** The service as it runs for a site, on the database of `DATABASE_URL`. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiDispatch } from '../../src/api.ts'
import { createApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { warmUp } from '../../src/lifecycle/warm-up.ts'
import { createLog } from '../../src/logging.ts'

const config = loadConfig()
const ctx = await createContext({
  config,
  databaseUrl: config.database.url ?? '',
  log: createLog(config.logLevel),
})
const dispatch = createApiDispatch(ctx)
await warmUp(dispatch)
const server = http.createServer(createApp(ctx, dispatch))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

process.once('disconnect', () => {
  server.closeAllConnections()
  void ctx.close().then(() => process.exit())
})
