import type { operations } from '../../../../generated/cal-events-v1/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { below, every, withAnyTerm } from '../../../data/entries/entry-filters.ts'
import * as filters from '../../../data/events/event-filters.ts'
import type { Caller } from '../../../domain/accounts/caller.ts'
import type { BoundName, Bounds } from '../../../domain/calendar/lists/bounds.ts'
import type { ResolvedReferences } from '../../../domain/calendar/lists/resolve-references.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import { readableTexts } from '../../../domain/content/reading/readable-texts.ts'
import type { FilterTable } from '../../filter-table.ts'

export type ListEventsQuery = NonNullable<operations['listEvents']['parameters']['query']>

/** Parameters without a filter: presentation, paging, dates, visibility, search. */
type Elsewhere =
  | BoundName
  | 'strict_dates'
  | '_fields'
  | 'page'
  | 'per_page'
  | 'search'
  | 'status'
  | 'include'
  | 'ical'
  | 'ical_max'

/** Conditions by table: `event_occurrences o` or `entries e`. */
export interface EventCondition {
  readonly occurrence?: Condition
  readonly entry?: Condition
}

/** What a filter may use besides its own value. */
export interface EventFilterEnvironment {
  readonly caller: Caller
  readonly query: ListEventsQuery
  readonly references: ResolvedReferences
}

const ofTerms = (taxonomy: string, ids: readonly number[]): EventCondition | undefined =>
  ids.length === 0 ? undefined : { entry: withAnyTerm({ taxonomy, ids, withChildren: true }) }

/** Finding an event by location reveals it, so the caller has to be allowed to open the event. */
const byPlace = (caller: Caller, occurrence: Condition): EventCondition => ({
  occurrence,
  entry: readableTexts(caller, contentTypes.cal_events),
})

const linked =
  (kind: 'venue' | 'organizer') =>
  (ids: readonly number[], { caller }: EventFilterEnvironment): EventCondition | undefined =>
    ids.length === 0 ? undefined : byPlace(caller, filters.linkedTo(kind, ids))

/** Venues that the caller may not see or open do not reveal their location. */
const visibleVenues = (caller: Caller): Condition =>
  every([visibleTo(caller, contentTypes.cal_venue), readableTexts(caller, contentTypes.cal_venue)])

/** A filter for every parameter of the list; a missing one does not compile. */
export const eventFilters: FilterTable<
  ListEventsQuery,
  Elsewhere,
  EventFilterEnvironment,
  EventCondition
> = {
  categories: (_names, { references }) => ofTerms('cal_events_cat', references.categories),
  tags: (_names, { references }) => ofTerms('post_tag', references.tags),
  venue: linked('venue'),
  organizer: linked('organizer'),
  featured: (wanted) => ({ occurrence: wanted ? filters.featured : filters.notFeatured }),
  geoloc: (wanted, { caller }) =>
    wanted ? byPlace(caller, filters.located(visibleVenues(caller))) : undefined,
  geoloc_lat: (latitude, { caller, query: { geoloc_lng: longitude, geoloc_radius = 0 } }) =>
    longitude === undefined
      ? undefined
      : byPlace(
          caller,
          filters.located(visibleVenues(caller), {
            latitude,
            longitude,
            kilometres: geoloc_radius,
          }),
        ),
  // Handled with the latitude.
  geoloc_lng: () => undefined,
  geoloc_radius: () => undefined,
  post_parent: (id) => ({ entry: below([id]) }),
  // True is refused; no event has tickets.
  ticketed: () => undefined,
}

/** An event does not end before it starts: bounds of the end also bound the start, which has an index. */
const boundFilters: Readonly<Record<BoundName, (wall: string) => Condition>> = {
  start_date: filters.startsFrom,
  end_date: (wall) => every([filters.endsUntil(wall), filters.startsUntil(wall)]),
  starts_before: filters.startsBefore,
  starts_after: filters.startsAfter,
  ends_before: (wall) => every([filters.endsBefore(wall), filters.startsBefore(wall)]),
  ends_after: filters.endsAfter,
}

/** The conditions of the dates. */
export function boundConditions(bounds: Bounds): Condition[] {
  return Object.entries(boundFilters).flatMap(([name, condition]) => {
    const bound = bounds[name as BoundName]
    return bound === undefined ? [] : [condition(bound.wall)]
  })
}
