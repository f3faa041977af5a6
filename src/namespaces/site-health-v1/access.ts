import type { Call } from '../../http/operation.ts'
import { has } from '../../domain/accounts/caller.ts'
import { forbidden } from '../../domain/errors.ts'

/** What the health of the site shows is for those alone who look after it. */
export function requireHealthRight({ caller }: Pick<Call, 'caller'>): void {
  if (!has(caller, 'view_site_health_checks')) throw forbidden('rest_forbidden', caller)
}

/** It is about this moment, and about nobody's business but the asker's. */
export const UNSTORED = { 'Cache-Control': 'no-store' } as const
