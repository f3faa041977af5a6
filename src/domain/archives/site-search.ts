/** The search of the site's own pages. */
import type { Database } from '../../data/database/database.ts'
import { every, ofType, some, unprotected } from '../../data/entries/entry-filters.ts'
import { byRelevance } from '../../data/entries/entry-orders.ts'
import { listEntries } from '../../data/entries/entry-list-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { countByType } from '../../data/entries/search-totals.ts'
import { textConfiguration } from '../../data/entries/text-configurations.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import { contentTypes } from '../content-types/content-types.ts'
import { visibleTo } from '../content/entry-policy.ts'
import { findWords, readInTexts } from '../content/reading/find-words.ts'

/** What the site's search finds, by the name of each type in addresses. */
const searchedKinds = {
  post: contentTypes.post,
  page: contentTypes.page,
  event: contentTypes.cal_events,
  venue: contentTypes.cal_venue,
  organizer: contentTypes.cal_organizer,
} as const

export type SearchedKind = keyof typeof searchedKinds

const KINDS: readonly SearchedKind[] = ['post', 'page', 'event', 'venue', 'organizer']

const TYPES = KINDS.map((kind) => searchedKinds[kind].name)

/** The kind with this name in an address. */
export const searchedKind = (name: string | null): SearchedKind | undefined =>
  KINDS.find((kind) => kind === name)

/** The kind of an entry that was found. */
export const kindOfFound = ({ type }: Pick<EntryRow, 'type'>): SearchedKind | undefined =>
  KINDS.find((kind) => searchedKinds[kind].name === type)

export interface SiteSearchQuery {
  readonly text: string
  /** Only this kind. */
  readonly kind: SearchedKind | undefined
  /** The site's language, such as `en_US`. */
  readonly language: string
  /** From 1. */
  readonly page: number
  readonly perPage: number
}

export interface SiteSearchPage {
  readonly entries: readonly EntryRow[]
  /** The searched words, folded, without excluded ones. */
  readonly words: readonly string[]
  /** How much there is of each kind, whatever kind is shown; kinds without any are absent. */
  readonly totals: ReadonlyMap<SearchedKind, number>
  readonly page: number
  /** At least 1: the first page exists even if it is empty. */
  readonly pages: number
}

const NOTHING: SiteSearchPage = { entries: [], words: [], totals: new Map(), page: 1, pages: 1 }

/** Protected entries are not searched: finding them would reveal their content. */
const searchable = every([
  some(KINDS.map((kind) => visibleTo(ANONYMOUS, searchedKinds[kind], ['publish']))),
  unprotected,
])

/**
 * Finds what everybody may read, best first, in a fixed number of statements; nothing for a text
 * without words, and undefined beyond the last page.
 */
export async function searchSite(
  database: Database,
  { text, kind, language, page, perPage }: SiteSearchQuery,
): Promise<SiteSearchPage | undefined> {
  const search = await findWords(database, text)
  if (search === undefined) return page === 1 ? NOTHING : undefined
  const { found, sought, words } = search
  const where =
    kind === undefined ? searchable : every([ofType(searchedKinds[kind].name), searchable])
  const [entries, byType] = await Promise.all([
    listEntries(database, {
      where,
      found,
      searching: true,
      orderBy: byRelevance({ ...sought, configuration: textConfiguration(language) }),
      limit: perPage,
      offset: (page - 1) * perPage,
    }),
    countByType(database, { found, where: searchable, texts: readInTexts(words) }, TYPES),
  ])
  const totals = new Map(
    KINDS.flatMap((one) => {
      const number = byType.get(searchedKinds[one].name) ?? 0
      return number === 0 ? [] : [[one, number] as const]
    }),
  )
  const pages = Math.max(1, Math.ceil(totalOf(totals, kind) / perPage))
  return page > pages ? undefined : { entries, words: sought.words, totals, page, pages }
}

/** How much there is of a kind, or of all. */
export function totalOf(totals: SiteSearchPage['totals'], kind: SearchedKind | undefined): number {
  if (kind !== undefined) return totals.get(kind) ?? 0
  return [...totals.values()].reduce((sum, number) => sum + number, 0)
}
