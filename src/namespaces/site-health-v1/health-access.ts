import type { Call } from '../operation.ts'
import { has } from '../../domain/accounts/caller.ts'
import { forbidden } from '../../domain/errors/errors.ts'

/** Site health requires its own capability. */
export function authorizeHealthCheck({ caller }: Pick<Call, 'caller'>): void {
  if (!has(caller, 'view_site_health_checks')) throw forbidden('rest_forbidden', caller)
}

/** Results are current and private. */
export const NO_STORE = { 'Cache-Control': 'no-store' } as const
