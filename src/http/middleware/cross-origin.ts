import type { RequestHandler } from 'express'
import { exposedHeaders, originHeaders, type AllowedOrigins } from '../cross-origin.ts'
import { dialectOf } from '../dialects/spoken.ts'

const EXPOSED = Object.entries(exposedHeaders())

/** Sets CORS headers, for all origins or only the allowed ones. */
export const crossOrigin =
  (allowed: AllowedOrigins): RequestHandler =>
  (request, response, next) => {
    const dialect = dialectOf(request)
    const exposed =
      dialect === undefined ? EXPOSED : Object.entries(exposedHeaders(dialect.table.headers))
    for (const [name, value] of exposed) response.setHeader(name, value)
    const { origin } = request.headers
    if (origin !== undefined) {
      for (const [name, value] of Object.entries(originHeaders(origin, allowed))) {
        response.setHeader(name, value)
      }
    }
    next()
  }
