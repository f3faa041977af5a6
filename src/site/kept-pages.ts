import type { AppContext } from '../context.ts'
import type { PageAnswer } from '../http/pages.ts'
import { createCache, valueBytes } from '../cache/cache.ts'

interface KeptPage {
  readonly answer: PageAnswer
  readonly generation: number
  readonly until: Date
}

const MAXIMUM_BYTES = 96 * 1024 * 1024

/** For pages that only changes make untrue; the publication of an entry is one too. */
export const UNTIL_CHANGED = new Date(8.64e15)

/** Pages that are the same for all visitors, until anything changes or they cease to be true. */
export type KeptPages = (
  address: string,
  until: Date,
  make: () => Promise<PageAnswer>,
) => Promise<PageAnswer>

/** As answers of the interface are kept: no longer than notices of changes come in. */
export function createKeptPages(ctx: AppContext, name: string): KeptPages {
  const { changes } = ctx.database
  const pages = createCache<KeptPage>({
    name,
    maxBytes: MAXIMUM_BYTES,
    sizeOf: ({ answer }) => valueBytes(answer) + 100,
  })
  const now = (): number =>
    changes.generation('content') + changes.generation('accounts') + changes.generation('settings')
  return async (address, until, make) => {
    const generation = now()
    const known = pages.get(address)
    const fresh = known?.generation === generation && known.until > ctx.clock()
    if (known !== undefined && fresh && changes.connected) return known.answer
    const answer = await make()
    const same = changes.connected && now() === generation
    if (same && answer.status === 200) pages.set(address, { answer, generation, until })
    return answer
  }
}
