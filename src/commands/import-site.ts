import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { createApi } from '../api.ts'
import { createContext, inBackground, type AppContext } from '../context.ts'
import { recordAuditEvent } from '../data/audit/audit-events.ts'
import { withExclusiveLock } from '../data/database/exclusive-lock.ts'
import { findFirstAdministrator } from '../data/users/user-reader.ts'
import { callerOf, type Caller } from '../domain/accounts/caller.ts'
import { siteWithin } from '../domain/site/in-one-commit.ts'
import { discoverApi, SourceError } from '../domain/transfer/site/discover.ts'
import { importSite, type SiteImportResult } from '../domain/transfer/site/import-site.ts'
import type { SendLocal } from '../domain/transfer/site/work.ts'
import { readItem } from '../http/batch.ts'
import { OperatorError } from '../operator-error.ts'
import { OutgoingError } from '../adapters/outgoing/outgoing-error.ts'
import { createRemoteSite } from '../adapters/outgoing/remote-site.ts'
import { printResult, runCommand } from './run-command.ts'
import { table } from './table.ts'

export interface SiteImportOptions {
  readonly user?: string
  readonly appPassword?: boolean
  readonly dryRun?: boolean
  readonly overwrite?: boolean
  readonly json?: boolean
}

export function addImportSiteCommand(group: Command): void {
  group
    .command('site')
    .description('import the content of another site with this API')
    .argument('<url>', 'address of the site')
    .option(
      '--user <login>',
      'sign in as this user, with the application password in IMPORT_APP_PASSWORD',
    )
    .option('--app-password', 'read the application password from standard input instead')
    .option('--overwrite', 'overwrite local changes since the last import')
    .option('--dry-run', 'report what would be done, without writing anything')
    .option('--json', 'answer in JSON')
    .action((url: string, options: SiteImportOptions) => runImport(url, options))
}

function runImport(url: string, options: SiteImportOptions): Promise<void> {
  return runCommand(async ({ config, databaseUrl, log }) => {
    const ctx = await createContext({ config, databaseUrl, log })
    try {
      const acting = inBackground(ctx, 'cli')
      const { dryRun = false } = options
      const outcome = await importSiteFrom({ ctx: acting, databaseUrl, report }, url, options)
      if (!dryRun) await recordImport(acting, url)
      printResult(options.json, { url, dry_run: dryRun, ...outcome }, formatResult(outcome, dryRun))
      if (!outcome.whole) process.exitCode = 1
    } catch (error) {
      throw asOperatorError(error)
    } finally {
      await ctx.close()
    }
  })
}

function recordImport({ database }: AppContext, url: string): Promise<void> {
  const { origin, pathname } = new URL(url)
  return database.transact((tx) =>
    recordAuditEvent(tx, {
      kind: 'site_imported',
      objectType: 'site',
      details: { source: `${origin}${pathname}`.slice(0, 500) },
    }),
  )
}

/** The failure of a source in one line; of a refused address with how to permit it. */
function asOperatorError(error: unknown): unknown {
  if (error instanceof SourceError) return new OperatorError(error.message)
  if (!(error instanceof OutgoingError)) return error
  const hint = ' OUTGOING_ALLOW=address:port permits one that is not public.'
  return new OperatorError(error.message + (error.reason === 'refused' ? hint : ''))
}

export interface SiteTarget {
  readonly ctx: AppContext
  readonly databaseUrl: string
  readonly report: (line: string) => void
}

/**
 * Imports another site into this one, one run at a time.
 * @throws OperatorError, SourceError, OutgoingError
 */
export async function importSiteFrom(
  { ctx, databaseUrl, report }: SiteTarget,
  url: string,
  { user, appPassword = false, dryRun = false, overwrite = false }: SiteImportOptions,
): Promise<SiteImportResult> {
  if (!URL.canParse(url)) throw new OperatorError(`"${url}" is not a valid address.`)
  const caller = await findImportCaller(ctx)
  const password = user === undefined ? undefined : await readPassword(ctx, appPassword)
  const remote = createRemoteSite({
    allow: ctx.config.outgoing.allow,
    userAgent: `Almanac (+${ctx.siteUrl})`,
    ...(user !== undefined &&
      password !== undefined && {
        credentials: { origin: new URL(url).origin, user, password },
      }),
  })
  const found = await discoverApi(remote, url)
  if (found.apiRoot === ctx.apiUrl)
    throw new OperatorError('This is the address of the site itself.')
  const source = { ...found, remote, signedIn: user !== undefined }
  const setup = { site: ctx, send: createLocalSender(ctx, caller), source, remote, caller }
  const outcome = await withExclusiveLock(databaseUrl, `site import ${found.apiRoot}`, () =>
    importSite(setup, { dryRun, overwrite, report }),
  )
  if (outcome === undefined)
    throw new OperatorError('An import from this site is already in progress.')
  return outcome
}

const report = (line: string): void => void process.stderr.write(`${line}\n`)

/** Returns a caller who may write everything except scripts, which are never imported. */
async function findImportCaller({ database }: AppContext): Promise<Caller> {
  const row = await findFirstAdministrator(database)
  if (row === undefined) throw new OperatorError('The site has no administrator.')
  const caller = callerOf(row)
  const capabilities = new Set(caller.capabilities)
  capabilities.delete('unfiltered_html')
  return { ...caller, capabilities }
}

/** Reads the password; as an argument, everybody on the machine could see it. */
async function readPassword({ config }: AppContext, fromInput: boolean): Promise<string> {
  const setup = fromInput ? (await text(process.stdin)).trim() : config.importAppPassword
  if (setup !== undefined && setup !== '') return setup
  throw new OperatorError('--user requires the application password in IMPORT_APP_PASSWORD.')
}

/** Sends requests in process, like those of a batch. */
function createLocalSender(ctx: AppContext, caller: Caller): SendLocal {
  const { ask } = createApi(ctx)
  return async (database, method, path, body) => {
    const context = await siteWithin(ctx, database)
    const item = readItem({ method, path, ...(body && { body }) }, { remoteAddress: '127.0.0.1' })
    if ('refused' in item) return item.refused
    return ask(item.request, caller, { context })
  }
}

/** The most skipped items to print; `--json` has more. */
const MAX_SHOWN = 50

function formatResult({ summary, resumed, whole }: SiteImportResult, dryRun: boolean): string[] {
  const rows = Object.entries(summary).map(([kind, counts]) => [
    kind,
    ...[counts.made, counts.updated, counts.unchanged, counts.kept, counts.skippedCount].map(
      String,
    ),
  ])
  const skipped = Object.entries(summary).flatMap(([kind, counts]) =>
    counts.skipped.map(({ id, why }) => `${kind} ${id}: ${why}`),
  )
  const broken = Object.entries(summary).flatMap(([kind, counts]) =>
    counts.broken === '' ? [] : [`${kind} is not complete: ${counts.broken}`],
  )
  return [
    ...(resumed ? ['Continued the interrupted last run.'] : []),
    ...table([['KIND', 'NEW', 'UPDATED', 'SAME', 'KEPT', 'SKIPPED'], ...rows]),
    ...skipped.slice(0, MAX_SHOWN),
    ...(skipped.length > MAX_SHOWN ? [`and ${skipped.length - MAX_SHOWN} more`] : []),
    ...broken,
    ...(dryRun ? ['Nothing was written.'] : []),
    ...(whole ? [] : ['Run the command again to continue.']),
  ]
}
