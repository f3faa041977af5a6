import type { ApiHandler } from '../exchange.ts'
import { isJsonType, readBody } from '../read-request.ts'
import { headerText, type ApiRequest } from '../request.ts'
import type { Upload } from '../route-table.ts'

/**
 * The largest body of a read, in bytes: twice what an address may have. Lists of hundreds of thousands of
 * ids would keep the process and the database busy for everybody else.
 */
const LARGEST_OF_READ = 64 * 1024

/**
 * Reads the body of a request from the network. Uploaded files stay in the stream until the
 * operation has found that the caller may upload.
 * @throws ApiError 413 rest_body_too_large, 400 rest_invalid_encoding
 */
export function body(upload: Upload | undefined, limit: number): ApiHandler {
  const limitOfRead = Math.min(limit, LARGEST_OF_READ)
  return (request, { locals }, next) => {
    if (locals.fromOutside !== true) {
      next()
      return
    }
    const note = (brought: Pick<ApiRequest, 'body' | 'bytes'>): void => {
      const { method, path, query, headers, remoteAddress, variant, dialect } = locals.request
      locals.request = {
        method,
        path,
        query,
        headers,
        body: brought.body,
        bytes: brought.bytes,
        remoteAddress,
        variant,
        dialect,
      } satisfies Required<ApiRequest>
      next()
    }
    const brought = takesStream(upload, request.headers)
      ? ({ body: { kind: 'stream', stream: request } } as const)
      : readBody(request, request.method === 'GET' ? limitOfRead : limit)
    if (brought instanceof Promise) brought.then(note, next)
    else note(brought)
  }
}

const FORM = /^\s*multipart\/form-data\b/i

function takesStream(upload: Upload | undefined, headers: ApiRequest['headers']): boolean {
  if (upload === undefined) return false
  const contentType = headerText(headers, 'content-type') ?? ''
  if (FORM.test(contentType)) return true
  // A JSON body without a file name is not the file itself, but may give the file's address.
  const isJson = isJsonType(contentType) && headers['content-disposition'] === undefined
  return upload.bodies === 'all' && !(upload.source !== undefined && isJson)
}
