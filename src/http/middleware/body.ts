import type { ApiHandler } from '../exchange.ts'
import { readBody } from '../read-request.ts'
import type { ApiRequest } from '../request.ts'
import type { Upload } from '../route-table.ts'

/**
 * Reads the body of a request that came from outside. The files of uploads are left in the stream,
 * for the operation to take in once it is known that the caller may upload.
 * @throws ApiError 413 rest_body_too_large, 400 rest_invalid_encoding
 */
export function body(upload: Upload | undefined, limit: number): ApiHandler {
  return (request, { locals }, next) => {
    if (locals.fromOutside !== true) {
      next()
      return
    }
    const note = (brought: Pick<ApiRequest, 'body' | 'bytes'>): void => {
      locals.request = { ...locals.request, ...brought }
      next()
    }
    const brought = takesStream(upload, request.headers['content-type'])
      ? ({ body: { kind: 'stream', stream: request } } as const)
      : readBody(request, locals.sentMethod, limit)
    if (brought instanceof Promise) brought.then(note, next)
    else note(brought)
  }
}

const FORM = /^\s*multipart\/form-data\b/i

const takesStream = (upload: Upload | undefined, contentType = ''): boolean =>
  upload !== undefined && (upload.bodies === 'all' || FORM.test(contentType))
