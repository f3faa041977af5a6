import type { WebhooksOperations } from '../../../../generated/core-v2/operations.ts'
import type { AppContext } from '../../../context.ts'
import { listWebhooks } from '../../../data/webhooks/webhook-rows.ts'
import {
  createWebhook,
  deleteWebhook,
  queueTest,
  rotateSecret,
  updateWebhook,
} from '../../../domain/webhooks/webhooks.ts'
import { guardOf } from '../../../http/conditional.ts'
import { operation, type Call } from '../../operation.ts'
import { deliveries } from './deliveries.ts'
import { requireManager } from '../require-manager.ts'
import { loadWebhook, NO_STORE } from './webhook-access.ts'
import { checkAddress, readChanges, readWebhook } from './webhook-input.ts'
import { addressOf, deliveryView, webhookView } from './webhook-view.ts'

type ItemCall = Pick<Call, 'caller'> & { readonly params: { readonly id: number } }

const load = (call: ItemCall, ctx: AppContext) => loadWebhook(call, ctx, call.params.id)

/** Webhooks (behaviour/webhooks.md). */
export const webhooks: WebhooksOperations = {
  ...deliveries,

  listWebhooks: {
    authorize: requireManager,
    async run({ selection }, ctx) {
      const rows = await listWebhooks(ctx.database)
      const body = rows.map((row) => webhookView(selection, row, ctx))
      return { status: 200, body, headers: NO_STORE }
    },
  },

  createWebhook: {
    authorize: requireManager,
    check: ({ body }, ctx) => checkAddress(body, ctx),
    async run({ body, selection }, ctx) {
      const row = await createWebhook(ctx, readWebhook(body))
      return {
        status: 201,
        body: webhookView(selection, row, ctx),
        headers: { Location: addressOf(ctx, row.id), ...NO_STORE },
        resource: row,
      }
    },
  },

  getWebhook: operation({
    load,
    run({ selection }, ctx, row) {
      const body = webhookView(selection, row, ctx)
      return Promise.resolve({ status: 200, body, headers: NO_STORE, resource: row })
    },
  }),

  updateWebhook: operation({
    load,
    check: ({ body }, ctx) => checkAddress(body, ctx),
    async run({ body, params, preconditions, selection }, ctx) {
      const row = await updateWebhook(ctx, params.id, {
        changes: readChanges(body),
        guard: guardOf({ preconditions }),
      })
      return { status: 200, body: webhookView(selection, row, ctx), resource: row }
    },
  }),

  deleteWebhook: operation({
    load,
    async run({ params, preconditions, selection }, ctx) {
      const row = await deleteWebhook(ctx, params.id, guardOf({ preconditions }))
      // A deleted item has no links.
      const previous = webhookView({ ...selection, links: false }, row, ctx)
      return { status: 200, body: { deleted: true, previous } }
    },
  }),

  rotateWebhookSecret: operation({
    load,
    async run({ body, params, selection }, ctx) {
      const row = await rotateSecret(ctx, params.id, body.overlap_hours ?? 24)
      return { status: 200, body: webhookView(selection, row, ctx), headers: NO_STORE }
    },
  }),

  testWebhook: operation({
    load,
    async run({ params, selection }, ctx) {
      const row = await queueTest(ctx, params.id)
      return {
        status: 201,
        body: deliveryView(selection, row, ctx),
        headers: { Location: `${addressOf(ctx, params.id)}/deliveries/${row.id}` },
      }
    },
  }),
}
