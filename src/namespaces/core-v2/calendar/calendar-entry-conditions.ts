import type { operations } from '../../../../generated/core-v2/types.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import {
  entryFilters,
  type FilterEnvironment,
  type NonFilterParameters,
} from '../entries/entry-conditions.ts'
import { conditionsOf, type FilterTable } from '../../filter-table.ts'
import { includingTerms } from '../posts/post-conditions.ts'

type ListEventEntriesQuery = NonNullable<operations['listEventEntries']['parameters']['query']>
type ListVenueEntriesQuery = NonNullable<operations['listVenueEntries']['parameters']['query']>

/** The parts of the queries that narrow the lists. */
type EventEntryFilters = Omit<ListEventEntriesQuery, NonFilterParameters>
type PlaceEntryFilters = Omit<ListVenueEntriesQuery, NonFilterParameters>

const eventEntryFilters: FilterTable<EventEntryFilters, never, FilterEnvironment, Condition> = {
  ...entryFilters,
  tags: includingTerms('post_tag'),
  cal_events_cat: includingTerms('cal_events_cat'),
}

const placeEntryFilters: FilterTable<PlaceEntryFilters, never, FilterEnvironment, Condition> =
  entryFilters

/** The conditions of a list of events as entries. */
export const eventEntryConditions = (
  query: EventEntryFilters,
  env: FilterEnvironment,
): Condition[] => conditionsOf(eventEntryFilters, query, env)

/** The conditions of a list of venues or organizers as entries. */
export const placeEntryConditions = (
  query: PlaceEntryFilters,
  env: FilterEnvironment,
): Condition[] => conditionsOf(placeEntryFilters, query, env)
