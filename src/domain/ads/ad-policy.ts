import { has, type Caller } from '../accounts/caller.ts'
import { forbidden } from '../errors/errors.ts'
import type { AdSite } from './ads.ts'

export const MANAGE_ADS = 'manage_options'

/** Capability to use scripts in the code of ads (behaviour/ads.md#who-may-call). */
export const RAW_AD_CODE = 'unfiltered_html'

/** @throws DomainError 401 or 403 rest_forbidden for all but administrators */
export function requireAdManager(caller: Caller): void {
  if (!has(caller, MANAGE_ADS)) throw forbidden('rest_forbidden', caller)
}

/**
 * Administrators, and users with a role that is listed in the settings.
 * @throws DomainError 401 or 403 rest_forbidden
 */
export async function requireAdUser(caller: Caller, { ads }: AdSite): Promise<void> {
  if (has(caller, MANAGE_ADS)) return
  // Visitors need no lookup.
  if (!caller.signedIn) throw forbidden('rest_forbidden', caller)
  const { settings } = await ads.plan()
  const named = settings.RoleBasedAccess.some(({ value }) => caller.roles.includes(value))
  if (!named) throw forbidden('rest_forbidden', caller)
}
