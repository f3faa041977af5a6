import type { KeptConnections, Outgoing } from '../../adapters/outgoing/outgoing.ts'
import type { DueWebhook } from '../../data/webhooks/queue.ts'
import { TIMEOUT } from './send.ts'

/** Messages that a node sends to a webhook at the same time. */
export const AT_ONCE = 8

/** Connections to the receivers of webhooks, which stay open from one round to the next. */
export interface Receivers {
  of(webhook: Pick<DueWebhook, 'id' | 'url'>): KeptConnections
  /** Messages in progress fail. */
  close(): void
}

export function keepReceivers(outgoing: Outgoing): Receivers {
  const kept = new Map<number, { readonly url: string; readonly connections: KeptConnections }>()
  return {
    of({ id, url }) {
      const known = kept.get(id)
      if (known?.url === url) return known.connections
      known?.connections.close()
      const limits = { connections: AT_ONCE, milliseconds: TIMEOUT }
      const connections = outgoing.connect(url, limits)
      kept.set(id, { url, connections })
      return connections
    },
    close() {
      for (const { connections } of kept.values()) connections.close()
      kept.clear()
    },
  }
}
