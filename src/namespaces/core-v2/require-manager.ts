import type { Caller } from '../../context.ts'
import { has } from '../../domain/accounts/caller.ts'
import { forbidden } from '../../domain/errors/errors.ts'

/** Settings, webhooks and the audit trail are for those who may manage the site. */
export function requireManager({ caller }: { readonly caller: Caller }): void {
  if (!has(caller, 'manage_options')) throw forbidden('rest_forbidden', caller)
}
