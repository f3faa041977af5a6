import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { taxonomies, type Taxonomy } from '../../../domain/content-types/taxonomies.ts'

type Schemas = components['schemas']

/** What presenters need besides the row; the same for all rows of an answer. */
export interface TermEnvironment {
  readonly siteUrl: string
  /** Address of the list. */
  readonly collection: string
}

/** No keys are registered for terms; answers only read it. */
const NO_META: Record<string, never> = {}

/**
 * The members that event categories and event tags share
 * (behaviour/calendar.md#event-categories-and-tags).
 */
function showTerm(
  taxonomy: Taxonomy,
  row: TermRow,
  { siteUrl, collection }: TermEnvironment,
): Schemas['EventTermFields'] {
  const { id, count, description, name, slug, parentId } = row
  return {
    id,
    count,
    description,
    name,
    slug,
    meta: NO_META,
    url: `${siteUrl}/${taxonomy.path}/${slug}/`,
    urls: {
      self: `${collection}/${id}`,
      collection,
      ...(parentId > 0 && { up: `${collection}/${parentId}` }),
    },
  }
}

export const showCategory = (row: TermRow, env: TermEnvironment): Schemas['EventCategory'] => ({
  ...showTerm(taxonomies.cal_events_cat, row, env),
  taxonomy: 'cal_events_cat',
  parent: row.parentId,
})

export const showTag = (row: TermRow, env: TermEnvironment): Schemas['EventTag'] => ({
  ...showTerm(taxonomies.post_tag, row, env),
  taxonomy: 'post_tag',
})
