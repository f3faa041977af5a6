import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'
import type { PageAnswer } from '../../http/pages.ts'

interface KeptPage {
  readonly answer: PageAnswer
  readonly generation: number
  readonly until: Date
}

/** Characters take two bytes. */
const MAXIMUM_SIZE = 32 * 1024 * 1024
const MAXIMUM_PAGE = 4 * 1024 * 1024

/** Pages that are the same for all visitors, until anything changes or they cease to be true. */
export type KeptPages = (
  address: string,
  until: Date,
  make: () => Promise<PageAnswer>,
) => Promise<PageAnswer>

/** As answers of the interface are kept: no longer than notices of changes come in. */
export function createKeptPages(ctx: AppContext): KeptPages {
  const { changes } = ctx.database
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MAXIMUM_SIZE,
    maxEntrySize: MAXIMUM_PAGE,
    sizeCalculation: ({ answer }, address) => (answer.body.length + address.length) * 2 + 1000,
  })
  const now = (): number =>
    changes.generation('content') + changes.generation('accounts') + changes.generation('settings')
  return async (address, until, make) => {
    const generation = now()
    const known = pages.get(address)
    const fresh = known?.generation === generation && known.until > ctx.clock()
    if (known !== undefined && fresh && changes.live) return known.answer
    const answer = await make()
    const same = changes.live && now() === generation
    if (same && answer.status === 200) pages.set(address, { answer, generation, until })
    return answer
  }
}
