/** Checks common to all callbacks, made before their arguments are validated. */
import type { AppContext } from '../../context.ts'
import { findImportByName } from '../../data/imports/record-reader.ts'
import type { ImportRow } from '../../data/imports/record-row.ts'
import { bodyHashOf, signatureOf } from '../../domain/imports/callbacks/signature.ts'
import { isSameText } from '../../domain/signing/same-text.ts'
import { failure } from '../../domain/errors/errors.ts'
import type { Call } from '../operation.ts'
import { headerText } from '../../http/request.ts'

/** The part of a callback that identifies its record and its signature. */
export type CallbackCall = Pick<Call, 'request'> & {
  readonly params: { readonly import_id: string }
}

const NAME = /^\w{1,64}$/

/** The record that a callback names. */
export async function recordOf(
  { params }: CallbackCall,
  { database }: AppContext,
): Promise<ImportRow | undefined> {
  const name = params.import_id
  if (!NAME.test(name)) return undefined
  return findImportByName(database, name)
}

/** The bytes of a body; requests in process have none, so their JSON is used. */
function bytesOf({ request }: CallbackCall): Uint8Array {
  const { bytes, body } = request
  return bytes ?? Buffer.from(JSON.stringify(body.kind === 'value' ? body.value : null))
}

export const bodyHash = (call: CallbackCall): string => bodyHashOf(bytesOf(call))

/**
 * Checked before anything else (behaviour/imports.md#safety-of-callbacks).
 * @throws DomainError 401 rest_import_bad_signature
 */
export async function requireSignature(
  call: CallbackCall,
  ctx: AppContext,
  row: ImportRow | undefined,
): Promise<void> {
  const { importRequireSignature } = await ctx.settings()
  if (!importRequireSignature && row?.signed !== true) return
  const given = headerText(call.request.headers, 'x-import-signature')?.trim() ?? ''
  const signed =
    row !== undefined && isSameText(given, signatureOf(bytesOf(call), row.callbackSecret))
  if (!signed) throw failure('rest_import_bad_signature')
}
