import { createHash } from 'node:crypto'
import {
  findImported,
  findVersions,
  storeImported,
  storeProgress,
  type ImportedItem,
} from '../../../data/site-imports.ts'
import { atomically } from '../../../data/joined.ts'
import { storeRedirect } from '../../../data/redirects.ts'
import { OutgoingError } from '../../../outgoing/errors.ts'
import { DomainError } from '../../errors.ts'
import { pathOf } from './addresses.ts'
import { readItem, type ReadItem } from './read-item.ts'
import type { NamedKind } from './kinds.ts'
import { BrokenList, calendarEvents, listPages } from './source.ts'
import { skip, type KindSummary } from './summary.ts'
import { ItemRefused, type Work, type Written } from './work.ts'
import { writeItem } from './write-item.ts'

export interface SiteImportOptions {
  /** Nothing is written and no file is fetched. */
  readonly dryRun: boolean
  /** What was changed here takes the form that it has there. */
  readonly overwrite: boolean
  readonly report: (line: string) => void
}

/** Files are fetched a few at a time; everything else is written one after the other. */
const FILES_AT_ONCE = 3

/** Brings all items of a kind, page by page, behind those that were done before. */
export async function bringKind(
  work: Work,
  kind: NamedKind,
  donePages: number,
  wishes: SiteImportOptions,
  summary: KindSummary,
): Promise<void> {
  let seen = donePages * 100
  try {
    for await (const page of listPages(work.source, kind, donePages + 1)) {
      await bringPage(work, kind, page.items, wishes, summary)
      if (!wishes.dryRun) {
        await storeProgress(work.site.database, work.importId, kind.name, page.number)
      }
      seen += page.items.length
      wishes.report(`${kind.name}: ${seen} of ${Math.max(page.total, seen)}`)
    }
  } catch (error) {
    if (!(error instanceof BrokenList || error instanceof OutgoingError)) throw error
    summary.broken = error.message
    wishes.report(`${kind.name}: ${error.message}`)
  }
}

async function bringPage(
  work: Work,
  kind: NamedKind,
  items: readonly unknown[],
  wishes: SiteImportOptions,
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
  const events = kind.name === 'cal_events' ? await calendarEvents(work.source, ids) : new Map()
  const queue = read.map((each) => {
    const event = events.get(each.item.id)
    return { ...each, ...(event !== undefined && { event }) }
  })
  const bringNext = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await bringItem(work, kind, next, { known, versions, wishes, summary })
    }
  }
  const lanes = kind.name === 'media' ? FILES_AT_ONCE : 1
  await Promise.all(Array.from({ length: lanes }, bringNext))
}

interface Bringing {
  readonly known: ReadonlyMap<number, ImportedItem>
  readonly versions: ReadonlyMap<number, number>
  readonly wishes: SiteImportOptions
  readonly summary: KindSummary
}

async function bringItem(
  work: Work,
  kind: NamedKind,
  read: ReadItem,
  { known, versions, wishes, summary }: Bringing,
): Promise<void> {
  const { id } = read.item
  const before = known.get(id)
  const sourceHash = hashOf(read)
  const version = before && versions.get(before.ownId)
  if (before !== undefined && !wishes.overwrite) {
    // What was removed here stays so, as does what was changed.
    if (version !== before.ownVersion) return void summary.kept++
  }
  const isSame = before?.sourceHash === sourceHash && version === before.ownVersion
  if (isSame) return void summary.unchanged++
  if (read.event?.occurrence !== undefined && read.event.occurrence.series !== id) {
    return skip(summary, id, 'is a changed time of a series')
  }
  const there = version === undefined ? undefined : before
  if (!wishes.dryRun) {
    try {
      await store(work, kind, read, sourceHash, there)
    } catch (error) {
      if (!isExpected(error)) throw error
      return skip(summary, id, error instanceof Error ? error.message : '')
    }
  }
  if (there === undefined) summary.made++
  else summary.updated++
}

const isExpected = (error: unknown): boolean =>
  error instanceof ItemRefused || error instanceof DomainError || error instanceof OutgoingError

const hashOf = ({ item, event }: ReadItem): string =>
  createHash('sha256')
    .update(JSON.stringify([item, event ?? null]))
    .digest('hex')

/** The item and the note of what it has become are written together, or neither is. */
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
    atomically(site.database, async (database) => {
      const result = await write(database)
      const { ownId, files = {}, pending = null } = result
      const item = { originId, ownId, sourceHash, address, files, pending }
      await storeImported(database, importId, kind.name, kind.table, item)
      const target = targetOf(kind, result)
      const leads = target !== undefined && address !== '' && address !== result.ownPath
      if (leads) await storeRedirect(database, { path: address, target })
      return result
    }),
  )
  work.noteOwn(kind.name, originId, written.ownId)
}

function targetOf({ table }: NamedKind, { ownId, ownPath = '' }: Written) {
  if (table === 'entries') return { entryId: ownId }
  return ownPath === '' ? undefined : { address: `${ownPath}/` }
}
