/**
 * Writes the addresses of calendar pages in their canonical form
 * (behaviour/calendar-pages.md#addresses).
 */
import { isReserved } from './read-path.ts'
import type { ViewRequest } from './view-request.ts'

/** Path and query, from `/events/` on. */
export function writeAddress(request: ViewRequest): string {
  const query = queryOf(request)
  return `${pathOf(request)}${query === '' ? '' : `?${query}`}`
}

function pathOf(request: ViewRequest): string {
  const { page, featured, place } = request
  const tail = page > 1 && isPaged(request) ? ['page', String(page)] : []
  const steps =
    place === undefined
      ? ['events', ...filterSteps(request), ...viewSteps(request), featured ? 'featured' : '']
      : [place.kind, place.slug]
  return `/${[...steps.filter((step) => step !== ''), ...tail].join('/')}/`
}

const isPaged = ({ view }: ViewRequest): boolean =>
  view === undefined || view === 'list' || view === 'summary'

/** Slugs are stored encoded. A subcategory that reads like a view is written without its ancestors. */
function filterSteps({ category, tag }: ViewRequest): string[] {
  if (category.length > 0) {
    const plain = category.slice(1).every((slug) => !isReserved(slug))
    return ['category', ...(plain ? category : category.slice(-1))]
  }
  return tag === '' ? [] : ['tag', tag]
}

function viewSteps({ view, date, category, tag }: ViewRequest): string[] {
  if (view === undefined) return []
  if (view === 'day') {
    if (date === undefined) return ['today']
    return category.length > 0 || tag !== '' ? ['day', date] : [date]
  }
  return view === 'month' || view === 'week' ? [view, date ?? ''] : [view]
}

/** The arguments that are not part of the path, in the documented order. */
function queryOf({ view, date, keyword, past, perPage, category, tag }: ViewRequest): string {
  const dated = view === undefined || view === 'list' || view === 'summary'
  const parts: Readonly<Record<string, string | undefined>> = {
    'cal-bar-search': keyword || undefined,
    'cal-bar-date': dated ? date : undefined,
    eventDisplay: past ? 'past' : undefined,
    posts_per_page: perPage === undefined ? undefined : String(perPage),
    // A tag in addition to a category.
    tag: category.length > 0 && tag !== '' ? tag : undefined,
  }
  const pairs = Object.entries(parts).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  )
  return new URLSearchParams(pairs).toString()
}
