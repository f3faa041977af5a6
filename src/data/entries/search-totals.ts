/**
 * How many entries searches find. To find all takes long where they are many, and words come and go
 * with every text that is written. So what finds many is kept as the set of their ids, and after a
 * change only the entries that have changed are looked at again.
 */
import { sql } from 'kysely'
import { createCache, type Cache } from '../../cache/cache.ts'
import { builder } from '../database/builder.ts'
import type { ChangeNotices } from '../database/change-notices.ts'
import { narrowing, type Database } from '../database/database.ts'
import { keysOf, type Narrowed } from '../database/dependencies.ts'
import { anyOf, type Condition } from '../database/expressions.ts'
import type { Reading } from '../database/reading.ts'
import { ofList, type ListedEntries } from './entry-dependencies.ts'
import type { EntryPage } from './entry-pages.ts'
import { countFound, foundIds } from './found-entries.ts'
import { bitsSet, decided, idSetOf, type IdSet, type IdWord } from './id-set.ts'

/** A list of the entries that a search finds. */
export interface Search extends Omit<ListedEntries, 'orderBy'>, Pick<EntryPage, 'texts'> {
  readonly found: Condition
}

/** Fewer are found quickly. */
export const MANY_FOUND = 1000

interface Found {
  readonly total: number
  /** Who they are, once they were many when they were counted again; null if that takes too much. */
  readonly ids?: IdSet | null
}

interface CachedSearch {
  readonly reading: Reading
  /** The generation of changes when it was started. */
  readonly since: number
  readonly found: Promise<Found>
  /** Estimated size of the ids. */
  readonly bytes: number
}

/** Estimated size of a promise, its waiters and its dependencies. */
const SEARCH_BYTES = 400
const LONGEST_KEY = 4000

const caches = new WeakMap<ChangeNotices, Cache<CachedSearch>>()

const createSearches = (): Cache<CachedSearch> =>
  createCache({
    name: 'totals of searches',
    sizeOf: ({ reading, bytes }) => SEARCH_BYTES + reading.bytes + bytes,
  })

/** A place in the cache; undefined while nothing may be cached. */
interface Place {
  readonly known: CachedSearch | undefined
  readonly keep: (search: CachedSearch) => void
}

function placeOf({ changes }: Database, search: Search): Place | undefined {
  const key = keyOf(search)
  if (!changes.connected || key.length > LONGEST_KEY) return undefined
  const cache = caches.get(changes) ?? createSearches()
  caches.set(changes, cache)
  return {
    known: cache.get(key),
    keep(kept) {
      cache.set(key, kept)
      const resized = kept.found.then(({ ids }) => {
        if (!ids || cache.get(key) !== kept) return
        cache.set(key, { ...kept, bytes: ids.words.byteLength })
      })
      resized.catch(() => cache.delete(key))
    },
  }
}

/** The stored words for a text may become more, which makes it no other search. */
function keyOf({ where, found, sought }: Search): string {
  const conditions = builder
    .selectFrom('entries as e')
    .select('e.id')
    .$if(sought === undefined, (all) => all.where(found))
    .where(where)
    .compile()
  return JSON.stringify([conditions.sql, conditions.parameters, sought])
}

const countingOf = ({ where, found }: Search) =>
  builder.selectNoFrom(sql<number>`${countFound({ found, where })}`.as('total'))

const dependenciesOf = (search: Search, narrowed: Narrowed): string[] =>
  keysOf(countingOf(search).compile().sql, narrowed)

/** The number of entries found; cached until it may change. */
export async function countSearch(database: Database, search: Search): Promise<number> {
  const narrowed = ofList(search)
  const keys = dependenciesOf(search, narrowed)
  database.reading?.note(keys)
  const place = placeOf(database, search)
  const own = narrowing(database, () => narrowed)
  if (place === undefined) return (await countAll(own, search)).total
  const { known, keep } = place
  if (known?.reading.holds() === true) return (await known.found).total
  const { changes } = database
  const changed = known && changedSince(changes, known)
  const reading = changes.begin()
  reading.note(keys)
  const found = findAgain(own, search, known, changed)
  keep({ reading, since: changes.generation(), found, bytes: known?.bytes ?? 0 })
  return (await found).total
}

/**
 * Caches the number of entries found that another statement returns with its rows.
 * @returns takes the total; to be created before that statement is sent
 */
export function totalBeside(database: Database, search: Search): (total: number) => void {
  const { changes } = database
  const place = placeOf(database, search)
  const reading = changes.begin()
  reading.note(dependenciesOf(search, ofList(search)))
  const since = changes.generation()
  return (total) => {
    // Ids are of more use.
    if (place === undefined || (place.known?.bytes ?? 0) > 0) return
    place.keep({ reading, since, found: Promise.resolve({ total }), bytes: 0 })
  }
}

/** The number when it was last counted, which may have changed since; undefined if that is not known. */
export async function latestTotal(database: Database, search: Search): Promise<number | undefined> {
  const found = placeOf(database, search)?.known?.found
  return (await found?.catch(() => undefined))?.total
}

/** Changes that concern a search only by the entries that have changed. */
const OF_ENTRIES = /^(?:list|fragments|texts):/

/**
 * The entries that have changed since a search, if nothing else has that it depends on. Where none
 * is known, what has changed cannot have been of single entries.
 */
function changedSince(
  changes: ChangeNotices,
  { reading, since }: CachedSearch,
): readonly number[] | undefined {
  const others = [...reading.keys].filter((key) => !OF_ENTRIES.test(key))
  if (!changes.unchangedSince(since, others)) return undefined
  const entries = changes.changedEntries(since)
  return entries?.length === 0 ? undefined : entries
}

/** Sets with higher ids are not kept: they would take more than four megabytes. */
const LARGEST_KEPT_ID = 2 ** 25 - 1

const isKept = (id: number): boolean => id <= LARGEST_KEPT_ID

/** Of more changed entries, as many are looked at again as a search may find. */
const MOST_CHANGED = 1000

async function findAgain(
  database: Database,
  search: Search,
  known: CachedSearch | undefined,
  changed: readonly number[] | undefined,
): Promise<Found> {
  const { texts } = search
  const before = await known?.found.catch(() => undefined)
  const many = before !== undefined && before.total >= MANY_FOUND
  if (!many || texts === undefined) return countAll(database, search)
  if (before.ids === null) return { ...(await countAll(database, search)), ids: null }
  const few = changed !== undefined && changed.length <= MOST_CHANGED && changed.every(isKept)
  if (before.ids === undefined || !few) return findAll(database, search)
  const present = await foundAmong(database, search, texts, changed)
  const ids = decided(before.ids, changed, present)
  return { total: ids.size, ids }
}

async function countAll(database: Database, search: Search): Promise<Found> {
  const { rows } = await database.searches().executeQuery(countingOf(search).compile())
  return { total: rows[0]?.total ?? 0 }
}

async function findAll(database: Database, search: Search): Promise<Found> {
  const words = builder
    .selectFrom(foundIds({ ...search, orderBy: undefined }).as('found'))
    .select([
      sql<number>`found.id >> 5`.as('word'),
      sql<number>`bit_or(1 << (found.id & 31))`.as('bits'),
    ])
    .groupBy('word')
  const { rows } = await database.searches().executeQuery(words.compile())
  return foundOf(rows)
}

function foundOf(words: readonly IdWord[]): Found {
  if (!words.every(({ word }) => isKept(word << 5))) {
    return { total: words.reduce((sum, { bits }) => sum + bitsSet(bits), 0), ids: null }
  }
  const ids = idSetOf(words)
  return { total: ids.size, ids }
}

async function foundAmong(
  { db }: Database,
  { where }: Search,
  texts: Condition,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const among = db
    .selectFrom('entries as e')
    .select('e.id')
    .where('e.id', '=', anyOf(ids))
    .where(where)
    .where(texts)
  return new Set((await among.execute()).map(({ id }) => id))
}
