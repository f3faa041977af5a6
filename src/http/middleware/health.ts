import express, { type Router } from 'express'

/** The status of a node for probes. */
export interface NodeStatus {
  /** A read-only node must not receive writes. */
  readonly database: 'ok' | 'read-only' | 'unreachable'
  /** Without change notices a node runs without its caches. */
  readonly notices: 'ok' | 'missing'
  /** Queued requests plus statements that wait for a connection. */
  readonly waiting: number
}

/** Whether an address is one that `health` answers. */
export const isHealth = (url: string | undefined): boolean =>
  url === '/healthz' || url === '/readyz'

/** Answers liveness and readiness probes. */
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
