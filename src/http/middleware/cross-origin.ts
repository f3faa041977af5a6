import type { RequestHandler } from 'express'
import { perObject } from '../../cache/per-object.ts'
import {
  exposedHeaders,
  originHeaders,
  UNASKED_HEADERS,
  type AllowedOrigins,
} from '../cross-origin.ts'
import { dialectOf } from '../dialects/spoken.ts'

const EXPOSED = Object.entries(exposedHeaders())
const UNASKED = Object.entries(UNASKED_HEADERS)

/** Made once for each dialect. */
const exposedIn = perObject((names: Readonly<Record<string, string>>) =>
  Object.entries(exposedHeaders(names)),
)

/** Sets CORS headers, for all origins or only the allowed ones. */
export const crossOrigin =
  (allowed: AllowedOrigins): RequestHandler =>
  (request, response, next) => {
    const { origin } = request.headers
    const set = (headers: [string, string][]): void => {
      for (const [name, value] of headers) response.setHeader(name, value)
    }
    if (origin === undefined) set(UNASKED)
    else {
      const dialect = dialectOf(request)
      set(dialect === undefined ? EXPOSED : exposedIn(dialect.table.headers))
      set(Object.entries(originHeaders(origin, allowed)))
    }
    next()
  }
