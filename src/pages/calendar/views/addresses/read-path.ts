/** Reads the paths of calendar pages (behaviour/calendar-pages.md#addresses). */
import type { WallDate } from '../../../../domain/time/wall-time.ts'
import { readDay, readMonth } from './address-dates.ts'
import { BLANK_REQUEST, type CalendarAddress, type ViewRequest } from './view-request.ts'

const FEEDS: ReadonlyMap<string, 'rss' | 'atom'> = new Map([
  ['feed', 'rss'],
  ['rss', 'rss'],
  ['rss2', 'rss'],
  // Readers of RDF feeds also accept RSS 2.0.
  ['rdf', 'rss'],
  ['atom', 'atom'],
])

/** No page of the calendar has more, below however many categories. */
const MOST_STEPS = 100

type Part = Partial<ViewRequest>

/**
 * Reads the request from the steps of a path.
 *
 * @param steps encoded as in stored slugs, without empty ones; `events`, `venue` or `organizer`
 *   first
 * @param today the day that `/events/today/` stands for
 * @returns undefined if no calendar page has the path
 */
export function readPath(steps: readonly string[], today: WallDate): CalendarAddress | undefined {
  if (steps.length > MOST_STEPS) return undefined
  const [base = '', ...below] = steps
  if (base === 'venue' || base === 'organizer') return readPlacePath(base, below)
  if (base !== 'events') return undefined
  const [kind, slug, ...rest] = below
  if (slug !== undefined && kind === 'tag')
    return extend({ tag: slug }, readForm(rest, today, true))
  if (slug !== undefined && kind === 'category') return readCategory([slug], rest, today)
  return extend({}, readForm(below, today, false))
}

/** Reads the steps after the categories; the first match counts. */
function readCategory(
  category: readonly string[],
  rest: readonly string[],
  today: WallDate,
): CalendarAddress | undefined {
  const found = readForm(rest, today, true)
  if (found !== undefined) return extend({ category }, found)
  const [next, ...further] = rest
  return next === undefined ? undefined : readCategory([...category, next], further, today)
}

/** Whether a step after a category would be read as something other than a category. */
export const isReserved = (step: string): boolean =>
  readForm([step], '2000-01-01', true) !== undefined || ['page', 'day'].includes(step)

const extend = (part: Part, found: CalendarAddress | undefined): CalendarAddress | undefined =>
  found && { ...found, request: { ...found.request, ...part } }

function readPlacePath(
  kind: 'venue' | 'organizer',
  [slug, ...rest]: readonly string[],
): CalendarAddress | undefined {
  if (slug === undefined) return undefined
  const tail = readTail(rest)
  if (tail.head.length > 0) return undefined
  const place = { kind, slug }
  return { form: tail.form, request: { ...BLANK_REQUEST, view: 'list', page: tail.page, place } }
}

interface Tail {
  readonly head: readonly string[]
  readonly page: number
  readonly paged: boolean
  readonly form: CalendarAddress['form']
}

/** Reads a page, a feed or a calendar file at the end of a path. */
function readTail(steps: readonly string[]): Tail {
  const last = steps.at(-1) ?? ''
  const before = steps.at(-2) ?? ''
  if (last === 'ical') return { ...readTail(steps.slice(0, -1)), form: 'ical' }
  const none = { page: 1, paged: false }
  const feed = FEEDS.get(last)
  if (feed !== undefined) {
    const length = before === 'feed' && last !== 'feed' ? 2 : 1
    return { ...none, head: steps.slice(0, -length), form: feed }
  }
  if (before === 'page' && /^[1-9]\d{0,5}$/.test(last)) {
    return { head: steps.slice(0, -2), page: Number(last), paged: true, form: 'page' }
  }
  return { ...none, head: steps, form: 'page' }
}

/** @param narrowed whether it follows a category or a tag */
function readForm(
  steps: readonly string[],
  today: WallDate,
  narrowed: boolean,
): CalendarAddress | undefined {
  const { head, page, paged, form } = readTail(steps)
  const featured = head.at(-1) === 'featured'
  const view = readView(featured ? head.slice(0, -1) : head, today, narrowed)
  if (view === undefined) return undefined
  const isFeed = form === 'rss' || form === 'atom'
  if (isFeed && view.view !== undefined) return undefined
  if (paged && view.view !== undefined && view.view !== 'list' && view.view !== 'summary') {
    return undefined
  }
  // Pages of the calendar without a view are those of the list.
  const listed: Part = paged && view.view === undefined && !featured ? { view: 'list' } : {}
  return { form, request: { ...BLANK_REQUEST, ...view, ...listed, featured, page } }
}

function readView(steps: readonly string[], today: WallDate, narrowed: boolean): Part | undefined {
  const [first, second, ...others] = steps
  if (first === undefined) return {}
  if (others.length > 0) return undefined
  if (second === undefined) return readStep(first, today)
  if (first === 'month') return at('month', readMonth(second))
  if (first === 'week') return at('week', readDay(second))
  if (first === 'day' && narrowed) return at('day', readDay(second))
  return undefined
}

function readStep(step: string, today: WallDate): Part | undefined {
  if (step === 'list' || step === 'month' || step === 'week' || step === 'summary') {
    return { view: step }
  }
  if (step === 'today') return { view: 'day', date: today }
  return at('month', readMonth(step)) ?? at('day', readDay(step))
}

const at = (view: 'month' | 'week' | 'day', date: Part['date']): Part | undefined =>
  date === undefined ? undefined : { view, date }
