import type { AppContext, Caller } from '../../context.ts'
import { requireAdManager, requireAdUser } from '../../domain/ads/ad-policy.ts'

interface Asking {
  readonly caller: Caller
}

/** For administrators and the roles listed in the settings; other callers learn nothing else. */
export const forAdUsers = {
  order: 'authorize-first',
  authorize: ({ caller }: Asking, ctx: AppContext) => requireAdUser(caller, ctx),
} as const

/** For administrators only (behaviour/ads.md#who-may-call). */
export const forAdManagers = {
  order: 'authorize-first',
  authorize: ({ caller }: Asking) => requireAdManager(caller),
} as const
