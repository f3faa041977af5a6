import type { AppContext, Caller } from '../../../context.ts'
import type { TermSearch } from '../../../data/terms/term-filters.ts'
import {
  countFoundTerms,
  searchTerms as findMatchingTerms,
} from '../../../data/terms/term-search.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { taxonomies, type Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import { termName } from '../../../domain/terms/term-texts.ts'
import type { Link } from '../../../http/links.ts'
import { totalOf } from '../../../http/pagination.ts'
import { termEnvironment } from '../terms/environment.ts'
import { linksOf } from '../terms/term-links.ts'
import { termAddress } from '../terms/term-view.ts'
import { selectSubtypes, type SearchResult, type SearchSource } from './results.ts'

/** The searchable taxonomies. To make another one searchable, add it here. */
export const searchedTaxonomies = [
  taxonomies.category,
  taxonomies.post_tag,
  taxonomies.cal_events_cat,
] as const

/** Finds the terms of the requested taxonomies by name or slug, as one list. */
export const searchTerms: SearchSource = async (ctx, caller, query) => {
  const name = termName(query.text)
  const search: TermSearch = {
    taxonomies: selectSubtypes<Taxonomy>(searchedTaxonomies, query.subtypes).map(
      (taxonomy) => taxonomy.name,
    ),
    text: name === '' ? undefined : { name, slug: name.toLowerCase() },
    include: query.include,
    exclude: query.exclude,
  }
  const rows = await findMatchingTerms(ctx.database, search, query.limit, query.offset)
  const count = () => countFoundTerms(ctx.database, search)
  const total = await totalOf(query, rows.length, count)
  const found = await Promise.all(rows.map((row) => resultOf(ctx, caller, row)))
  return { total, found: found.flat() }
}

async function resultOf(ctx: AppContext, caller: Caller, row: TermRow): Promise<SearchResult[]> {
  const taxonomy = searchedTaxonomies.find(({ name }) => name === row.taxonomy)
  if (taxonomy === undefined) return []
  const env = await termEnvironment(taxonomy, caller, ctx)
  const { self = [], about = [] } = linksOf(row, env)
  return [
    {
      id: row.id,
      title: row.name,
      url: termAddress(row, env),
      type: row.taxonomy,
      links: { self: self.map((link): Link => ({ ...link, embeddable: true })), about },
    },
  ]
}
