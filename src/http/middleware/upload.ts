import { step, type ApiHandler } from '../exchange.ts'
import type { OperationState } from '../operation-state.ts'
import { removeIncoming } from '../uploads/incoming-file.ts'
import { isEmpty, receiveUpload } from '../uploads/receive.ts'
import type { Upload } from '../route-table.ts'

/** Receives the file of a request; the fields of its form become the body. */
export const takeFile = ({ bodies, part, source }: Upload): ApiHandler =>
  step(async ({ operation }) => {
    const { request, context, bound } = operation
    if (bodies !== 'all' && request.body.kind !== 'stream') return
    if (source !== undefined && namesFile(operation, source)) return
    const place = { folder: context.media.incoming, limit: context.media.limit }
    const { file, fields } = await receiveUpload(request, place, part)
    operation.upload = file
    const value = request.dialect?.sent(fields, bound.definition.operationId) ?? fields
    operation.request = { ...request, body: { kind: 'value', value } }
  })

/**
 * Whether a request names a file elsewhere instead of bringing one. A batch may be one transaction,
 * which would wait for the other site.
 */
function namesFile({ request, call, mode }: OperationState, source: string): boolean {
  const { body, headers } = request
  const brings = body.kind === 'stream' && !isEmpty(headers)
  return !brings && mode.batched !== true && Object.hasOwn(call.query, source)
}

/** Restricts a middleware to requests that brought a file. */
export const ofFile =
  (handler: ApiHandler): ApiHandler =>
  (request, response, next) => {
    if (response.locals.operation.upload === undefined) next()
    else void handler(request, response, next)
  }

/** Removes the received file once the operation is done with it. */
export async function discardFile({ upload }: Pick<OperationState, 'upload'>): Promise<void> {
  if (upload !== undefined) await removeIncoming(upload)
}
