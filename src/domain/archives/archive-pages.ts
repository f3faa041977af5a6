import type { Database } from '../../data/database/database.ts'
import { every, notSticky, sticky } from '../../data/entries/entry-filters.ts'
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

/** The most sticky posts shown at the top. */
const MAX_STICKY = 10

/**
 * Reads one page, newest first; undefined beyond the last one. Sticky posts are at the top of the
 * first page of the latest posts, and not repeated on other pages.
 */
export async function readArchivePage(
  database: Database,
  archive: Archive,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ArchivePage | undefined> {
  const latest = archive.place.kind === 'latest'
  const where = latest ? every([archive.where, notSticky]) : archive.where
  // Archives have posts only, which are flat.
  const window = {
    flat: isFlat(archive),
    orderBy: byDate('desc'),
    limit: perPage,
    offset: (page - 1) * perPage,
  }
  const [onTop, entries, total] = await Promise.all([
    latest && page === 1
      ? listEntries(database, {
          where: every([archive.where, sticky]),
          flat: true,
          orderBy: byDate('desc'),
          limit: MAX_STICKY,
          offset: 0,
        })
      : [],
    listEntries(database, {
      ...entriesOf(archive),
      where,
      ...window,
      ...(latest && { listing: undefined }),
    }),
    totalOf(database, archive),
  ])
  const pages = Math.max(1, Math.ceil(total / perPage))
  return page > pages ? undefined : { entries: [...onTop, ...entries], page, pages }
}

/**
 * Counts the entries of an archive without the sticky ones at the top. Those are few and indexed,
 * so that the rest need not be counted.
 */
async function totalOf(database: Database, archive: Archive): Promise<number> {
  const [all, onTop] = await Promise.all([
    countEntries(database, entriesOf(archive)),
    archive.place.kind === 'latest'
      ? countEntries(database, { where: every([archive.where, sticky]) })
      : 0,
  ])
  return all - onTop
}

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
