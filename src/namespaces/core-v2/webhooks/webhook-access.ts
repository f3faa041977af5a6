import type { AppContext, Caller } from '../../../context.ts'
import type { WebhookRow } from '../../../data/webhooks/webhook-rows.ts'
import { has } from '../../../domain/accounts/caller.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import { getWebhook } from '../../../domain/webhooks/webhooks.ts'

/** Webhooks are for those who may manage the site, as settings are. */
export function requireManager({ caller }: { readonly caller: Caller }): void {
  if (!has(caller, 'manage_options')) throw forbidden('rest_forbidden', caller)
}

/** @throws DomainError 404 rest_webhook_invalid_id, to managers alone */
export async function loadWebhook(
  call: { readonly caller: Caller },
  { database }: AppContext,
  id: number,
): Promise<WebhookRow> {
  requireManager(call)
  return getWebhook(database, id)
}

/** What changes by itself, and secrets, are remembered nowhere. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const
