import express, { type Router } from 'express'

/** What a probe learns of a node. */
export interface NodeStatus {
  /** A node that can only read must get no writes. */
  readonly database: 'ok' | 'read-only' | 'unreachable'
  /** Without change notices a node works without its caches. */
  readonly notices: 'ok' | 'missing'
  /** Requests that wait for their turn, and statements that wait for a connection. */
  readonly waiting: number
}

/** Whether an address is one of those that `health` answers. */
export const isHealth = (url: string | undefined): boolean =>
  url === '/healthz' || url === '/readyz'

/** Tells whoever watches over the process that it lives, and whether it can serve. */
export function health(statusOf: () => Promise<NodeStatus>): Router {
  const router = express.Router({ caseSensitive: true, strict: true })
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', async (_request, response) => {
    const status = await statusOf()
    const ready = status.database === 'ok'
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable', ...status })
  })
  return router
}
