import { createHash } from 'node:crypto'
import {
  findImported,
  findVersions,
  storeImported,
  storeProgress,
  type ImportedItem,
} from '../../../data/imports/site-imports.ts'
import { inOneCommit } from '../../../data/database/nested-transaction.ts'
import { storeRedirect } from '../../../data/entries/redirects.ts'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import { DomainError } from '../../errors/errors.ts'
import { pathOf } from './addresses.ts'
import { readItem, type ReadItem } from './read-item.ts'
import type { NamedKind } from './kinds.ts'
import { IncompleteList, fetchCalendarEvents, listPages } from './source.ts'
import { skip, type KindSummary } from './summary.ts'
import { ItemRefused, type Work, type Written } from './work.ts'
import { writeItem } from './write-item.ts'

export interface SiteImportOptions {
  /** Writes nothing and downloads no file. */
  readonly dryRun: boolean
  /** Overwrites local changes. */
  readonly overwrite: boolean
  readonly report: (line: string) => void
}

/** Parallel downloads of media files; all other items are written one by one. */
const MAX_DOWNLOADS = 3

/** Imports the items of a kind page by page, after the pages that an earlier run has finished. */
export async function importKind(
  work: Work,
  kind: NamedKind,
  donePages: number,
  options: SiteImportOptions,
  summary: KindSummary,
): Promise<void> {
  let seen = donePages * 100
  try {
    for await (const page of listPages(work.source, kind, donePages + 1)) {
      await importPage(work, kind, page.items, options, summary)
      if (!options.dryRun) {
        await storeProgress(work.site.database, work.importId, kind.name, page.number)
      }
      seen += page.items.length
      options.report(`${kind.name}: ${seen} of ${Math.max(page.total, seen)}`)
    }
  } catch (error) {
    if (!(error instanceof IncompleteList || error instanceof OutgoingError)) throw error
    summary.broken = error.message
    options.report(`${kind.name}: ${error.message}`)
  }
}

async function importPage(
  work: Work,
  kind: NamedKind,
  items: readonly unknown[],
  options: SiteImportOptions,
  summary: KindSummary,
): Promise<void> {
  const read = items.flatMap((item) => {
    const result = readItem(kind, item)
    if (!('why' in result)) return [result]
    skip(summary, result.id, result.why)
    return []
  })
  const ids = read.map(({ item }) => item.id)
  const { database } = work.site
  const known = await findImported(database, work.importId, kind.name, ids)
  const ownIds = [...known.values()].map(({ ownId }) => ownId)
  const versions = await findVersions(database, kind.table, ownIds)
  const events =
    kind.name === 'cal_events' ? await fetchCalendarEvents(work.source, ids) : new Map()
  const queue = read.map((each) => {
    const event = events.get(each.item.id)
    return { ...each, ...(event !== undefined && { event }) }
  })
  const importNext = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await importItem(work, kind, next, { known, versions, options, summary })
    }
  }
  const lanes = kind.name === 'media' ? MAX_DOWNLOADS : 1
  await Promise.all(Array.from({ length: lanes }, importNext))
}

interface PageState {
  readonly known: ReadonlyMap<number, ImportedItem>
  readonly versions: ReadonlyMap<number, number>
  readonly options: SiteImportOptions
  readonly summary: KindSummary
}

async function importItem(
  work: Work,
  kind: NamedKind,
  read: ReadItem,
  { known, versions, options, summary }: PageState,
): Promise<void> {
  const { id } = read.item
  const before = known.get(id)
  const sourceHash = hashOf(read)
  const version = before && versions.get(before.ownId)
  if (before !== undefined && !options.overwrite) {
    // Local deletions and changes are kept.
    if (version !== before.ownVersion) return void summary.kept++
  }
  const isSame = before?.sourceHash === sourceHash && version === before.ownVersion
  if (isSame) return void summary.unchanged++
  if (read.event?.occurrence !== undefined && read.event.occurrence.series !== id) {
    return skip(summary, id, 'is a changed occurrence of a series')
  }
  const existing = version === undefined ? undefined : before
  if (!options.dryRun) {
    try {
      await store(work, kind, read, sourceHash, existing)
    } catch (error) {
      if (!isExpected(error)) throw error
      return skip(summary, id, error instanceof Error ? error.message : '')
    }
  }
  if (existing === undefined) summary.made++
  else summary.updated++
}

const isExpected = (error: unknown): boolean =>
  error instanceof ItemRefused || error instanceof DomainError || error instanceof OutgoingError

const hashOf = ({ item, event }: ReadItem): string =>
  createHash('sha256')
    .update(JSON.stringify([item, event ?? null]))
    .digest('hex')

/** Writes the item and its record in one transaction. */
async function store(
  work: Work,
  kind: NamedKind,
  read: ReadItem,
  sourceHash: string,
  before: ImportedItem | undefined,
): Promise<void> {
  const { importId, site } = work
  const originId = read.item.id
  const address = 'link' in read.item ? pathOf(read.item.link) : ''
  const written = await writeItem(work, kind, read, before, (write) =>
    inOneCommit(site.database, async (database) => {
      const result = await write(database)
      const { localId, files = {}, pending = null } = result
      const item = { originId, ownId: localId, sourceHash, address, files, pending }
      await storeImported(database, importId, kind.name, kind.table, item)
      const target = targetOf(kind, result)
      const needsRedirect = target !== undefined && address !== '' && address !== result.localPath
      if (needsRedirect) await storeRedirect(database, { path: address, target })
      return result
    }),
  )
  work.setLocalId(kind.name, originId, written.localId)
}

function targetOf({ table }: NamedKind, { localId, localPath = '' }: Written) {
  if (table === 'entries') return { entryId: localId }
  return localPath === '' ? undefined : { address: `${localPath}/` }
}
