import type { components } from '../../../../generated/core-v2/types.ts'
import type { DeliveryRow } from '../../../data/webhooks/delivery-rows.ts'
import type { WebhookRow } from '../../../data/webhooks/webhook-rows.ts'
import { messageOf } from '../../../domain/webhooks/message.ts'
import { messageId } from '../../../domain/webhooks/send.ts'
import { withLinks } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'

export type Webhook = components['schemas']['Webhook']
type Delivery = components['schemas']['WebhookDelivery']

/** Public addresses of the site and of its API. */
interface Addresses {
  readonly apiUrl: string
  readonly siteUrl: string
}

/** Where a webhook is. */
export const addressOf = ({ apiUrl }: Addresses, id: number): string =>
  `${apiUrl}/core/v2/webhooks/${id}`

const fields: FieldTable<Omit<Webhook, 'secret'>, WebhookRow, undefined> = {
  id: ({ id }) => id,
  url: ({ url }) => url,
  description: ({ description }) => description,
  events: ({ events }) => [...events] as Webhook['events'],
  types: ({ types }) => [...types],
  terms: ({ terms }) => [...terms],
  status: ({ status }) => status,
  failing_since: ({ failingSince }) => failingSince?.toISOString() ?? null,
  created: ({ createdAt }) => createdAt.toISOString(),
  modified: ({ updatedAt }) => updatedAt.toISOString(),
}

/** A webhook as answers show it; its secret where it has one to show. */
export function webhookView(
  selection: Selection,
  row: WebhookRow & { readonly secret?: string },
  addresses: Addresses,
): Rendered<Webhook> {
  const members = selection.members.filter((member) => Object.hasOwn(fields, member))
  const view = Object.assign(
    render(fields, { ...selection, members }, row, undefined),
    row.secret !== undefined && selection.has('secret') && { secret: row.secret },
  )
  if (!selection.links) return view
  const self = addressOf(addresses, row.id)
  return withLinks(view, {
    self: [{ href: self }],
    collection: [{ href: `${addresses.apiUrl}/core/v2/webhooks` }],
    deliveries: [{ href: `${self}/deliveries` }],
  })
}

const deliveryFields: FieldTable<Delivery, DeliveryRow, Addresses> = {
  id: ({ id }) => Number(id),
  webhook: ({ webhookId }) => webhookId,
  event: ({ event }) => event,
  status: ({ status }) => status,
  created: ({ queuedAt }) => queuedAt.toISOString(),
  attempts: ({ attempts }) => attempts,
  next_attempt: ({ status, dueAt }) => (status === 'pending' ? dueAt.toISOString() : null),
  request: (row, addresses) => ({
    headers: headersOf(row),
    body: messageOf(row, addresses) as Delivery['request']['body'],
  }),
  response: ({ responseStatus, responseHeaders, responseBody, duration }) =>
    responseStatus === null
      ? null
      : {
          status: responseStatus,
          headers: responseHeaders,
          body: responseBody,
          duration: duration ?? 0,
        },
  error: ({ error }) => error,
}

function headersOf(row: DeliveryRow): Record<string, string> {
  const sentAt = row.attemptedAt
  return {
    'webhook-id': messageId(row),
    ...(sentAt !== null && {
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    }),
  }
}

/** A delivery with its request and response, but never with signatures. */
export function deliveryView(
  selection: Selection,
  row: DeliveryRow,
  addresses: Addresses,
): Rendered<Delivery> {
  const view = render(deliveryFields, selection, row, addresses)
  if (!selection.links) return view
  const webhook = addressOf(addresses, row.webhookId)
  return withLinks(view, {
    self: [{ href: `${webhook}/deliveries/${row.id}` }],
    collection: [{ href: `${webhook}/deliveries` }],
    up: [{ href: webhook }],
  })
}
