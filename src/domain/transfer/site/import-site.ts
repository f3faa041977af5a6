import {
  beginSiteImport,
  findSiteImport,
  finishSiteImport,
  loadOwnIds,
  type ImportProgress,
} from '../../../data/site-imports.ts'
import { bringKind, type SiteImportOptions } from './bring-kind.ts'
import { SourceRefused } from './discover.ts'
import { kinds, type KindName, type NamedKind } from './kinds.ts'
import { politely } from './politely.ts'
import { settleKind } from './settle.ts'
import type { Source } from './source.ts'
import { emptySummary, type KindSummary, type Summary } from './summary.ts'
import type { Work } from './work.ts'

/** What the command gives; the rest is found out here. */
export type ImportGiven = Pick<Work, 'site' | 'send' | 'source' | 'remote' | 'caller'>

export interface SiteImported {
  readonly summary: Summary
  /** An earlier run had broken off, and this one went on with it. */
  readonly resumed: boolean
  /** Every list was read to its end. */
  readonly whole: boolean
}

/**
 * Brings everything from another site that speaks this interface. What was brought before is found
 * again and changed only where it was changed there; what was changed here stays.
 * @throws SourceRefused, OutgoingError
 */
export async function importSite(
  given: ImportGiven,
  wishes: SiteImportOptions,
): Promise<SiteImported> {
  await requireSignIn(given.source)
  const { database } = given.site
  const run = wishes.dryRun
    ? await findRun(given)
    : await beginSiteImport(database, begun(given.source, wishes), given.site.clock())
  const ids = await loadOwnIds(database, run.id)
  const work: Work = {
    ...given,
    importId: run.id,
    own: (kind, originId) => ids.get(kind)?.get(originId),
    noteOwn(kind, originId, ownId) {
      ids.set(kind, (ids.get(kind) ?? new Map<number, number>()).set(originId, ownId))
    },
  }
  const summary: Summary = {}
  for (const kind of kinds) {
    const done = wishes.dryRun ? 0 : (run.progress[kind.name] ?? 0)
    await bringKind(work, kind, done, wishes, summaryOf(summary, kind.name))
  }
  if (!wishes.dryRun) await settleAll(work, summary)
  const whole = Object.values(summary).every(({ broken }) => broken === '')
  if (whole && !wishes.dryRun) await finishSiteImport(database, run.id, given.site.clock())
  return { summary, resumed: run.resumed, whole }
}

/** A run goes on only where lists have the same pages and items are treated alike. */
function begun({ apiRoot, signedIn }: Source, { overwrite }: SiteImportOptions) {
  const manner = [signedIn ? 'edit' : 'view', ...(overwrite ? ['overwrite'] : [])].join(' ')
  return { origin: apiRoot, manner }
}

async function settleAll(work: Work, summary: Summary): Promise<void> {
  // Links to pages are right only when every page has its parent.
  const order: readonly NamedKind[] = kinds
  for (const kind of order) await settleKind(work, kind, summaryOf(summary, kind.name))
}

function summaryOf(summary: Summary, name: KindName): KindSummary {
  return (summary[name] ??= emptySummary())
}

interface Run {
  readonly id: number
  readonly progress: ImportProgress
  readonly resumed: boolean
}

/** A run that only looks compares with what earlier ones have brought, and notes nothing. */
async function findRun({ site, source }: ImportGiven): Promise<Run> {
  return { id: await findSiteImport(site.database, source.apiRoot), progress: {}, resumed: false }
}

/** A wrong password would be told by every list; one answer says so before anything is done. */
async function requireSignIn({ remote, apiRoot, signedIn }: Source): Promise<void> {
  if (!signedIn) return
  const { status } = await politely(() => remote.get(`${apiRoot}/core/v2/users/me`, 1024 ** 2))
  if (status !== 200) throw new SourceRefused(`The site does not let this user in (${status}).`)
}
