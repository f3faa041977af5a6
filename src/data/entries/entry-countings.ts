/** How the entries of lists and searches are counted, and counted again after changes. */
import { sql } from 'kysely'
import { builder } from '../database/builder.ts'
import type { Counting } from '../database/cached-totals.ts'
import { once, type CountsById } from '../database/counts-by-id.ts'
import { textOnly } from '../database/statement.ts'
import type { Condition } from '../database/expressions.ts'
import type { ChangedIds } from '../database/latest-changes.ts'
import { withAttached } from './attached-entries.ts'
import { looksAtOthers, ofList, type ListedEntries } from './entry-dependencies.ts'
import type { EntryPage } from './entry-pages.ts'
import { counted, countOf, entriesOf, storedTotal } from './entry-totals.ts'
import { every } from './entry-filters.ts'
import { countFound, foundIds } from './found-entries.ts'
import { textOf } from './named-columns.ts'
import type { TextSearch } from './text-filters.ts'

/**
 * Changes of texts, terms, authors, and of what else decides which entries a list has, name the
 * entries.
 */
const OF_ENTRIES = /^(?:media$|around$|(?:list|words|fragments|texts|in|by):)/

/** Of what has changed and the files attached to it, what meets a condition on `entries e`. */
const among = ({ entries }: ChangedIds, where: Condition) =>
  builder
    .selectFrom('entries as e')
    .select(['e.id', once])
    .where('e.id', 'in', withAttached(entries))
    .where(where)

export interface Search extends Omit<ListedEntries, 'orderBy'>, Pick<EntryPage, 'texts'> {
  readonly found: TextSearch
}

/** The stored words for a text may become more, which makes it no other search. */
function keyOf({ where, found, sought }: Search): string {
  const conditions = builder
    .selectFrom('entries as e')
    .select('e.id')
    .$if(sought === undefined, (all) => all.where(every([found.indexed, found.read])))
    .where(where)
    .compile()
  return JSON.stringify([conditions.sql, conditions.parameters, sought])
}

/**
 * How the entries that a search finds are counted. To find all takes long where they are many, and
 * words come and go with every text that is written.
 */
export function countingOfSearch(search: Search): Counting {
  const { where, found, types, texts } = search
  return {
    query: builder
      .selectNoFrom(sql<number>`${countFound({ where, found, types })}`.as('total'))
      .compile(),
    searching: true,
    narrowed: ofList(search),
    key: keyOf(search),
    byId: () =>
      texts && {
        of: 'entries',
        all: builder
          .selectFrom(foundIds({ where, found, types }).as('found'))
          .select(['found.id', once]),
        among: (changed) => among(changed, where).where(texts),
        follows: OF_ENTRIES,
      },
  }
}

/** A list without a search; `where` refers to `entries e`. */
export interface CountedEntries extends Omit<ListedEntries, 'found' | 'sought'> {
  readonly searching?: boolean | undefined
}

export function countingOfList(list: CountedEntries): Counting {
  const { where, listing, searching } = list
  const stored = listing && storedTotal(listing)
  const total = stored ?? (listing === undefined ? counted(where) : countOf(listing))
  return {
    query: textOnly(builder.selectNoFrom(sql<number>`${total}`.as('total'))),
    searching,
    narrowed: ofList(list),
    byId: () => (stored === undefined ? countsById(list) : undefined),
  }
}

/** Where conditions look at other entries, notices do not say which entries these affect. */
function countsById({ where, listing }: CountedEntries): CountsById | undefined {
  if (looksAtOthers(textOf(where))) return undefined
  const ids =
    listing === undefined
      ? builder.selectFrom('entries as e').select('e.id').where(where)
      : entriesOf(listing)
  return {
    of: 'entries',
    all: builder.selectFrom(ids.as('listed')).select(['listed.id', once]),
    among: (changed) => among(changed, where),
    follows: OF_ENTRIES,
  }
}
