import { taxonomies, type Taxonomy } from '../../../domain/content-types/taxonomies.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { ListSummary } from '../list-answer.ts'
import { showCategory, showTag, type TermEnvironment } from './calendar-term-view.ts'

type Schemas = components['schemas']

export interface TermLists {
  categories: Schemas['EventCategoryList']
  tags: Schemas['EventTagList']
}

export interface TermResources {
  categories: Schemas['EventCategory']
  tags: Schemas['EventTag']
}

/** Last step of the address of a list of terms, and the member of the answer that holds it. */
export type TermKind = keyof TermResources

interface TermKindShape<Kind extends TermKind> {
  readonly taxonomy: Taxonomy
  /** The singular, for messages. */
  readonly word: string
  readonly show: (row: TermRow, env: TermEnvironment) => TermResources[Kind]
  readonly list: (shown: TermResources[Kind][], summary: ListSummary) => TermLists[Kind]
}

/**
 * The differences between event categories and event tags
 * (behaviour/calendar.md#event-categories-and-tags).
 */
export const termKinds: { readonly [Kind in TermKind]: TermKindShape<Kind> } = {
  categories: {
    taxonomy: taxonomies.cal_events_cat,
    word: 'event category',
    show: showCategory,
    list: (categories, summary) => ({ categories, ...summary }),
  },
  tags: {
    taxonomy: taxonomies.post_tag,
    word: 'tag',
    show: showTag,
    list: (tags, summary) => ({ tags, ...summary }),
  },
}

/** Creates the environment of the presenters of a kind. */
export const environmentOf = (
  { siteUrl, apiUrl }: { readonly siteUrl: string; readonly apiUrl: string },
  kind: TermKind,
): TermEnvironment => ({ siteUrl, collection: `${apiUrl}/cal/events/v1/${kind}` })
