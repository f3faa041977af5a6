import { contexts } from '../../../../generated/cal-events-v1/contexts.ts'
import type { EventsOperations } from '../../../../generated/cal-events-v1/operations.ts'
import { countOccurrences, listOccurrences } from '../../../data/events/event-list-reader.ts'
import { loadOccurrences } from '../../../domain/calendar/events/load-occurrences.ts'
import { BOUND_NAMES } from '../../../domain/calendar/lists/bounds.ts'
import { failure } from '../../../domain/errors/errors.ts'
import { operation } from '../../operation.ts'
import { totalOf } from '../../../http/pagination.ts'
import { parseFields, select, wantedFields } from '../../../http/selection.ts'
import { listSummary, totalHeaders, windowOf, type ListWindow } from '../list-answer.ts'
import type { ListEventsQuery } from './list-filters.ts'
import { listFeed } from './feed.ts'
import { listProblems, loadReferences, prepareList, type EventList } from './list-query.ts'
import { presentEvents } from './present.ts'

const joined = (ids: readonly number[] = []): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')

/** The arguments that the addresses of a list repeat. */
function repeated(query: ListEventsQuery, { limit }: ListWindow, { bounds, statuses }: EventList) {
  const dates = BOUND_NAMES.map((name) => [name, bounds[name]?.shown] as const)
  const near = query.geoloc_lat !== undefined
  return {
    per_page: limit,
    ...Object.fromEntries(dates),
    search: query.search,
    venue: joined(query.venue),
    organizer: joined(query.organizer),
    featured: query.featured === true ? 1 : undefined,
    status: statuses.join(','),
    include: joined(query.include),
    geoloc: query.geoloc === true ? 1 : undefined,
    geoloc_lat: query.geoloc_lat,
    geoloc_lng: query.geoloc_lng,
    geoloc_radius: near ? query.geoloc_radius : undefined,
  }
}

/** The list of events (behaviour/calendar.md#lists-of-events). */
export const eventList: Pick<EventsOperations, 'listEvents'> = {
  listEvents: operation({
    prepare: loadReferences,
    check: (call, ctx, _loaded, references) => listProblems(call, ctx, references),

    async run(call, ctx, _loaded, references) {
      const { caller, query, request } = call
      const { database, apiUrl } = ctx
      const list = await prepareList(call, ctx, references)
      if (query.ical) return listFeed(caller, ctx, list, query.ical_max)
      const window = windowOf(query)
      const rows = await listOccurrences(database, list.conditions, window)
      if (rows.length === 0 && window.page > 1) throw failure('event-archive-page-not-found')
      const total = await totalOf(window, rows.length, () =>
        countOccurrences(database, list.conditions),
      )
      const events = await loadOccurrences(database, caller, rows)
      const fields = parseFields(wantedFields(request))?.get('events') ?? null
      const selection = select(contexts.Event, 'view', fields)
      const otherPages = repeated(query, window, list)
      const own = { ...otherPages, page: window.page }
      return {
        status: 200,
        body: {
          events: await presentEvents({ selection }, ctx, events),
          ...listSummary(window, total, {
            address: `${apiUrl}/cal/events/v1/events`,
            own,
            otherPages,
          }),
        },
        headers: totalHeaders(window, total),
        ...(list.until !== undefined && { until: list.until }),
      }
    },
  }),
}
