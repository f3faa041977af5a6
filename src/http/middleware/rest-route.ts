import type { RequestHandler } from 'express'
import { API_ROOT, apiAddress } from '../api-address.ts'

/** `/?rest_route=/core/v2/posts` is another way to write `/api/core/v2/posts`. */
export const restRoute: RequestHandler = (request, _response, next) => {
  if (request.path === '/') {
    const address = apiAddress(request.url)
    if (address !== undefined) {
      const { rawPath, rawQuery } = address
      // A route that does not begin with a slash is none, and must not become one here.
      const path = rawPath === '' || rawPath.startsWith('/') ? rawPath : `//${rawPath}`
      request.url = `${API_ROOT}${path}?${rawQuery}`
    }
  }
  next()
}
