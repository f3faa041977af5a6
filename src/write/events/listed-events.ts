/** Events as the list shows them: each time of those that are out, and the others once. */
import type { Answer, Client, Schemas } from '../../client/client.ts'
import type { ListQuery } from '../ui/list-page.tsx'
import { plainText } from '../ui/plain-text.ts'
import { venueChoice } from './event-values.ts'
import type { WallTime } from './wall-time.ts'
import { OUT_STATUSES } from '../entries/publication.ts'

const PER_PAGE = 20
/** Before all and after all events of a calendar. */
const FIRST_DAY = '1000-01-01'

export interface ListedEvent {
  readonly key: string
  /** Of the series, where this is one of its times. */
  readonly id: number
  readonly title: string
  readonly status: string
  readonly start: WallTime | undefined
  readonly allDay: boolean
  readonly venues: string
  readonly repeats: boolean
  /** The name of this time of a series. */
  readonly occurrence: WallTime | undefined
  readonly url: string
}

type Listed = Promise<Answer<readonly ListedEvent[]>>

export function readListed(client: Client, query: ListQuery, signal: AbortSignal): Listed {
  if (query.tab === 'upcoming') return readTimes(client, query, { ends_after: 'yesterday' }, signal)
  if (query.tab === 'past') return readPast(client, query, signal)
  return readEntries(client, query, signal)
}

type Bounds =
  | { readonly ends_after: string }
  | { readonly start_date: string; readonly ends_before: string }

async function readTimes(
  client: Client,
  { search, page }: Pick<ListQuery, 'search' | 'page'>,
  bounds: Bounds,
  signal: AbortSignal,
): Listed {
  const answer = await client.get('/cal/events/v1/events', {
    query: {
      ...bounds,
      page,
      per_page: PER_PAGE,
      status: [...OUT_STATUSES],
      ...(search.trim() !== '' && { search: search.trim() }),
    },
    signal,
  })
  return { ...answer, data: answer.data.events.map(listedTime) }
}

/** The latest first: the service lists the earliest first, so that pages are counted from the end. */
async function readPast(client: Client, query: ListQuery, signal: AbortSignal): Listed {
  const bounds = { start_date: FIRST_DAY, ends_before: 'yesterday' }
  const first = await readTimes(client, { ...query, page: 1 }, bounds, signal)
  const last = first.totalPages ?? 1
  const page = Math.max(last - query.page + 1, 1)
  const answer = page === 1 ? first : await readTimes(client, { ...query, page }, bounds, signal)
  return { ...answer, data: answer.data.toReversed() }
}

function listedTime(event: Schemas['Event']): ListedEvent {
  const { id, title, status, start_date, all_day, occurrence, recurrence, venue, url } = event
  const venues = Array.isArray(venue) ? venue : [venue]
  return {
    key: `${id} ${start_date}`,
    id,
    title: plainText(title),
    status,
    start: start_date,
    allDay: all_day,
    venues: venues.map((one) => venueChoice(one).name).join(', '),
    repeats: recurrence !== undefined || occurrence !== undefined,
    occurrence: occurrence?.changed === false ? occurrence.original_start : undefined,
    url,
  }
}

/** Drafts and trashed events, last changed first. */
async function readEntries(
  client: Client,
  { search, page, tab }: ListQuery,
  signal: AbortSignal,
): Listed {
  const answer = await client.get('/core/v2/cal_events', {
    query: {
      search,
      page,
      per_page: PER_PAGE,
      status: tab === 'trash' ? ['trash'] : ['draft', 'pending'],
      orderby: 'modified',
    },
    context: 'edit',
    signal,
  })
  return { ...answer, data: answer.data.map(listedEntry) }
}

function listedEntry({ id, title, status, meta, link }: Schemas['EventEntryEdit']): ListedEvent {
  const { _EventStartDate: start, _EventAllDay: allDay } = meta
  return {
    key: `${id}`,
    id,
    title: title.raw,
    status,
    start: start === '' ? undefined : start,
    allDay,
    venues: '',
    repeats: false,
    occurrence: undefined,
    url: link,
  }
}
