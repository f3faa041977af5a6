import type { DeliveryRow } from '../../data/webhooks/delivery-rows.ts'
import { contentType } from '../content-types/content-types.ts'
import { menuTaxonomy, taxonomyOf } from '../content-types/taxonomies.ts'
import { PLAIN_PARAMETERS } from '../content/permalinks.ts'
import type { Site } from '../site/site.ts'

/** The body of a message: ids, links and names, but no content. */
export interface WebhookMessage {
  readonly type: string
  /** RFC 3339. */
  readonly timestamp: string
  readonly data: {
    readonly id?: number
    readonly type: string
    readonly changed?: readonly string[]
    readonly actor: { readonly kind: string; readonly id: number | null }
    readonly links: { readonly self: string; readonly html?: string }
  }
}

type Addresses = Pick<Site, 'siteUrl' | 'apiUrl'>

/** The data of a message. */
export type MessageContent = Pick<
  DeliveryRow,
  | 'webhookId'
  | 'message'
  | 'event'
  | 'item'
  | 'type'
  | 'objectId'
  | 'changed'
  | 'actorKind'
  | 'actorId'
  | 'happenedAt'
>

/** The message of a delivery, which is the same at each attempt. */
export function messageOf(delivery: MessageContent, addresses: Addresses): WebhookMessage {
  const { event, type, happenedAt, changed, actorKind, actorId } = delivery
  const about = subjectOf(delivery, addresses)
  return {
    type: event,
    timestamp: happenedAt.toISOString(),
    data: {
      ...(about.id !== undefined && { id: about.id }),
      type,
      ...(event !== 'webhook.test' && { changed }),
      // Changes without an actor were made by the service.
      actor: { kind: actorKind ?? 'job', id: actorId },
      links: about.links,
    },
  }
}

interface Subject {
  readonly id?: number
  readonly links: WebhookMessage['data']['links']
}

function subjectOf(
  { item, type, objectId, webhookId }: MessageContent,
  { siteUrl, apiUrl }: Addresses,
): Subject {
  const core = `${apiUrl}/core/v2`
  if (objectId === null) return { links: { self: `${core}/settings` } }
  const [kind] = item.split(':')
  if (kind === 'test') return { links: { self: `${core}/webhooks/${webhookId}` } }
  const id = objectId
  const entry = kind === 'entry' ? contentType(type) : undefined
  if (entry !== undefined) {
    const self = `${core}/${entry.restBase}/${id}`
    return { id, links: { self, html: `${siteUrl}/?${PLAIN_PARAMETERS[entry.name]}=${id}` } }
  }
  return { id, links: { self: `${core}/${collectionOf(kind, type)}/${id}` } }
}

function collectionOf(kind: string | undefined, type: string): string {
  if (kind !== 'term') return `${kind}s`
  const taxonomy = type === menuTaxonomy.name ? menuTaxonomy : taxonomyOf(type)
  return taxonomy?.restBase ?? type
}
