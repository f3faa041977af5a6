/**
 * Runs the database server of a test run in a separate process, which ends with the run even when
 * that is killed, because then the IPC channel closes.
 */
import { chmod, realpath, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { startEmbedded } from '../../src/data/embedded/server.ts'
import { createLog } from '../../src/adapters/log/logging.ts'
import { administer } from './database.ts'
import type { TestRun } from './run.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { createTemplate } from './template.ts'

export type ServerMessage = { readonly runFile: string } | { readonly error: string }

/** Cleanup steps, run in reverse order. */
const cleanup: (() => Promise<unknown>)[] = []

async function start(): Promise<string> {
  const folder = await makeScratchFolder('almanac-test-')
  cleanup.push(() => rm(folder, { recursive: true, force: true }))
  const adminUrl = process.env['TEST_DATABASE_URL'] ?? (await startServer(folder))
  const template = await createTemplate(adminUrl)
  cleanup.push(template.drop)
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
  // When root runs the tests, the server has another user, who needs access.
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const server = await startEmbedded({ dataDir, log: createLog('warn', 'stderr') })
  const home = await realpath(path.join(dataDir, 'postgres'))
  // It is elsewhere when others have no access to the temporary folder.
  cleanup.push(() => rm(home, { recursive: true, force: true }))
  cleanup.push(() => server.stop())
  // Test databases need no durability.
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

/** Cleans up, also when the run ends while the server is starting. */
function finish(): void {
  ending ??= starting.then(runCleanup, runCleanup).then(() => process.exit())
}

async function runCleanup(): Promise<void> {
  for (const step of cleanup.toReversed()) await step().catch(console.error)
}

function sendMessage(message: ServerMessage, done: () => void): void {
  if (process.connected) process.send?.(message, done)
  else done()
}

process.on('disconnect', finish)
process.on('message', finish)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, finish)

const starting = start()
starting.then(
  (runFile) => sendMessage({ runFile }, () => undefined),
  (error: unknown) =>
    sendMessage({ error: error instanceof Error ? (error.stack ?? '') : String(error) }, finish),
)
