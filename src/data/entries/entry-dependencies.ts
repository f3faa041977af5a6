/** Dependencies of statements that read less than the whole table of entries. */
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import {
  AROUND,
  entriesByKey,
  entriesInKey,
  entryKey,
  fragmentKey,
  listKey,
  textsKey,
  titlesKey,
  titlesKeys,
  TREE,
  wordsKey,
  type Narrowed,
} from '../database/dependencies.ts'
import type { Condition } from '../database/expressions.ts'
import { meaningOf, type EntryListing } from './entry-listing.ts'
import { termsOfOrder } from './entry-orders.ts'
import type { EntryPage } from './entry-pages.ts'
import type { EntryRow } from './entry-row.ts'
import { namedColumns, textOf } from './named-columns.ts'
import { occursInWords } from './sought-words.ts'

/** Tables whose rows accompany entries and change with them. */
const NO_SIDE_TABLES = { entry_digests: [], media: [] } as const satisfies Narrowed

export const ofIds = (ids: readonly number[]) =>
  ({ ...NO_SIDE_TABLES, entries: ids.map(entryKey) }) satisfies Narrowed

/** Dependencies of whether entries with these ids exist and are visible. */
export const visibilityOf = (ids: readonly number[]): Narrowed => {
  const { entries, ...others } = ofIds(ids)
  return { ...others, entries: [...entries, AROUND] }
}

/** A text that entries must contain, or must not if it is excluded. */
export interface SoughtWord {
  /** Folded. */
  readonly text: string
  readonly excluded: boolean
}

/** Describes a list; its condition and order refer to `entries e`. */
export interface ListedEntries
  extends
    Pick<EntryPage, 'where' | 'listing' | 'found' | 'types'>,
    Partial<Pick<EntryPage, 'orderBy'>> {
  /** The search texts, if each of them may occur in any text of an entry. */
  readonly sought?: readonly SoughtWord[] | undefined
  /** All parts of `where` that look at terms, for a list that `listing` does not describe. */
  readonly conditions?: EntryListing['conditions'] | undefined
}

/**
 * Columns whose changes can move entries between lists; the trigger `notify_entries` has the same
 * list. A list that depends on another column expires with every change of an entry.
 */
const MOVING: ReadonlySet<string> = new Set([
  'id',
  'type',
  'status',
  'slug',
  'slug_scope',
  'author_id',
  'parent_id',
  'menu_order',
  'password',
  'date',
  'sticky',
  'comment_status',
  'ping_status',
  'template',
  'format',
  'featured_media',
  'trashed_status',
])

const NOTHING = sql<boolean>``

/** Whether the text of conditions or orders on `entries e` names other columns than those. */
export const looksAtTexts = (text: string): boolean =>
  namedColumns(text).some((column) => !MOVING.has(column))

/** The dependencies of the entries that contain a text: other entries do not affect them. */
function soughtKeys(type: string, { text }: SoughtWord): string[] {
  if (!occursInWords(text)) return [textsKey(type), listKey(type)]
  return [wordsKey(type), fragmentKey(type, text)]
}

function searchKeys(type: string, sought: readonly SoughtWord[]): string[] {
  const wanted = sought.some(({ text, excluded }) => !excluded && occursInWords(text))
  return [...(wanted ? [] : [listKey(type)]), ...sought.flatMap((word) => soughtKeys(type, word))]
}

/** Whether the text of a condition looks at other entries than those that files are attached to. */
export const looksAtOthers = (text: string): boolean => /\bentries\b(?! parent\b)/.test(text)

const looksAtParents = (text: string): boolean => /\bentries parent\b/.test(text)

/** The terms named in a condition; undefined if it may use others. */
function termsOf(condition: Condition): readonly number[] | undefined {
  const meaning = meaningOf(condition)
  const terms = meaning?.terms ?? (meaning?.except && meaningOf(meaning.except)?.terms)
  if (terms !== undefined) return terms.flat().flatMap(({ ids }) => ids)
  return /\bentry_terms\b/.test(textOf(condition)) ? undefined : []
}

function termsOfAll(conditions: EntryListing['conditions']): number[] | undefined {
  const terms: number[] = []
  for (const condition of conditions) {
    const named = termsOf(condition)
    if (named === undefined) return undefined
    terms.push(...named)
  }
  return terms
}

/** The author of all entries of a list, if it has only one. */
const authorOfList = (listing: EntryListing | undefined): number | undefined =>
  listing?.conditions.map(meaningOf).find((meaning) => meaning?.author !== undefined)?.author

const typesOf = ({ types, listing }: Pick<ListedEntries, 'types' | 'listing'>) =>
  types ?? (listing && [listing.type])

/** Dependencies of a list besides the entries that it shows, however it is read. */
export function ofList(list: ListedEntries): Narrowed {
  const { where, found, orderBy = NOTHING, listing, sought = [] } = list
  const conditions = listing?.conditions ?? list.conditions
  const types = typesOf(list)
  const titled = 'ofTitles' in orderBy
  const text = textOf(titled ? where : sql`${where} ${termsOfOrder(orderBy)}`)
  // A condition on other entries may depend on anything.
  if (types === undefined || looksAtOthers(text)) return {}
  const terms = conditions && termsOfAll(conditions)
  const within = listing !== undefined && terms !== undefined && listing.terms.length > 0
  const author = authorOfList(listing)
  const byAuthor = author !== undefined && !within
  const byWords = sought.length > 0 && !looksAtTexts(text)
  const byTexts = looksAtTexts(text) || (found !== undefined && !byWords)
  const keys = (terms ?? []).map(entriesInKey)
  if (byAuthor && !byWords) keys.push(entriesByKey(author))
  if (looksAtParents(text)) keys.push(AROUND)
  for (const type of types) {
    if (!within && !byAuthor && !byWords) keys.push(listKey(type))
    if (byWords) keys.push(...searchKeys(type, sought))
    if (byTexts) keys.push(textsKey(type))
    if (titled) keys.push(titlesKey(type))
  }
  const files = /\bmedia\b/.test(text) || (found !== undefined && types.includes('attachment'))
  // Made for every list, and V8 takes long to spread what may be absent.
  return {
    entry_digests: NO_SIDE_TABLES.entry_digests,
    media: files ? ['media'] : NO_SIDE_TABLES.media,
    entry_terms: terms && keys,
    terms: terms && [TREE],
    entries: keys,
    entry_texts: files ? [...keys, 'media'] : keys,
    entry_totals: keys,
    title_words: keys,
  }
}

/**
 * Records what a page depends on in the order of titles: one that moves from before the page to
 * before it, or from behind it to behind it, does not affect it.
 * @param places of the titles on the page
 */
export function noteTitles(
  { reading }: Database,
  list: ListedEntries,
  places: readonly number[],
): void {
  if (reading === undefined || places.length === 0) return
  const [first, last] = [Math.min(...places), Math.max(...places)]
  reading.note((typesOf(list) ?? []).flatMap((type) => titlesKeys(type, first, last)))
}

/**
 * Records the entries that an answer shows, and those above them: what is attached follows the
 * visibility of its parent, and an address holds those of all pages above.
 */
export function noteShown({ reading }: Database, rows: readonly EntryRow[]): void {
  reading?.note(rows.map(({ id }) => entryKey(id)))
  for (const { type, parentId } of rows) {
    if (parentId !== 0) reading?.note([entryKey(parentId), listKey(type), listKey('page')])
  }
}
