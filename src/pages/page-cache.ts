import type { AppContext } from '../context.ts'
import type { PageAnswer } from '../http/pages.ts'
import type { Reading } from '../data/database/reading.ts'
import { staleHeaders } from '../http/stale.ts'
import type { CacheName } from '../cache/budget.ts'
import { createCache, valueBytes } from '../cache/cache.ts'

interface CachedPage {
  readonly answer: PageAnswer
  readonly reading: Reading
  readonly until: Date
  readonly shows: object | undefined
}

interface AskedPage {
  /** Its key. */
  readonly address: string
  readonly until: Date
  /** An object shown on the page that was loaded before; a different object invalidates the page. */
  readonly shows?: object
}

/** For pages that only a change invalidates; publishing an entry is a change too. */
export const UNTIL_CHANGED = new Date(8.64e15)

/**
 * A cache of pages that are the same for all visitors, until their expiry or a change of what they
 * were made of: what they show and what is read with the context that `make` gets.
 */
export type PageCache = (
  page: AskedPage,
  make: (noted: AppContext) => Promise<PageAnswer>,
) => Promise<PageAnswer>

const stale = (answer: PageAnswer, age: number): PageAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...staleHeaders(age) },
})

/**
 * Like answers of the API, pages are cached only while change notices arrive, and shown for a while
 * when the database is away.
 */
export function createPageCache(ctx: AppContext, name: CacheName): PageCache {
  const { changes } = ctx.database
  const pages = createCache<CachedPage>({
    name,
    sizeOf: ({ answer, reading }) => valueBytes(answer) + reading.bytes,
    isCurrent: ({ reading, until: end }) => end > ctx.clock() && reading.holds(),
  })
  return async ({ address, until, shows }, make) => {
    const found = pages.get(address)
    const known = found?.shows === shows ? found : undefined
    if (known !== undefined && changes.connected) return known.answer
    const { staleAge } = changes
    if (known !== undefined && staleAge !== undefined) return stale(known.answer, staleAge)
    const reading = changes.begin()
    // Much of a page is loaded before, with the settings, or shows them around its content.
    reading.note(['settings'])
    const answer = await make({ ...ctx, database: ctx.database.notedIn(reading) })
    const same = changes.connected && reading.holds()
    if (same && answer.status === 200) pages.set(address, { answer, reading, until, shows })
    return answer
  }
}
