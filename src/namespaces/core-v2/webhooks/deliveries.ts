import type { WebhooksOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
import { countDeliveries, listDeliveries } from '../../../data/webhooks/delivery-rows.ts'
import { getDelivery, queueAgain } from '../../../domain/webhooks/webhooks.ts'
import { listHeaders, skipped } from '../../../http/pagination.ts'
import { operation, type Call } from '../../operation.ts'
import { loadWebhook, NO_STORE } from './webhook-access.ts'
import { addressOf, deliveryView } from './webhook-view.ts'

type DeliveriesCall = Pick<Call, 'caller'> & { readonly params: { readonly webhook: number } }

const load = (call: DeliveriesCall, ctx: AppContext) => loadWebhook(call, ctx, call.params.webhook)

type DeliveryOperations = Pick<
  WebhooksOperations,
  'listWebhookDeliveries' | 'getWebhookDelivery' | 'sendWebhookDelivery'
>

/** Deliveries of webhooks (behaviour/webhooks.md#deliveries). */
export const deliveries: DeliveryOperations = {
  listWebhookDeliveries: operation({
    load,
    async run({ params, query, request, selection }, ctx) {
      const window = { page: query.page, perPage: query.per_page, offset: undefined }
      const filter = { webhookId: params.webhook, status: query.status }
      const rows = await listDeliveries(ctx.database, filter, {
        limit: window.perPage,
        offset: skipped(window),
      })
      const total = await countDeliveries(ctx.database, filter)
      const address = `${ctx.apiUrl}${request.path}`
      return {
        status: 200,
        body: rows.map((row) => deliveryView(selection, row, ctx)),
        headers: { ...listHeaders(address, request.query, window, total), ...NO_STORE },
      }
    },
  }),

  getWebhookDelivery: operation({
    load,
    async run({ params, selection }, ctx) {
      const row = await getDelivery(ctx.database, params.webhook, params.id)
      return { status: 200, body: deliveryView(selection, row, ctx), headers: NO_STORE }
    },
  }),

  sendWebhookDelivery: operation({
    load,
    async run({ params, selection }, ctx) {
      const row = await queueAgain(ctx, params.webhook, params.id)
      return {
        status: 201,
        body: deliveryView(selection, row, ctx),
        headers: { Location: `${addressOf(ctx, params.webhook)}/deliveries/${row.id}` },
      }
    },
  }),
}
