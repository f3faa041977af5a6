import { contexts } from '../../../../generated/core-v2/contexts.ts'
import type { AppContext, Caller } from '../../../context.ts'
import { findEntries } from '../../../data/entries/entry-reader.ts'
import { findTerms } from '../../../data/terms/term-reader.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import { idsAfter } from '../../../http/links.ts'
import type { EmbedResolver } from '../../operation.ts'
import { createSelections } from '../../../http/selections.ts'
import { presentEntries } from '../entries/present.ts'
import { termPresenters } from '../terms/embed-terms.ts'
import { searchedTaxonomies } from './terms.ts'

/** Loads items of one collection, by id. */
type Load = (
  ids: readonly number[],
  caller: Caller,
  ctx: AppContext,
) => Promise<ReadonlyMap<number, unknown>>

const members = { post: contexts.Post, page: contexts.Page, cal_events: contexts.EventEntry }

/** Entries of one type that the caller may read, in the embed context. */
function entriesOf(name: keyof typeof members): Load {
  const selection = createSelections(members[name])(['GET'], 'embed', undefined)
  return async (ids, caller, ctx) => {
    const visible = visibleTo(caller, contentTypes[name])
    const rows = await findEntries(ctx.database, ids, visible)
    const shown = await presentEntries({ caller, selection }, ctx, name, rows)
    return new Map(rows.map(({ id }, place) => [id, shown[place]]))
  }
}

/** By collection. Each takes one statement, whatever the number of items. */
const loads: Readonly<Record<string, Load>> = {
  [contentTypes.post.restBase]: entriesOf('post'),
  [contentTypes.page.restBase]: entriesOf('page'),
  [contentTypes.cal_events.restBase]: entriesOf('cal_events'),
  ...Object.fromEntries(
    searchedTaxonomies.map(({ name, restBase }): [string, Load] => [
      restBase,
      async (ids, caller, ctx) => {
        const rows = await findTerms(ctx.database, name, ids)
        const shown = await termPresenters[name](rows, caller, ctx)
        return new Map(rows.map(({ id }, place) => [id, shown[place]]))
      },
    ]),
  ),
}

/** Embeds the targets of `self` links of search results, with one statement per type of item. */
export const embedResults: EmbedResolver = async (hrefs, caller, ctx) => {
  const values = new Map<string, unknown>()
  for (const [base, load] of Object.entries(loads)) {
    const ids = idsAfter(hrefs, `${ctx.apiUrl}/core/v2/${base}/`)
    if (ids.size === 0) continue
    const found = await load([...ids.values()], caller, ctx)
    for (const [href, id] of ids) {
      const value = found.get(id)
      if (value !== undefined) values.set(href, value)
    }
  }
  return values
}
