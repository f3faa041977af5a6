import type { AppContext, Caller } from '../../../context.ts'
import { countFoundTerms, searchTerms, type TermSearch } from '../../../data/search-reader.ts'
import type { TermRow } from '../../../data/term-row.ts'
import { taxonomies, type Taxonomy } from '../../../domain/content/taxonomies.ts'
import { termName } from '../../../domain/terms/texts.ts'
import type { Link } from '../../../http/links.ts'
import { termEnvironment } from '../terms/environment.ts'
import { linksOf } from '../terms/links.ts'
import { termAddress } from '../terms/view.ts'
import { fitting, totalOf, type Found, type Source } from './found.ts'

/** The taxonomies that searches look through. Further taxonomies are further members. */
export const searchedTaxonomies = [
  taxonomies.category,
  taxonomies.post_tag,
  taxonomies.cal_events_cat,
] as const

/** Finds terms of all wanted taxonomies by name and slug, in one list. */
export const searchFoundTerms: Source = async (ctx, caller, sought) => {
  const name = termName(sought.text)
  const search: TermSearch = {
    taxonomies: fitting<Taxonomy>(searchedTaxonomies, sought.subtypes).map(
      (taxonomy) => taxonomy.name,
    ),
    text: name === '' ? undefined : { name, slug: name.toLowerCase() },
    include: sought.include,
    exclude: sought.exclude,
  }
  const rows = await searchTerms(ctx.database, search, sought.limit, sought.offset)
  const count = () => countFoundTerms(ctx.database, search)
  const total = await totalOf(sought, rows.length, count)
  const found = await Promise.all(rows.map((row) => foundOf(ctx, caller, row)))
  return { total, found: found.flat() }
}

async function foundOf(ctx: AppContext, caller: Caller, row: TermRow): Promise<Found[]> {
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
