/**
 * Keys of change notices, which say what has changed, and of readings, which say what something was
 * made of. The triggers of prisma/migrations send these words:
 *
 * - a topic or a table: anything of it has changed
 * - `entry:12`: the entry, or its row of the digest or of the file
 * - `entries:post`: an entry of the type
 * - `texts:post`: the same, for lists that look at texts or sort by their last change, and for searches
 *   for phrases
 * - `titles:post:104`: an entry of the type was given a title elsewhere in the order of titles, and
 *   one of the places between both is this; a notice says the first and the last one (`98-104`)
 * - `titles:post`: the same with any places
 * - `fragments:post:ship`: an entry of the type was added, removed or moved in lists that has a word
 *   with these letters, or its texts gained or lost such a word; a notice joins several by bars. Up to
 *   three letters concern searches for just these, four all searches for texts that begin with them
 * - `words:post:shipyard`: the same with all letters of the word; a notice joins several by bars
 * - `words:post`: the same with any letters
 * - `list:post`: which entries of the type there are, or what else lists look at
 * - `by:3`: the same of entries of this author, whatever their type
 * - `in:7`: the same of entries with this term or with one below it, whatever their type
 * - `term:7`: the term
 * - `tree`: which terms there are, and below which
 * - `around`: where entries lie, and what those above them let others see
 * - `month:2027-06`: an occurrence of an event that starts in the month; `months` stands for many months
 * - `comment:3`: the comment, or one below it
 * - `on:12`: a comment on the entry
 * - `setting:title`: the setting with the key
 */
import { createCache } from '../../cache/cache.ts'
import type { Tables } from './tables.ts'

export type TableName = keyof Tables

/** Keys for what a statement reads of some tables, where that is less than all of them. */
export type Narrowed = { readonly [Table in TableName]?: readonly string[] | undefined }

const ENTRY = 'entry:'
const COMMENT = 'comment:'
export const entryKey = (id: number): string => `${ENTRY}${id}`
export const entriesKey = (type: string): string => `entries:${type}`
export const textsKey = (type: string): string => `texts:${type}`
export const titlesKey = (type: string): string => `titles:${type}`

/** The keys of titles from the first to the last place in their order. */
export const titlesKeys = (type: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, place) => `titles:${type}:${first + place}`)

/** Letters that concern a longer text than these say its beginning. */
const LONGEST_FRAGMENT = 4

export const wordsKey = (type: string): string => `words:${type}`

export const fragmentKey = (type: string, text: string): string =>
  `fragments:${type}:${Array.from(text).slice(0, LONGEST_FRAGMENT).join('')}`

/** The parts of words that concern searches, each once. */
function fragmentsOf(words: readonly string[]): Set<string> {
  const fragments = new Set<string>()
  for (const letters of words.map((word) => Array.from(word))) {
    for (let start = 0; start < letters.length; start++) {
      let fragment = ''
      for (const letter of letters.slice(start, start + LONGEST_FRAGMENT)) {
        fragment += letter
        fragments.add(fragment)
      }
    }
  }
  return fragments
}

/** The keys of a word of a notice, which may join several. */
export function keysOfNotice(word: string): string[] {
  const [kind = '', type, joined] = word.split(':')
  if (type === undefined || joined === undefined) return [word]
  switch (kind) {
    case 'words':
      return Array.from(fragmentsOf(joined.split('|')), (text) => fragmentKey(type, text))
    case 'fragments':
      return joined.split('|').map((text) => fragmentKey(type, text))
    case 'titles': {
      const [first = 0, last = first] = joined.split('-').map(Number)
      return titlesKeys(type, first, last)
    }
    default:
      return [word]
  }
}

export const listKey = (type: string): string => `list:${type}`
/** The key of occurrences that start in a month, such as `2027-06`. */
export const monthKey = (month: string): string => `month:${month}`
export const MANY_MONTHS = 'months'
export const termKey = (id: number): string => `term:${id}`
export const entriesInKey = (term: number): string => `in:${term}`
export const entriesByKey = (author: number): string => `by:${author}`
export const commentKey = (id: number): string => `${COMMENT}${id}`
export const commentsOnKey = (entry: number): string => `on:${entry}`
export const settingKey = (key: string): string => `setting:${key}`
export const TREE = 'tree'
export const AROUND = 'around'

/** What notices name one by one. */
export type NamedKind = 'entries' | 'comments'

export function namedBy(
  key: string,
): { readonly kind: NamedKind; readonly id: number } | undefined {
  if (key.startsWith(ENTRY)) return { kind: 'entries', id: Number(key.slice(ENTRY.length)) }
  if (key.startsWith(COMMENT)) return { kind: 'comments', id: Number(key.slice(COMMENT.length)) }
  return undefined
}

/** Tables without change notices; whatever depends on them expires with any change of content. */
const UNANNOUNCED = ['content']

const KEYS: Readonly<Record<TableName, readonly string[]>> = {
  ad_clicks: UNANNOUNCED,
  ad_counts: UNANNOUNCED,
  ad_provider_attempts: UNANNOUNCED,
  ad_provider_links: UNANNOUNCED,
  ad_provider_reports: UNANNOUNCED,
  ad_units: ['ad_units'],
  application_passwords: ['application_passwords'],
  audit_events: UNANNOUNCED,
  comments: ['comments'],
  // Never cached: no read names it.
  edit_locks: UNANNOUNCED,
  embed_answers: UNANNOUNCED,
  entries: ['entries'],
  entry_digests: ['entries', 'entry_digests'],
  entry_terms: ['entry_terms'],
  entry_texts: ['entries', 'media'],
  entry_totals: ['entries', 'entry_terms'],
  event_links: ['event_links'],
  event_occurrences: ['event_occurrences'],
  events: ['events'],
  import_activity: UNANNOUNCED,
  import_job_items: UNANNOUNCED,
  import_jobs: UNANNOUNCED,
  import_records: UNANNOUNCED,
  imported_items: UNANNOUNCED,
  imported_pictures: UNANNOUNCED,
  media: ['media'],
  media_files: UNANNOUNCED,
  newsletter_subscriptions: UNANNOUNCED,
  organizers: ['organizers'],
  outgoing_messages: UNANNOUNCED,
  rate_limits: UNANNOUNCED,
  redirects: UNANNOUNCED,
  revisions: ['revisions'],
  // Search results depend on more than the existence of a word.
  search_words: [],
  sessions: UNANNOUNCED,
  settings: ['settings'],
  site_import_items: UNANNOUNCED,
  site_imports: UNANNOUNCED,
  terms: ['terms'],
  title_words: ['entries'],
  users: ['users'],
  venues: ['venues'],
  // Never cached: what is answered of them is not stored.
  webhook_deliveries: UNANNOUNCED,
  webhook_events: UNANNOUNCED,
  webhooks: UNANNOUNCED,
}

const isTable = (name: string): name is TableName => Object.hasOwn(KEYS, name)

/**
 * Matches names that are not columns (`"digest"."terms"`), aliases (`as "media"`) or text. A false
 * match only shortens the life of an answer.
 */
const NAME = new RegExp(
  `(?<![\\w.'\`]|\\bas |\\bas "|\\.")(?:${Object.keys(KEYS).join('|')})(?![\\w'])`,
  'gi',
)

const known = createCache<readonly TableName[]>({
  name: 'tables of statements',
  sizeOf: (tables) => 100 + 8 * tables.length,
})

function tablesOf(sql: string): readonly TableName[] {
  const cached = known.get(sql)
  if (cached !== undefined) return cached
  const tables = [...new Set(sql.match(NAME)?.map((name) => name.toLowerCase()))].filter(isTable)
  known.set(sql, tables)
  return tables
}

export const keysOf = (sql: string, narrowed: Narrowed = {}): string[] =>
  tablesOf(sql).flatMap((table) => narrowed[table] ?? KEYS[table])
