import type { RequestHandler } from 'express'
import { perObject } from '../../cache/per-object.ts'
import { exposedHeaders, originHeaders, type AllowedOrigins } from '../cross-origin.ts'
import { dialectOf } from '../dialects/spoken.ts'

const EXPOSED = Object.entries(exposedHeaders())

/** Made once for each dialect. */
const exposedIn = perObject((names: Readonly<Record<string, string>>) =>
  Object.entries(exposedHeaders(names)),
)

/** Sets CORS headers, for all origins or only the allowed ones. */
export const crossOrigin =
  (allowed: AllowedOrigins): RequestHandler =>
  (request, response, next) => {
    const dialect = dialectOf(request)
    const exposed = dialect === undefined ? EXPOSED : exposedIn(dialect.table.headers)
    for (const [name, value] of exposed) response.setHeader(name, value)
    const { origin } = request.headers
    if (origin !== undefined) {
      for (const [name, value] of Object.entries(originHeaders(origin, allowed))) {
        response.setHeader(name, value)
      }
    }
    next()
  }
