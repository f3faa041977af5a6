/** List pages, of upcoming and past events (behaviour/calendar-pages.md). */
import type { Caller } from '../../../domain/accounts/caller.ts'
import {
  countOnSide,
  occurrencesBefore,
  occurrencesFrom,
  findSides,
  type ViewOccurrence,
} from '../../../data/events/event-view-reader.ts'
import type { Site } from '../../../domain/site/site.ts'
import { firstDayOf } from './addresses/address-dates.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { writeAddress } from './addresses/write-address.ts'
import { listRange, listSteps, pageCount, type ListState } from './list-rules.ts'
import { loadCards } from './load-cards.ts'
import { allVisibleEvents } from './resolve-filters.ts'
import { startOnClock, clockOf } from './find-times.ts'
import { summaryDays } from './summary-days.ts'
import { placeOnDays, type Timed } from './timed.ts'
import { commonFields, type ViewFrame } from './view-common.ts'
import type { ListView, Notice, SummaryView } from './view-model.ts'
import { utcOf } from './view-site.ts'

const LATEST = 3

/** Loads a page of the list, or of the summary, which has the same paging. */
export async function loadListPage(
  context: Site,
  caller: Caller,
  frame: ViewFrame & { readonly slug: 'list' | 'summary' },
): Promise<ListView | SummaryView> {
  const { database } = context
  const { site, request, slug, narrowed } = frame
  const { conditions } = narrowed
  const at = instantOf(frame)
  const size = request.perPage ?? site.settings.eventsPerPage
  const read = request.past ? occurrencesBefore : occurrencesFrom
  const window = { clock: clockOf(site), at, limit: size + 1, offset: (request.page - 1) * size }
  const [rows, sides] = await Promise.all([
    read(database, conditions, window),
    findSides(database, conditions, at),
  ])
  const times = shownTimes(frame, rows.slice(0, size))
  const beyond = rows.length === 0 && request.page > 1
  const lastPage = beyond
    ? pageCount(
        await countOnSide(database, conditions, at, request.past ? 'past' : 'upcoming'),
        size,
      )
    : undefined
  const state: ListState = { request, more: rows.length > size, sides, lastPage }
  const notice =
    times.length > 0 ? undefined : await noticeOf(context, caller, frame, sides.upcoming)
  const latest = notice === undefined ? [] : await latestPast(context, frame, sides.past)
  const cards = await loadCards(context, site, caller, [...times, ...latest])
  const steps = listSteps(state, slug)
  const common = commonFields(frame, {
    previousUrl: addressOf(site.siteUrl, steps.previous),
    nextUrl: addressOf(site.siteUrl, steps.next),
    previousRel: 'prev',
    nextRel: 'next',
    notice,
    latestPast: cards.of(latest),
    structuredData: cards.structuredData,
    total: times.length,
  })
  const range = listRange(
    state,
    times.map(({ firstDay }) => firstDay),
  )
  if (slug === 'list') return { ...common, slug, events: cards.of(times), range }
  const from = request.past ? undefined : chosenDay(frame)
  const days = summaryDays(times, from).map((day) => ({
    date: day.date,
    url: addressOf(site.siteUrl, dayRequest(request, day.date)),
    events: cards.of(day.times),
  }))
  return { ...common, slug, days, range }
}

const addressOf = (siteUrl: string, request: ViewRequest | undefined): string =>
  request === undefined ? '' : siteUrl + writeAddress(request)

const dayRequest = (request: ViewRequest, date: ViewRequest['date']): ViewRequest => ({
  ...request,
  view: 'day',
  date,
  page: 1,
  past: false,
})

const chosenDay = ({ site, request }: ViewFrame) =>
  request.date === undefined ? site.today : firstDayOf(request.date)

/** The start of a list: now, or the beginning of a day; as a wall time in UTC. */
function instantOf({ site, request }: ViewFrame): string {
  if (request.date === undefined) return site.nowUtc
  return utcOf(startOnClock(site, firstDayOf(request.date)), site.zone)
}

/** Past events are read backwards from now, and shown in chronological order. */
function shownTimes({ site, request }: ViewFrame, rows: readonly ViewOccurrence[]): Timed[] {
  const times = rows.map((occurrence) => placeOnDays(site, occurrence))
  return request.past ? times.toReversed() : times
}

async function noticeOf(
  { database }: Site,
  caller: Caller,
  { site, request }: ViewFrame,
  upcoming: boolean,
): Promise<Notice> {
  const { keyword } = request
  const none = { keyword, laterUrl: '' }
  if (keyword !== '') return { kind: 'keyword', ...none }
  const others =
    upcoming ||
    request.past ||
    (await findSides(database, allVisibleEvents(caller), site.nowUtc)).upcoming
  return { kind: others ? 'empty' : 'none-upcoming', ...none }
}

/** Loads past events to show below the notice of the default view, unless the page has filters. */
async function latestPast({ database }: Site, frame: ViewFrame, past: boolean): Promise<Timed[]> {
  const { site, request, narrowed } = frame
  const plain = request.view === undefined && request.page === 1 && !request.past
  const today = request.date === undefined || request.date === site.today
  if (!plain || !today || !past || request.keyword !== '') return []
  const window = { clock: clockOf(site), at: site.nowUtc, limit: LATEST, offset: 0 }
  const rows = await occurrencesBefore(database, narrowed.conditions, window)
  return rows.map((occurrence) => placeOnDays(site, occurrence))
}
