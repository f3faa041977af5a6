import type { AppContext } from '../../../context.ts'
import type { Condition } from '../../../data/database/expressions.ts'
import { withIds } from '../../../data/entries/entry-filters.ts'
import { notHidden, withStatus } from '../../../data/events/event-filters.ts'
import type { EventListConditions } from '../../../data/events/matching-events.ts'
import {
  boundsValidUntil,
  readBounds,
  unreadableBounds,
  type BoundRules,
  type Bounds,
} from '../../../domain/calendar/lists/bounds.ts'
import {
  resolveReferences,
  type ResolvedReferences,
} from '../../../domain/calendar/lists/resolve-references.ts'
import {
  expandStatuses,
  mayListStatuses,
  mayReadAllItems,
  statusesForAddress,
} from '../../../domain/calendar/lists/listed-statuses.ts'
import { cutoffOf } from '../../../domain/time/days.ts'
import { isTrueWord } from '../../../domain/calendar/true-words.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import { readInTexts } from '../../../domain/content/reading/find-words.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import type { Call } from '../../operation.ts'
import { conditionsOf } from '../../filter-table.ts'
import { prepareSearch } from '../../core-v2/entries/search.ts'
import { boundConditions, eventFilters, type ListEventsQuery } from './list-filters.ts'

/** A call with the arguments of the list. */
export type Listing = Pick<Call, 'caller'> & { readonly query: ListEventsQuery }

const type = contentTypes.cal_events

const NO_TICKETS: ArgumentProblem = {
  code: 'event-tickets-not-active',
  message: 'Events of this site have no tickets.',
  data: { status: 400 },
}

async function boundRules(query: ListEventsQuery, ctx: AppContext): Promise<BoundRules> {
  const { timezone: zone, multiDayCutoff } = await ctx.settings()
  const strict = isTrueWord(query.strict_dates ?? false)
  return { zone, cutoff: cutoffOf(multiDayCutoff), strict, now: ctx.clock() }
}

/** Finds what the arguments refer to. */
export const loadReferences = (
  { caller, query }: Listing,
  { database }: AppContext,
): Promise<ResolvedReferences> => resolveReferences(database, caller, query)

/** Validates what the contract cannot. */
export async function listProblems(
  { caller, query }: Listing,
  ctx: AppContext,
  { unknown }: ResolvedReferences,
): Promise<Record<string, ArgumentProblem | string>> {
  const problems: Record<string, ArgumentProblem | string> = {}
  for (const name of unreadableBounds(query, await boundRules(query, ctx))) {
    problems[name] = `${name} is not a date between the years 1000 and 9999.`
  }
  if (!mayListStatuses(caller, type, query.status ?? [])) {
    problems['status'] = 'status is unknown, or you are not allowed to use it.'
  }
  const { geoloc_lat: latitude, geoloc_lng: longitude } = query
  if (latitude !== undefined && longitude === undefined) {
    problems['geoloc_lng'] = 'geoloc_lat requires geoloc_lng.'
  }
  if (longitude !== undefined && latitude === undefined) {
    problems['geoloc_lat'] = 'geoloc_lng requires geoloc_lat.'
  }
  if (query.ticketed === true) problems['ticketed'] = NO_TICKETS
  for (const name of unknown) problems[name] = `${name} refers to an item that does not exist.`
  return problems
}

/** A list of events, ready to be queried. */
export interface EventList {
  readonly conditions: EventListConditions
  /** What the caller may see of events, over `entries e`. */
  readonly visible: Condition
  readonly bounds: Bounds
  /** Until when the bounds stay the same. */
  readonly until: Date | undefined
  /** As in the addresses of the list. */
  readonly statuses: readonly string[]
}

/** Everything within a window starts in it. */
function within({ start_date: start, end_date: end }: Bounds): Pick<EventListConditions, 'within'> {
  return start && end ? { within: { from: start.wall, to: end.wall } } : {}
}

/** If only the end has a lower bound, the earliest start has to be looked up. */
function stillOn(bounds: Bounds): Pick<EventListConditions, 'stillOnAt'> {
  const { ends_after: end, start_date, starts_after } = bounds
  const open = end !== undefined && start_date === undefined && starts_after === undefined
  return open ? { stillOnAt: end.wall } : {}
}

/**
 * Prepares a list from its arguments: events that the caller may see, within the bounds, without
 * those hidden from listings. `include` finds events at any time.
 */
export async function prepareList(
  { caller, query }: Listing,
  ctx: AppContext,
  references: ResolvedReferences,
): Promise<EventList> {
  const included = query.include ?? []
  const rules = await boundRules(query, ctx)
  const bounds = readBounds(query, rules)
  const until = boundsValidUntil(query, rules)
  const statuses = statusesForAddress(caller, type, query.status ?? [])
  const among = expandStatuses(statuses)
  const search = await prepareSearch(ctx.database, caller, type, query.search ?? '', {
    statuses: among,
  })
  const found = conditionsOf(eventFilters, query, { caller, query, references })
  const occurrence = found.flatMap((one) => one.occurrence ?? [])
  const sought = search && { found: search.found, texts: readInTexts(search.words) }
  const entry = [
    ...found.flatMap((one) => one.entry ?? []),
    ...(search === undefined ? [] : [search.readable]),
  ]
  const visible = visibleTo(caller, type, among)
  const searching = search !== undefined
  if (included.length > 0) {
    const conditions: EventListConditions = {
      of: 'events',
      occurrence: [notHidden, ...occurrence],
      entry: [
        visible,
        withIds(included),
        ...entry,
        ...(sought === undefined ? [] : [sought.texts]),
      ],
      searching,
    }
    return { conditions, visible, bounds, until, statuses }
  }
  // An occurrence has the status of its entry, so if that decides, nothing else is read.
  const seen = mayReadAllItems(caller, type, among) ? [] : [visible]
  const conditions: EventListConditions = {
    of: 'occurrences',
    occurrence: [withStatus(among), notHidden, ...boundConditions(bounds), ...occurrence],
    entry: [...seen, ...entry],
    searching,
    search: sought,
    ...stillOn(bounds),
    ...within(bounds),
  }
  return { conditions, visible, bounds, until, statuses }
}
