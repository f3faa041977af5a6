import type { RequestHandler } from 'express'
import { EXPOSED_HEADERS, originHeaders, type AllowedOrigins } from '../cross-origin.ts'

const EXPOSED = Object.entries(EXPOSED_HEADERS)

/** Sets CORS headers, for all origins or only the allowed ones. */
export const crossOrigin =
  (allowed: AllowedOrigins): RequestHandler =>
  (request, response, next) => {
    for (const [name, value] of EXPOSED) response.setHeader(name, value)
    const { origin } = request.headers
    if (origin !== undefined) {
      for (const [name, value] of Object.entries(originHeaders(origin, allowed))) {
        response.setHeader(name, value)
      }
    }
    next()
  }
