import type { KeptConnections, Outgoing } from '../../adapters/outgoing/outgoing.ts'
import type { DueWebhook } from '../../data/webhooks/queue.ts'
import { TIMEOUT } from './send.ts'

/** Messages that a node sends to a webhook at the same time. */
export const AT_ONCE = 8

/** Receivers whose connections stay open though nothing is sent to them; webhooks come and go. */
const MOST_IDLE = 32

/** Connections to the receivers of webhooks, which stay open from one round to the next. */
export interface Receivers {
  /** Runs work with the connections of a webhook that nobody else on this node serves. */
  with<T>(
    webhook: Pick<DueWebhook, 'id' | 'url'>,
    work: (connections: KeptConnections) => Promise<T>,
  ): Promise<T>
  /** Messages in progress fail. */
  close(): void
}

interface Receiver {
  readonly id: number
  readonly url: string
  readonly connections: KeptConnections
}

export function keepReceivers(outgoing: Pick<Outgoing, 'connect'>): Receivers {
  const busy = new Set<Receiver>()
  /** By webhook, those that served the longest ago first. */
  const idle = new Map<number, Receiver>()

  const take = ({ id, url }: Pick<DueWebhook, 'id' | 'url'>): Receiver => {
    const known = idle.get(id)
    idle.delete(id)
    if (known?.url === url) return known
    known?.connections.close()
    const limits = { connections: AT_ONCE, milliseconds: TIMEOUT }
    return { id, url, connections: outgoing.connect(url, limits) }
  }
  const giveBack = (receiver: Receiver): void => {
    idle.set(receiver.id, receiver)
    for (const [id, { connections }] of idle) {
      if (idle.size <= MOST_IDLE) return
      connections.close()
      idle.delete(id)
    }
  }
  return {
    async with(webhook, work) {
      const receiver = take(webhook)
      busy.add(receiver)
      try {
        return await work(receiver.connections)
      } finally {
        // Closed meanwhile if it is not there.
        if (busy.delete(receiver)) giveBack(receiver)
      }
    },
    close() {
      for (const { connections } of [...busy, ...idle.values()]) connections.close()
      busy.clear()
      idle.clear()
    },
  }
}
