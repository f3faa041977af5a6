import type { AppContext } from '../context.ts'
import { turnAds } from '../domain/ads/units/turn-ads.ts'

const MINUTE = 60_000

/** A node's watch over the days of ad units. */
export interface AdTurning {
  /** Ends it; resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** Looks at the start and every minute from then on. */
export function startAdTurning(ctx: AppContext): AdTurning {
  let turning: Promise<unknown> = Promise.resolve()
  const turn = (): void => {
    turning = turnAds(ctx).catch((error: unknown) => {
      ctx.log.error({ err: error }, 'ad units could not be looked at; trying again')
    })
  }
  turn()
  const timer = setInterval(turn, MINUTE)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await turning
    },
  }
}
