import express, { type Router } from 'express'

/** Tells whoever watches over the process that it lives, and whether it can serve. */
export function health(isReady: () => Promise<boolean>): Router {
  const router = express.Router({ caseSensitive: true, strict: true })
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/readyz', async (_request, response) => {
    const ready = await isReady()
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' })
  })
  return router
}
