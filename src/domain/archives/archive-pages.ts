import type { Database } from '../../data/database/database.ts'
import type { Condition } from '../../data/database/expressions.ts'
import { every, notSticky, sticky, withoutIds } from '../../data/entries/entry-filters.ts'
import { byDate } from '../../data/entries/entry-orders.ts'
import { countEntries, listEntries, type CountQuery } from '../../data/entries/entry-list-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Archive } from './archive.ts'

export interface ArchivePage {
  readonly entries: readonly EntryRow[]
  /** From 1. */
  readonly page: number
  /** At least 1: the first page exists even if it is empty. */
  readonly pages: number
}

/** What decides which entries an archive has. */
const entriesOf = (archive: Archive): CountQuery => {
  const { where, found, texts, types, searching, listing } = archive
  return { where, found, texts, types, searching, listing }
}

/** A search finds pages too, whose addresses name those above them. */
const isFlat = ({ place }: Archive): boolean => place.kind !== 'search'

/** The most sticky posts shown at the top; the others stay where their dates put them. */
const MAX_STICKY = 10

interface PageNumber {
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

/**
 * Reads one page, newest first; undefined beyond the last one. Sticky posts are at the top of the
 * first page of the latest posts, and not repeated on other pages.
 */
export async function readArchivePage(
  database: Database,
  archive: Archive,
  number: PageNumber,
): Promise<ArchivePage | undefined> {
  const { page, perPage } = number
  const { entries, total } =
    archive.place.kind === 'latest'
      ? await readLatest(database, archive, number)
      : await readPlain(database, archive, number)
  const pages = Math.max(1, Math.ceil(total / perPage))
  return page > pages ? undefined : { entries, page, pages }
}

interface Part {
  readonly entries: readonly EntryRow[]
  /** How many entries the pages share, those at the top not counted. */
  readonly total: number
}

async function readPlain(database: Database, archive: Archive, number: PageNumber): Promise<Part> {
  const [entries, total] = await Promise.all([
    listEntries(database, { ...entriesOf(archive), ...windowOf(archive, number) }),
    countEntries(database, entriesOf(archive)),
  ])
  return { entries, total }
}

/** Sticky posts are few and indexed, so that the rest need not be counted. */
async function readLatest(database: Database, archive: Archive, number: PageNumber): Promise<Part> {
  const onTop = every([archive.where, sticky])
  const readTop = () =>
    listEntries(database, {
      where: onTop,
      flat: true,
      orderBy: byDate('desc'),
      limit: MAX_STICKY,
      offset: 0,
    })
  const readWithout = (others: Condition) =>
    listEntries(database, {
      ...entriesOf(archive),
      ...windowOf(archive, number),
      where: every([archive.where, others]),
      listing: undefined,
    })
  const [top, others, all, stickies] = await Promise.all([
    number.page === 1 ? readTop() : [],
    readWithout(notSticky),
    countEntries(database, entriesOf(archive)),
    countEntries(database, { where: onTop }),
  ])
  if (stickies <= MAX_STICKY) return { entries: [...top, ...others], total: all - stickies }
  const first = number.page === 1 ? top : await readTop()
  const rest = await readWithout(withoutIds(first.map(({ id }) => id)))
  return { entries: [...top, ...rest], total: all - first.length }
}

const windowOf = (archive: Archive, { page, perPage }: PageNumber) => ({
  flat: isFlat(archive),
  orderBy: byDate('desc'),
  limit: perPage,
  offset: (page - 1) * perPage,
})

/** The newest entries of an archive, for a feed. */
export async function readNewest(
  database: Database,
  archive: Archive,
  limit: number,
): Promise<EntryRow[]> {
  return listEntries(database, {
    ...entriesOf(archive),
    flat: isFlat(archive),
    orderBy: byDate('desc'),
    limit,
    offset: 0,
  })
}
