import {
  beginSiteImport,
  findSiteImport,
  finishSiteImport,
  loadOwnIds,
  type ImportProgress,
} from '../../../data/imports/site-imports.ts'
import { importKind, type SiteImportOptions } from './import-kind.ts'
import { SourceError } from './discover.ts'
import { kinds, type KindName, type NamedKind } from './kinds.ts'
import { withRetry } from './retry.ts'
import { resolvePending } from './resolve-pending.ts'
import type { Source } from './source.ts'
import { emptySummary, type KindSummary, type Summary } from './summary.ts'
import type { Work } from './work.ts'

/** What the command provides. */
export type ImportSetup = Pick<Work, 'site' | 'send' | 'source' | 'remote' | 'caller'>

export interface SiteImportResult {
  readonly summary: Summary
  /** Whether this run continued an interrupted one. */
  readonly resumed: boolean
  /** Whether every list was read to its end. */
  readonly whole: boolean
}

/**
 * Imports everything from another site with this API. Items of earlier imports are updated when
 * they have changed on the source site; local changes are kept.
 * @throws SourceError, OutgoingError
 */
export async function importSite(
  setup: ImportSetup,
  options: SiteImportOptions,
): Promise<SiteImportResult> {
  await requireSignIn(setup.source)
  const { database } = setup.site
  const run = options.dryRun
    ? await findPreviousRun(setup)
    : await beginSiteImport(database, runKey(setup.source, options), setup.site.clock())
  const ids = await loadOwnIds(database, run.id)
  const work: Work = {
    ...setup,
    importId: run.id,
    localIdOf: (kind, originId) => ids.get(kind)?.get(originId),
    setLocalId(kind, originId, localId) {
      ids.set(kind, (ids.get(kind) ?? new Map<number, number>()).set(originId, localId))
    },
  }
  const summary: Summary = {}
  for (const kind of kinds) {
    const done = options.dryRun ? 0 : (run.progress[kind.name] ?? 0)
    await importKind(work, kind, done, options, summaryOf(summary, kind.name))
  }
  if (!options.dryRun) await resolveAllPending(work, summary)
  const whole = Object.values(summary).every(({ broken }) => broken === '')
  if (whole && !options.dryRun) await finishSiteImport(database, run.id, setup.site.clock())
  return { summary, resumed: run.resumed, whole }
}

/** A run is resumed only when its lists have the same pages and its items are treated alike. */
function runKey({ apiRoot, signedIn }: Source, { overwrite }: SiteImportOptions) {
  const manner = [signedIn ? 'edit' : 'view', ...(overwrite ? ['overwrite'] : [])].join(' ')
  return { origin: apiRoot, manner }
}

async function resolveAllPending(work: Work, summary: Summary): Promise<void> {
  // Links to a page are final only when all pages have their parents.
  const order: readonly NamedKind[] = kinds
  for (const kind of order) await resolvePending(work, kind, summaryOf(summary, kind.name))
}

function summaryOf(summary: Summary, name: KindName): KindSummary {
  return (summary[name] ??= emptySummary())
}

interface Run {
  readonly id: number
  readonly progress: ImportProgress
  readonly resumed: boolean
}

/** Finds the last run, to compare with in a dry run. */
async function findPreviousRun({ site, source }: ImportSetup): Promise<Run> {
  return { id: await findSiteImport(site.database, source.apiRoot), progress: {}, resumed: false }
}

/** Checks the credentials once before the import, which otherwise every list would reject. */
async function requireSignIn({ remote, apiRoot, signedIn }: Source): Promise<void> {
  if (!signedIn) return
  const { status } = await withRetry(() => remote.get(`${apiRoot}/core/v2/users/me`, 1024 ** 2))
  if (status !== 200) throw new SourceError(`The site rejected the credentials (${status}).`)
}
