import type { Caller } from '../../../context.ts'
import { every, some, withIds, withoutIds } from '../../../data/entries/entry-filters.ts'
import { byDate, byTitleMatch } from '../../../data/entries/entry-orders.ts'
import { countEntries, listEntries } from '../../../data/entries/entry-list-reader.ts'
import { textConfiguration } from '../../../data/entries/text-configurations.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { hasReadableTexts } from '../../../data/entries/text-filters.ts'
import { ANONYMOUS } from '../../../domain/accounts/caller.ts'
import { contentTypes, type ContentType } from '../../../domain/content-types/content-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import {
  findWords,
  inReadableText,
  readInTexts,
} from '../../../domain/content/reading/find-words.ts'
import { renderTitle } from '../../../domain/content/rendering/render.ts'
import { embeddable } from '../../../http/links.ts'
import { totalOf } from '../../../http/pagination.ts'
import { allowedOn } from '../entries/entry-links.ts'
import { selectSubtypes, type SearchResult, type SearchSource } from './results.ts'

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
  const search = await findWords(database, query.text, hasReadableTexts)
  const where = every([
    some(types.map((type) => visibleTo(ANONYMOUS, type, ['publish']))),
    ...(query.include.length > 0 ? [withIds(query.include)] : []),
    ...(query.exclude.length > 0 ? [withoutIds(query.exclude)] : []),
  ])
  const { limit, offset } = query
  const condition = {
    where,
    found: search?.found,
    texts: search && readInTexts(search.words, inReadableText),
    searching: search !== undefined,
    types: types.map(({ name }) => name),
  }
  const configuration = textConfiguration((await ctx.settings()).language)
  const orderBy =
    search === undefined ? byDate('desc') : byTitleMatch({ ...search.sought, configuration })
  const rows = await listEntries(database, { ...condition, orderBy, limit, offset })
  const count = () => countEntries(database, condition)
  const total = rows.length === 0 ? 0 : await totalOf(query, rows.length, count)
  return { total, found: rows.flatMap((row) => resultOf(ctx, caller, types, row)) }
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
