import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { createApi } from '../api.ts'
import { createContext, type AppContext } from '../context.ts'
import { exclusively } from '../data/exclusive.ts'
import { findFirstAdministrator } from '../data/user-reader.ts'
import { callerOf, type Caller } from '../domain/accounts/caller.ts'
import { discoverApi, SourceRefused } from '../domain/transfer/site/discover.ts'
import { importSite, type SiteImported } from '../domain/transfer/site/import-site.ts'
import type { SendOwn } from '../domain/transfer/site/work.ts'
import { readItem } from '../http/batch.ts'
import { OperatorError } from '../lifecycle/failure.ts'
import { OutgoingError } from '../outgoing/errors.ts'
import { createRemoteSite } from '../outgoing/remote-site.ts'
import { answer, runCommand } from './run-command.ts'
import { table } from './table.ts'

/** What the command takes. */
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
    .description('bring the content of another site that speaks this interface')
    .argument('<url>', 'address of the site')
    .option('--user <login>', 'sign in there, with the application password in IMPORT_APP_PASSWORD')
    .option('--app-password', 'read the application password from standard input instead')
    .option('--overwrite', 'let go of what was changed here since the last time')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--json', 'answer in JSON')
    .action((url: string, options: SiteImportOptions) => bring(url, options))
}

function bring(url: string, options: SiteImportOptions): Promise<void> {
  return runCommand(async ({ config, databaseUrl, log }) => {
    const ctx = await createContext({ config, databaseUrl, log })
    try {
      const outcome = await bringSite({ ctx, databaseUrl, tell }, url, options)
      const { dryRun = false } = options
      answer(options.json, { url, dry_run: dryRun, ...outcome }, linesOf(outcome, dryRun))
      if (!outcome.whole) process.exitCode = 1
    } catch (error) {
      const expected = error instanceof SourceRefused || error instanceof OutgoingError
      throw expected ? new OperatorError(error.message) : error
    } finally {
      await ctx.close()
    }
  })
}

export interface SiteTarget {
  readonly ctx: AppContext
  readonly databaseUrl: string
  readonly tell: (line: string) => void
}

/**
 * Brings another site into this one, one run at a time.
 * @throws OperatorError, SourceRefused, OutgoingError
 */
export async function bringSite(
  { ctx, databaseUrl, tell }: SiteTarget,
  url: string,
  { user, appPassword = false, dryRun = false, overwrite = false }: SiteImportOptions,
): Promise<SiteImported> {
  if (!URL.canParse(url)) throw new OperatorError(`"${url}" is no address of a site.`)
  const caller = await importer(ctx)
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
  if (found.apiRoot === ctx.apiUrl) throw new OperatorError('That is this site itself.')
  const source = { ...found, remote, signedIn: user !== undefined }
  const given = { site: ctx, send: sendOwn(ctx, caller), source, remote, caller }
  const outcome = await exclusively(databaseUrl, `site import ${found.apiRoot}`, () =>
    importSite(given, { dryRun, overwrite, report: tell }),
  )
  if (outcome === undefined) throw new OperatorError('An import from this site is under way.')
  return outcome
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`)

/** Somebody who may write everything. Scripts of another site are nobody's to bring. */
async function importer({ database }: AppContext): Promise<Caller> {
  const row = await findFirstAdministrator(database)
  if (row === undefined) throw new OperatorError('The site has no administrator.')
  const caller = callerOf(row)
  const capabilities = new Set(caller.capabilities)
  capabilities.delete('unfiltered_html')
  return { ...caller, capabilities }
}

/** On a command line it could be read by everybody on the machine. */
async function readPassword({ config }: AppContext, fromInput: boolean): Promise<string> {
  const given = fromInput ? (await text(process.stdin)).trim() : config.importAppPassword
  if (given !== undefined && given !== '') return given
  throw new OperatorError('--user takes the application password in IMPORT_APP_PASSWORD.')
}

/** Requests in process, as batches make them. */
function sendOwn(ctx: AppContext, caller: Caller): SendOwn {
  const { ask } = createApi(ctx)
  return async (database, method, path, body) => {
    const settings = await ctx.settings()
    const context: AppContext = { ...ctx, database, settings: () => Promise.resolve(settings) }
    const item = readItem({ method, path, ...(body && { body }) }, '127.0.0.1')
    if ('refused' in item) return item.refused
    return ask(item.request, caller, { context })
  }
}

/** How many of those that were skipped people are told of; `--json` has more. */
const TOLD = 50

function linesOf({ summary, resumed, whole }: SiteImported, dryRun: boolean): string[] {
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
    ...(resumed ? ['Went on where the last run broke off.'] : []),
    ...table([['KIND', 'NEW', 'UPDATED', 'SAME', 'KEPT', 'SKIPPED'], ...rows]),
    ...skipped.slice(0, TOLD),
    ...(skipped.length > TOLD ? [`and ${skipped.length - TOLD} more`] : []),
    ...broken,
    ...(dryRun ? ['Nothing was written.'] : []),
    ...(whole ? [] : ['Run the command again to go on.']),
  ]
}
