import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { ContentTypeName } from '../content-types/content-types.ts'
import type { StructuredDataOptions } from '../site/structured-data-settings.ts'

/**
 * Types that can be chosen for an item instead of its default
 * (behaviour/structured-data.md#nodes-of-each-type).
 */
const choices: Partial<Record<ContentTypeName, readonly string[]>> = {
  post: ['Article', 'NewsArticle', 'BlogPosting'],
  page: ['WebPage', 'AboutPage', 'ContactPage'],
  cal_events: [
    'Event',
    'BusinessEvent',
    'ChildrensEvent',
    'ComedyEvent',
    'DanceEvent',
    'EducationEvent',
    'ExhibitionEvent',
    'Festival',
    'FoodEvent',
    'LiteraryEvent',
    'MusicEvent',
    'SaleEvent',
    'ScreeningEvent',
    'SocialEvent',
    'SportsEvent',
    'TheaterEvent',
    'VisualArtsEvent',
  ],
  cal_organizer: ['Organization', 'Person', 'NGO', 'LocalBusiness', 'EducationalOrganization'],
}

type Described = Pick<EntryRow, 'type' | 'meta'>

/** The type that is chosen for an item by `schema_type`; undefined for one that its type cannot be. */
export function chosenType({ type, meta }: Described): string | undefined {
  const chosen = meta['schema_type']
  const known: Readonly<Record<string, readonly string[]>> = choices
  return known[type]?.find((choice) => choice === chosen)
}

/** Whether the site and the item want structured data of it. */
export const wantsStructuredData = (
  { disabled_types: disabled = [] }: StructuredDataOptions,
  { type, meta }: Described,
): boolean => !disabled.includes(type) && meta['schema_disabled'] !== true

/** The article type of entries of a type, as set for the site; undefined for none. */
export function articleTypeOf(
  { article_type: chosen = {} }: StructuredDataOptions,
  type: ContentTypeName,
): string | undefined {
  if (type !== 'post' && type !== 'page') return undefined
  const own = typeof chosen === 'string' ? { post: chosen } : chosen
  return own[type] ?? (type === 'post' ? 'Article' : undefined)
}
