import type { Caller } from '../../../context.ts'
import type { Database, Sql } from '../../../data/database/database.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import {
  every,
  not,
  readableTextContains,
  some,
  withIds,
  withoutIds,
} from '../../../data/entries/entry-filters.ts'
import { byDate, byTitleMatch } from '../../../data/entries/entry-orders.ts'
import { countEntries, listEntries } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { foldTexts } from '../../../data/entries/folded-texts.ts'
import { ANONYMOUS } from '../../../domain/accounts/caller.ts'
import { contentTypes, type ContentType } from '../../../domain/content-types/content-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import { parseSearch } from '../../../domain/content/reading/search-text.ts'
import { renderTitle } from '../../../domain/content/rendering/render.ts'
import { embeddable } from '../../../http/links.ts'
import { allowedOn } from '../entries/entry-links.ts'
import { selectSubtypes, totalOf, type SearchResult, type SearchSource } from './results.ts'

/** The searchable content types. To make another one searchable, add it here. */
export const searchedTypes = [
  contentTypes.post,
  contentTypes.page,
  contentTypes.cal_events,
] as const

/**
 * Finds published entries of the requested types as one list. It finds what everybody may read,
 * whoever the caller is (behaviour/site.md#search). A page beyond the end has no total.
 */
export const searchEntries: SearchSource = async (ctx, caller, query) => {
  const { database } = ctx
  const types: readonly ContentType[] = selectSubtypes<ContentType>(searchedTypes, query.subtypes)
  const words = await prepare(database, query.text)
  const where = every([
    some(types.map((type) => visibleTo(ANONYMOUS, type, ['publish']))),
    ...(query.include.length > 0 ? [withIds(query.include)] : []),
    ...(query.exclude.length > 0 ? [withoutIds(query.exclude)] : []),
    ...words.conditions,
  ])
  const { limit, offset } = query
  const condition = { where, searching: words.conditions.length > 0 }
  const rows = await listEntries(database, { ...condition, orderBy: words.orderBy, limit, offset })
  const count = () => countEntries(database, condition)
  const total = rows.length === 0 ? 0 : await totalOf(query, rows.length, count)
  return { total, found: rows.flatMap((row) => resultOf(ctx, caller, types, row)) }
}

/** All words must occur, those with a minus must not. Accents and case are ignored. */
async function prepare(
  database: Database,
  text: string,
): Promise<{ conditions: readonly Condition[]; orderBy: Sql }> {
  const search = parseSearch(text)
  if (search === undefined) return { conditions: [], orderBy: byDate('desc') }
  const { sentence, words } = search
  const folded = await foldTexts(database, [sentence, ...words.map((word) => word.text)])
  const fold = (word: string): string => folded.get(word) ?? word
  const wanted = words.filter((word) => !word.excluded)
  const excluded = words.filter((word) => word.excluded)
  return {
    conditions: [
      ...wanted.map((word) => readableTextContains(fold(word.text))),
      ...excluded.map((word) => not(readableTextContains(fold(word.text)))),
    ],
    orderBy: byTitleMatch({
      sentence: fold(sentence),
      words: wanted.map((word) => fold(word.text)),
    }),
  }
}

function resultOf(
  { siteUrl, apiUrl }: { readonly siteUrl: string; readonly apiUrl: string },
  caller: Caller,
  types: readonly ContentType[],
  row: EntryRow,
): SearchResult[] {
  const type = types.find(({ name }) => name === row.type)
  if (type === undefined) return []
  const core = `${apiUrl}/core/v2`
  const targetHints = { allow: allowedOn(caller, type, row) }
  return [
    {
      id: row.id,
      title: renderTitle(row.title),
      url: permalink(siteUrl, type, row),
      type: 'post',
      subtype: type.name,
      links: {
        self: [embeddable(`${core}/${type.restBase}/${row.id}`, { targetHints })],
        about: [{ href: `${core}/types/${type.name}` }],
      },
    },
  ]
}
