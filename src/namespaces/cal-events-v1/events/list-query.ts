import type { AppContext } from '../../../context.ts'
import type { Sql } from '../../../data/database.ts'
import { withIds } from '../../../data/entry-filters.ts'
import { notHidden, withStatus } from '../../../data/event-filters.ts'
import type { EventListConditions } from '../../../data/event-list-reader.ts'
import {
  boundsHoldUntil,
  readBounds,
  unreadableBounds,
  type BoundRules,
  type Bounds,
} from '../../../domain/calendar/lists/bounds.ts'
import {
  findReferences,
  type KnownReferences,
} from '../../../domain/calendar/lists/known-references.ts'
import {
  listedStatuses,
  mayListStatuses,
  readsAll,
  toldStatuses,
} from '../../../domain/calendar/lists/statuses.ts'
import { cutoffOf } from '../../../domain/calendar/time/days.ts'
import { saysYes } from '../../../domain/calendar/true-words.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { visibleTo } from '../../../domain/content/policy.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'
import type { Call } from '../../../http/operation.ts'
import { conditionsOf } from '../../core-v2/entries/query.ts'
import { prepareSearch } from '../../core-v2/entries/search.ts'
import { boundConditions, eventFilters, type ListEventsQuery } from './list-filters.ts'

/** A call with the arguments of the list. */
export type Listing = Pick<Call, 'caller' | 'once'> & { readonly query: ListEventsQuery }

const type = contentTypes.cal_events

const NO_TICKETS: ArgumentProblem = {
  code: 'event-tickets-not-active',
  message: 'No event of this site has tickets.',
  data: { status: 400 },
}

async function boundRules(query: ListEventsQuery, ctx: AppContext): Promise<BoundRules> {
  const { timezone: zone, multiDayCutoff } = await ctx.settings()
  const strict = saysYes(query.strict_dates ?? false)
  return { zone, cutoff: cutoffOf(multiDayCutoff), strict, now: ctx.clock() }
}

const referencesOf = (
  { caller, once, query }: Listing,
  ctx: AppContext,
): Promise<KnownReferences> => once('references', () => findReferences(ctx.database, caller, query))

/** What the contract cannot say of the arguments. */
export async function listProblems(
  call: Listing,
  ctx: AppContext,
): Promise<Record<string, ArgumentProblem | string>> {
  const { caller, query } = call
  const problems: Record<string, ArgumentProblem | string> = {}
  for (const name of unreadableBounds(query, await boundRules(query, ctx))) {
    problems[name] = `${name} is not a date of the years 1000 to 9999.`
  }
  if (!mayListStatuses(caller, type, query.status ?? [])) {
    problems['status'] = 'status has a value that is unknown, or not for the caller.'
  }
  const { geoloc_lat: latitude, geoloc_lng: longitude } = query
  if (latitude !== undefined && longitude === undefined) {
    problems['geoloc_lng'] = 'geoloc_lat needs geoloc_lng.'
  }
  if (longitude !== undefined && latitude === undefined) {
    problems['geoloc_lat'] = 'geoloc_lng needs geoloc_lat.'
  }
  if (query.ticketed === true) problems['ticketed'] = NO_TICKETS
  const { unknown } = await referencesOf(call, ctx)
  for (const name of unknown) problems[name] = `${name} names something that is not there.`
  return problems
}

/** What a list of events is made of, ready for a statement. */
export interface EventList {
  readonly conditions: EventListConditions
  /** What the caller may see of events, over `entries e`. */
  readonly visible: Sql
  readonly bounds: Bounds
  /** When the bounds begin to mean something else. */
  readonly until: Date | undefined
  /** As the addresses of the list tell them. */
  readonly statuses: readonly string[]
}

/** Where only ends are bounded from below, how early a start may be has to be found out. */
function stillOn(bounds: Bounds): Pick<EventListConditions, 'stillOnAt'> {
  const { ends_after: end, start_date, starts_after } = bounds
  const open = end !== undefined && start_date === undefined && starts_after === undefined
  return open ? { stillOnAt: end.wall } : {}
}

/**
 * The list that arguments ask for: what the caller may see, within the bounds, without what is
 * hidden from listings. `include` asks for events, whenever they are.
 */
export async function prepareList(call: Listing, ctx: AppContext): Promise<EventList> {
  const { caller, query } = call
  const included = query.include ?? []
  const rules = await boundRules(query, ctx)
  const bounds = readBounds(query, rules)
  const until = boundsHoldUntil(query, rules)
  const statuses = toldStatuses(caller, type, query.status ?? [])
  const among = listedStatuses(statuses)
  const references = await referencesOf(call, ctx)
  const search = await prepareSearch(ctx.database, caller, type, query.search ?? '', [])
  const found = conditionsOf(eventFilters, query, { caller, query, references })
  const occurrence = found.flatMap((one) => one.occurrence ?? [])
  const entry = [...found.flatMap((one) => one.entry ?? []), ...(search?.conditions ?? [])]
  const visible = visibleTo(caller, type, among)
  const searching = search !== undefined
  if (included.length > 0) {
    const conditions: EventListConditions = {
      of: 'events',
      occurrence: [notHidden, ...occurrence],
      entry: [visible, withIds(included), ...entry],
      searching,
    }
    return { conditions, visible, bounds, until, statuses }
  }
  const conditions: EventListConditions = {
    of: 'occurrences',
    occurrence: [withStatus(among), notHidden, ...boundConditions(bounds), ...occurrence],
    // The status of an occurrence is that of its entry, so where it tells all nothing else is read.
    entry: readsAll(caller, type, among) ? entry : [visible, ...entry],
    searching,
    ...stillOn(bounds),
  }
  return { conditions, visible, bounds, until, statuses }
}
