/**
 * The database server of a test run, in a process of its own so that it ends with the run however
 * that ends: when the run's process disappears, the channel between the two closes.
 */
import { chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../../src/data/embedded/server.ts'
import { createLog } from '../../src/logging.ts'
import { administer } from './database.ts'
import type { TestRun } from './run.ts'
import { createTemplate } from './template.ts'

export type ServerMessage = { readonly runFile: string } | { readonly error: string }

/** What has to be undone at the end, latest first. */
const undo: (() => Promise<unknown>)[] = []

async function start(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-test-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? (await startServer(folder))
  const template = await createTemplate(adminUrl)
  undo.push(template.drop)
  const run: TestRun = {
    adminUrl,
    folder,
    template: template.name,
    credentials: template.credentials,
  }
  const runFile = path.join(folder, 'run.json')
  await writeFile(runFile, JSON.stringify(run))
  return runFile
}

async function startServer(folder: string): Promise<string> {
  // Root's server runs as another user, who has to be able to enter.
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const server = await startEmbedded({ dataDir, log: createLog('warn', 'stderr') })
  const home = await realpath(path.join(dataDir, 'postgres'))
  // It lives elsewhere when the temporary folder itself is closed to others.
  undo.push(() => rm(home, { recursive: true, force: true }))
  undo.push(() => server.stop())
  // Nothing of a test database has to outlive a power failure.
  await administer(
    server.url,
    'ALTER SYSTEM SET fsync = off',
    'ALTER SYSTEM SET synchronous_commit = off',
    'ALTER SYSTEM SET full_page_writes = off',
    'SELECT pg_reload_conf()',
  )
  return server.url
}

let ending: Promise<void> | undefined

/** Undoes what was started, also when the run ends while the server is still on its way up. */
function finish(): void {
  ending ??= starting.then(undoAll, undoAll).then(() => process.exit())
}

async function undoAll(): Promise<void> {
  for (const step of undo.toReversed()) await step().catch(console.error)
}

function tell(message: ServerMessage, told: () => void): void {
  if (process.connected) process.send?.(message, told)
  else told()
}

process.on('disconnect', finish)
process.on('message', finish)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, finish)

const starting = start()
starting.then(
  (runFile) => tell({ runFile }, () => undefined),
  (error: unknown) =>
    tell({ error: error instanceof Error ? (error.stack ?? '') : String(error) }, finish),
)
