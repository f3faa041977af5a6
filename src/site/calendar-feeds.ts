/** Addresses of the site that answer with calendar files (calendar-views.md 3.1, 6.7). */
import { DateTime } from 'luxon'
import type { AppContext } from '../context.ts'
import { findPublishedId } from '../data/event-feed-reader.ts'
import { findTermIds } from '../data/event-list-reader.ts'

/** Where the API answers the same, below its root. */
export interface FeedAddress {
  readonly rawPath: string
  readonly rawQuery: string
}

const LIST = '/cal/events/v1/events'

/** Arguments of the list that stand in addresses of the site under their own names. */
const ARGUMENTS = [
  'start_date',
  'end_date',
  'starts_before',
  'starts_after',
  'ends_before',
  'ends_after',
  'strict_dates',
  'search',
  'categories',
  'tags',
  'venue',
  'organizer',
  'featured',
  'status',
  'geoloc',
  'geoloc_lat',
  'geoloc_lng',
  'geoloc_radius',
  'include',
  'password',
]

/** What calendar pages call some of them (calendar-views.md 3.2). */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'cal-bar-search': 'search',
  s: 'search',
  'cal-bar-date': 'start_date',
  eventDate: 'start_date',
  category: 'categories',
  tag: 'tags',
}

const PAGES = /^\/(events|event|venue|organizer)\//
const isAsked = (value: string | null): boolean =>
  value !== null && !['', '0', 'false'].includes(value.toLowerCase())

/**
 * What an address of the site asks of the API, if it asks for a calendar file: with `ical=1` or
 * `/ical/` at its end. Names that nobody knows are left to the pages, which find nothing there.
 */
export async function calendarFeedAddress(
  ctx: AppContext,
  url: string,
): Promise<FeedAddress | undefined> {
  const [rawPath = '', ...rest] = url.split('?')
  if (!PAGES.test(rawPath.endsWith('/') ? rawPath : `${rawPath}/`)) return undefined
  const query = new URLSearchParams(rest.join('?'))
  const steps = decoded(rawPath)
  const named = steps?.at(-1) === 'ical'
  if (steps === undefined) return undefined
  if (!named && !isAsked(query.get('ical')) && !isAsked(query.get('desktop-ical'))) return undefined
  const found = await resolve(ctx, named ? steps.slice(0, -1) : steps)
  if (found === undefined) return undefined
  const { path, filter } = found
  const wanted = new URLSearchParams({ ...argumentsOf(query), ...filter, ical: '1' })
  return { rawPath: path, rawQuery: String(wanted) }
}

function decoded(path: string): string[] | undefined {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** A parameter that comes several times is a list. */
function argumentsOf(query: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [sent, value] of query) {
    const name = OTHER_NAMES[sent] ?? sent.replace(/\[\d*\]$/, '')
    if (!ARGUMENTS.includes(name) || value === '') continue
    found[name] = found[name] === undefined ? value : `${found[name]},${value}`
  }
  return found
}

interface Resolved {
  readonly path: string
  readonly filter: Readonly<Record<string, string>>
}

async function resolve(ctx: AppContext, steps: readonly string[]): Promise<Resolved | undefined> {
  const [first, second = '', ...others] = steps
  if (first === 'events') return resolveList(ctx, steps.slice(1))
  if (second === '' || others.length > 0) return undefined
  const type = first === 'event' ? 'cal_events' : `cal_${first}`
  const id = await findPublishedId(ctx.database, type, second)
  if (id === undefined) return undefined
  return first === 'event'
    ? { path: `${LIST}/${id}`, filter: {} }
    : { path: LIST, filter: { [first ?? '']: String(id) } }
}

const VIEWS = new Set(['list', 'month', 'day', 'week', 'summary'])

/** The steps below `/events/`, each of which narrows the list. */
async function resolveList(
  ctx: AppContext,
  steps: readonly string[],
): Promise<Resolved | undefined> {
  const filter: Record<string, string> = {}
  const left = [...steps]
  const [kind] = left
  if (kind === 'category' || kind === 'tag') {
    left.shift()
    const names = left.splice(
      0,
      kind === 'tag' ? 1 : left.findLastIndex((step) => !isView(step)) + 1,
    )
    const slug = names.at(-1)
    const taxonomy = kind === 'tag' ? 'post_tag' : 'cal_events_cat'
    const known = slug === undefined ? undefined : await findTermIds(ctx.database, taxonomy, [slug])
    const id = slug === undefined ? undefined : known?.get(slug)
    if (id === undefined) return undefined
    filter[kind === 'tag' ? 'tags' : 'categories'] = String(id)
  }
  for (const step of left) {
    if (VIEWS.has(step)) continue
    if (step === 'featured') filter['featured'] = 'true'
    else {
      const days = step === 'today' ? today(ctx.clock(), (await ctx.settings()).timezone) : step
      const range = daysOf(days)
      if (range === undefined) return undefined
      Object.assign(filter, range)
    }
  }
  return { path: LIST, filter }
}

const isView = (step: string): boolean =>
  VIEWS.has(step) || step === 'featured' || step === 'today' || daysOf(step) !== undefined

const today = (now: Date, zone: string): string =>
  DateTime.fromJSDate(now, { zone }).toFormat('yyyy-MM-dd')

/** A day, or the days of a month. */
function daysOf(step: string): Record<string, string> | undefined {
  const month = /^\d{4}-\d\d$/.test(step)
  if (!month && !/^\d{4}-\d\d-\d\d$/.test(step)) return undefined
  const first = DateTime.fromISO(step, { zone: 'utc' })
  if (!first.isValid || first.year < 1000) return undefined
  const last = month ? first.endOf('month') : first
  return { start_date: first.toFormat('yyyy-MM-dd'), end_date: last.toFormat('yyyy-MM-dd') }
}
