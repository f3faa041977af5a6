import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import { createListener } from '../../src/app.ts'
import { createMessageClasses } from '../../src/http/message-classes.ts'
import { createContext, type ProcessContext } from '../../src/context.ts'
import { createLog } from '../../src/adapters/log/logging.ts'
import { loadCombined } from '../contract/contracts.ts'
import type { Seen } from '../contract/coverage.ts'
import { createNoteAbsent } from '../contract/members.ts'
import { createApi, type Api } from './api.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { currentRun, type Credentials, type Role } from './run.ts'
import { testConfig } from './test-config.ts'

export interface ServiceOptions {
  /** The clock of the service. */
  readonly clock?: () => Date
  /** Environment variables, besides those of `testConfig`. */
  readonly environment?: Readonly<Record<string, string>>
  /** Starts another node on the database of this service. */
  readonly sharedWith?: TestService
  /** Used instead of a copy of the template, and dropped with the service. */
  readonly database?: TestDatabase
  /** Used instead of the default log, which writes only errors to stderr. */
  readonly log?: Logger
}

export interface TestService {
  /** URL of the site, without a trailing slash. */
  readonly url: string
  /** URL of the API root. */
  readonly root: string
  readonly api: Api
  readonly ctx: ProcessContext
  readonly credentials: Readonly<Record<Role, Credentials>>
  readonly database: TestDatabase
  close(): Promise<void>
}

/**
 * Starts a complete service with its own database on a free port of the loopback interface. Every
 * response is validated against the contract and recorded for the coverage report.
 */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { sharedWith, clock, environment } = options
  const { credentials } = await currentRun()
  const database = sharedWith?.database ?? options.database ?? (await createDatabase())
  let listener: http.RequestListener | undefined
  // The port must be known first, because the site URL is part of the configuration.
  const messages = createMessageClasses()
  const server = http.createServer(messages, (request, response) => listener?.(request, response))
  const port = await listen(server)
  const url = `http://127.0.0.1:${port}`
  const answers = new Set<string>()
  const absent = new Set<string>()
  const dataDir = sharedWith?.ctx.config.database.dataDir ?? (await makeDataDir())
  const config = testConfig({ SITE_URL: url, DATA_DIR: dataDir, ...environment })
  const opened = await createContext({
    config,
    databaseUrl: database.url,
    log: options.log ?? createLog(config.logLevel, 'stderr'),
    onAnswer: (operationId, status) => void answers.add(`${operationId} ${status}`),
    onChecked: createNoteAbsent(await combinedDocument(), absent),
    ...(clock && { clock }),
  })
  listener = createListener(opened, { messages })
  let running: Running | undefined = { server, ctx: opened }
  return {
    url,
    root: `${url}/api`,
    api: await createApi(`${url}/api`),
    get ctx() {
      if (running === undefined) throw new Error('The service is closed.')
      return running.ctx
    },
    credentials,
    database,
    async close() {
      if (running !== undefined) await stop(running)
      // The module of a test file stays, and its service with it, of which nothing large may be left.
      running = undefined
      listener = undefined
      if (sharedWith === undefined) {
        await database.drop()
        await rm(dataDir, { recursive: true, force: true })
      }
      await report({ answers: [...answers], absent: [...absent] })
    },
  }
}

interface Running {
  readonly server: http.Server
  readonly ctx: ProcessContext
}

async function stop({ server, ctx }: Running): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  await closed
  await ctx.close()
}

let combined: ReturnType<typeof loadCombined> | undefined

/** Loaded once for all services of the process. */
const combinedDocument = () => (combined ??= loadCombined())

const makeDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'almanac-data-'))

async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return (server.address() as AddressInfo).port
}

/** Writes one file per service, so that workers need no coordination. */
async function report(seen: Seen): Promise<void> {
  const { folder } = await currentRun()
  await writeFile(path.join(folder, `answers-${randomUUID()}.json`), JSON.stringify(seen))
}
