import { createRandom } from '../../src/commands/seed/random.ts'
import type { BenchDatabase } from './site.ts'

/** What visitors request and editors change. */
export interface UsedSite extends BenchDatabase {
  /** More than visitors ask for, so that editors change others too. */
  readonly postIds: readonly number[]
  readonly pageIds: readonly number[]
  readonly eventIds: readonly number[]
  readonly categoryIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly authorIds: readonly number[]
  readonly titles: readonly string[]
}

const ADDRESSES = 2000
const POSTS = '/api/core/v2/posts'
const EVENTS = '/api/cal/events/v1/events'

/** Half of the addresses are single posts, the rest lists, categories, searches and events. */
export function addressesOf(site: UsedSite): string[] {
  const single = site.postIds.slice(0, ADDRESSES / 2).map((id) => `${POSTS}/${id}`)
  const words = site.titles.flatMap((title) => title.split(' ').slice(0, 2))
  const terms = [...site.categoryIds, ...site.tagIds]
  const others = [
    ...site.categoryIds.flatMap((id) => pages(`${POSTS}?categories=${id}`, 15)),
    ...site.tagIds.flatMap((id) => pages(`${POSTS}?tags=${id}`, 6)),
    ...site.authorIds.flatMap((id) => pages(`${POSTS}?author=${id}`, 6)),
    ...pages(`${POSTS}?per_page=10`, 120),
    ...pages(`${POSTS}?orderby=title&order=asc`, 10),
    ...[...new Set(words)]
      .slice(0, 60)
      .map((word) => `${POSTS}?search=${encodeURIComponent(word)}`),
    ...terms.map((id) => `${POSTS}?categories_exclude=${id}&per_page=5`),
    '/api/core/v2/categories',
    '/api/core/v2/tags?per_page=50',
    ...site.pageIds.map((id) => `/api/core/v2/pages/${id}`),
    ...site.eventIds.map((id) => `${EVENTS}/${id}`),
    ...MONTHS.flatMap((month) =>
      pages(`${EVENTS}?start_date=2027-${month}-01&end_date=2027-${month}-28`, 6),
    ),
    ...pages(`${EVENTS}?start_date=2027-01-01&end_date=2027-12-30`, 40),
  ]
  return [...single, ...others.slice(0, ADDRESSES / 2)]
}

const MONTHS = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))

const pages = (address: string, count: number): string[] =>
  Array.from({ length: count }, (_, page) => `${address}&page=${page + 1}`)

/** Chooses a few often and most seldom, as visitors do: the nth in proportion to 1/n. */
export function chooser<Choice>(choices: readonly Choice[]): () => Choice {
  const random = createRandom('visitors')
  const ranked = random.some(choices, choices.length)
  const weights: number[] = []
  for (const rank of ranked.keys()) weights.push((weights.at(-1) ?? 0) + 1 / (rank + 1))
  const whole = weights.at(-1) ?? 0
  return () => {
    const point = random.next() * whole
    let [low, high] = [0, weights.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((weights[middle] ?? whole) > point) high = middle
      else low = middle + 1
    }
    const chosen = ranked[low]
    if (chosen === undefined) throw new Error('There is nothing to choose from.')
    return chosen
  }
}
