import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import { createListener } from '../../src/app.ts'
import { createContext, type AppContext } from '../../src/context.ts'
import { createLog } from '../../src/logging.ts'
import { createApi, type Api } from './api.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { currentRun, type Credentials, type Role } from './run.ts'
import { testConfig } from './test-config.ts'

export interface ServiceOptions {
  /** What the service takes for the present time. */
  readonly clock?: () => Date
  /** Environment variables beside those of `testConfig`. */
  readonly environment?: Readonly<Record<string, string>>
  /** Another node on the database of a service that runs already. */
  readonly beside?: TestService
  /** Instead of a copy of the one with a user for each role; it goes with the service. */
  readonly database?: TestDatabase
  /** Instead of the program's own log, which is silent in tests. */
  readonly log?: Logger
}

export interface TestService {
  /** Address of the site, without a slash at the end. */
  readonly url: string
  /** Address of the API root. */
  readonly root: string
  readonly api: Api
  readonly ctx: AppContext
  readonly credentials: Readonly<Record<Role, Credentials>>
  readonly database: TestDatabase
  close(): Promise<void>
}

/**
 * A whole service with a database of its own, listening on a free port of this machine. Every
 * answer is checked against the contract and noted for the report on documented answers.
 */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { beside, clock, environment } = options
  const { credentials } = await currentRun()
  const database = beside?.database ?? options.database ?? (await createDatabase())
  let handle: http.RequestListener | undefined
  // The port has to be known first, because the site's own address is part of the configuration.
  const server = http.createServer((request, response) => handle?.(request, response))
  const port = await listen(server)
  const url = `http://127.0.0.1:${port}`
  const answers = new Set<string>()
  const dataDir = beside?.ctx.config.database.dataDir ?? (await makeDataDir())
  const config = testConfig({ SITE_URL: url, DATA_DIR: dataDir, ...environment })
  const ctx = await createContext({
    config,
    databaseUrl: database.url,
    log: options.log ?? createLog(config.logLevel),
    onAnswer: (operationId, status) => void answers.add(`${operationId} ${status}`),
    ...(clock && { clock }),
  })
  handle = createListener(ctx)
  return {
    url,
    root: `${url}/api`,
    api: await createApi(`${url}/api`),
    ctx,
    credentials,
    database,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      await ctx.close()
      if (beside === undefined) {
        await database.drop()
        await rm(dataDir, { recursive: true, force: true })
      }
      await report(answers)
    },
  }
}

const makeDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'almanac-data-'))

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** One file per service, so that workers need not agree on anything. */
async function report(answers: ReadonlySet<string>): Promise<void> {
  const { folder } = await currentRun()
  await writeFile(path.join(folder, `answers-${randomUUID()}.json`), JSON.stringify([...answers]))
}
