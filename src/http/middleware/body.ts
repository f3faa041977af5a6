import type { ApiHandler } from '../exchange.ts'
import { readBody } from '../read-request.ts'
import type { Upload } from '../route-table.ts'

/**
 * Reads the body of a request that came from outside. The files of uploads are left in the stream,
 * for the operation to take in once it is known that the caller may upload.
 * @throws ApiError 413 rest_body_too_large, 400 rest_invalid_encoding
 */
export function body(upload: Upload | undefined, limit: number): ApiHandler {
  return async (request, { locals }, next) => {
    if (locals.fromOutside === true) {
      const brought = takesStream(upload, request.headers['content-type'])
        ? ({ body: { kind: 'stream', stream: request } } as const)
        : await readBody(request, locals.sentMethod, limit)
      locals.request = { ...locals.request, ...brought }
    }
    next()
  }
}

const FORM = /^\s*multipart\/form-data\b/i

const takesStream = (upload: Upload | undefined, contentType = ''): boolean =>
  upload !== undefined && (upload.bodies === 'all' || FORM.test(contentType))
