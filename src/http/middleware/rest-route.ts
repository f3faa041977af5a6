import type { RequestHandler } from 'express'
import { API_ROOT, apiAddress } from '../api-address.ts'

/** Accepts `/?rest_route=/core/v2/posts` for `/api/core/v2/posts`. */
export const restRoute: RequestHandler = (request, _response, next) => {
  if (request.path === '/') {
    const address = apiAddress(request.url)
    if (address !== undefined) {
      const { rawPath, rawQuery } = address
      // The doubled slash keeps a route without a leading slash from matching.
      const path = rawPath === '' || rawPath.startsWith('/') ? rawPath : `//${rawPath}`
      request.url = `${API_ROOT}${path}?${rawQuery}`
    }
  }
  next()
}
