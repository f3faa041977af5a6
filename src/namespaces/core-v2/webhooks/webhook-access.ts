import type { AppContext, Caller } from '../../../context.ts'
import type { WebhookRow } from '../../../data/webhooks/webhook-rows.ts'
import { getWebhook } from '../../../domain/webhooks/webhooks.ts'
import { requireManager } from '../require-manager.ts'

/** @throws DomainError 404 rest_webhook_invalid_id, to managers alone */
export async function loadWebhook(
  call: { readonly caller: Caller },
  { database }: AppContext,
  id: number,
): Promise<WebhookRow> {
  requireManager(call)
  return getWebhook(database, id)
}

/** What changes by itself, and secrets, are never cached. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const
