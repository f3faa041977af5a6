import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { withIds } from '../../../data/entries/entry-filters.ts'
import { findTerms } from '../../../data/terms/term-reader.ts'
import { listTermsOfEntries } from '../../../data/terms/terms-of-entries.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import {
  taxonomies,
  type Taxonomy,
  type TaxonomyName,
} from '../../../domain/content-types/taxonomies.ts'
import type { EmbedResolver } from '../../operation.ts'
import { idAfter, idsAfter } from '../../../http/links.ts'
import type { MemberTable, Selection } from '../../../http/selection.ts'
import { createSelections } from '../../../http/selections.ts'
import { calendarCategoryFields } from '../calendar/categories.ts'
import { categoryFields } from '../categories/categories.ts'
import { patternCategoryFields } from '../pattern-categories/pattern-categories.ts'
import { tagFields } from '../tags/tags.ts'
import { termEnvironment } from './environment.ts'
import { termPresenter, type TermFields } from './term-view.ts'

/** The page size of the list that the link points to. */
const SHOWN = 10

/** Presents terms of one taxonomy in the embed context. */
type TermPresenter = (
  rows: readonly TermRow[],
  caller: Caller,
  ctx: AppContext,
) => Promise<unknown[]>

/** Presents terms of each taxonomy in the embed context. */
export const termPresenters: Readonly<Record<TaxonomyName, TermPresenter>> = {
  category: presenterFor(taxonomies.category, categoryFields, contexts.Category),
  post_tag: presenterFor(taxonomies.post_tag, tagFields, contexts.Tag),
  cal_events_cat: presenterFor(
    taxonomies.cal_events_cat,
    calendarCategoryFields,
    contexts.CalendarCategory,
  ),
  core_pattern_category: presenterFor(
    taxonomies.core_pattern_category,
    patternCategoryFields,
    contexts.PatternCategory,
  ),
}

function presenterFor<View>(
  taxonomy: Taxonomy,
  fields: TermFields<View>,
  members: MemberTable,
): TermPresenter {
  const present = termPresenter(fields)
  const selection: Selection = createSelections(members)(['GET'], 'embed', undefined)
  return async (rows, caller, ctx) => {
    const env = await termEnvironment(taxonomy, caller, ctx)
    return rows.map((row) => present(selection, row, env))
  }
}

/** Loads the targets of `core:term` links: the terms of all items of an answer in one statement. */
export const embedTermsOfEntries: EmbedResolver = async (hrefs, caller, ctx) => {
  const wanted = hrefs.flatMap((href) =>
    Object.values(taxonomies).flatMap(({ name, restBase }) => {
      const entryId = idAfter(href, `${ctx.apiUrl}/core/v2/${restBase}?post=`)
      return entryId === undefined ? [] : [{ href, taxonomy: name, entryId }]
    }),
  )
  const found = await listTermsOfEntries(ctx.database, wanted, readable(caller), SHOWN)
  const values = new Map<string, unknown>()
  for (const { href, taxonomy, terms } of found) {
    values.set(href, await termPresenters[taxonomy](terms, caller, ctx))
  }
  return values
}

/** Entries with terms that the caller may read, and the one that a preview token has opened. */
function readable(caller: Caller): Condition[] {
  const { previewed } = caller
  return [
    ...Object.values(contentTypes)
      .filter((type) => type.taxonomies.length > 0)
      .map((type) => visibleTo(caller, type)),
    ...(previewed === undefined ? [] : [withIds([previewed])]),
  ]
}

/** Loads the targets of `up` links of categories: all parents in one statement. */
export const embedParentCategories: EmbedResolver = async (hrefs, caller, ctx) => {
  const { name, restBase } = taxonomies.category
  const ids = idsAfter(hrefs, `${ctx.apiUrl}/core/v2/${restBase}/`)
  const rows = await findTerms(ctx.database, name, [...ids.values()])
  const shown = await termPresenters[name](rows, caller, ctx)
  const byId = new Map(rows.map(({ id }, index) => [id, shown[index]]))
  return new Map(
    [...ids].flatMap(([href, id]) => (byId.has(id) ? [[href, byId.get(id)] as const] : [])),
  )
}
