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
}

/** For pages that only a change invalidates; publishing an entry is a change too. */
export const UNTIL_CHANGED = new Date(8.64e15)

/** A cache of pages that are the same for all visitors, until a change or their expiry. */
export type PageCache = (
  address: string,
  until: Date,
  make: () => Promise<PageAnswer>,
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
  })
  return async (address, until, make) => {
    const known = pages.get(address)
    const fresh = known !== undefined && known.until > ctx.clock() && known.reading.holds()
    if (fresh && changes.connected) return known.answer
    const { staleAge } = changes
    if (fresh && staleAge !== undefined) return stale(known.answer, staleAge)
    const reading = changes.begin()
    reading.note(['content'])
    const answer = await make()
    const same = changes.connected && reading.holds()
    if (same && answer.status === 200) pages.set(address, { answer, reading, until })
    return answer
  }
}
