import { ApiError } from '../errors.ts'
import { headerText, type ApiRequest } from '../request.ts'
import { receiveForm } from './form.ts'
import {
  removeIncoming,
  writeIncoming,
  type IncomingFile,
  type IncomingPlace,
} from './incoming-file.ts'
import { parse } from 'content-disposition'

/** A received upload: one file, and the fields of its form. */
export interface ReceivedUpload {
  readonly file: IncomingFile
  readonly fields: Readonly<Record<string, unknown>>
}

/**
 * Receives the file of a request, from a form or as the body itself (behaviour/media.md#uploads).
 * The caller removes the file when done; a refused upload leaves nothing behind.
 * @param part name of the form part that holds the file
 * @throws ApiError rest_upload_no_data, rest_upload_no_content_disposition,
 *   rest_upload_invalid_disposition, rest_upload_unknown_error, rest_upload_hash_mismatch (412),
 *   rest_upload_file_too_big (413)
 */
export async function receiveUpload(
  request: ApiRequest,
  place: IncomingPlace,
  part: string,
): Promise<ReceivedUpload> {
  const type = headerText(request.headers, 'content-type') ?? ''
  const isForm = /^multipart\/form-data\b/i.test(type.trim())
  const received = isForm ? await fromForm(request, place, part) : await fromBody(request, place)
  try {
    requireSum(request, received.file)
  } catch (error) {
    await removeIncoming(received.file)
    throw error
  }
  return received
}

/** Allowance for a form's fields and part headers in addition to the file. */
const FORM_ROOM = 4 * 1024 * 1024

async function fromForm(
  request: ApiRequest,
  place: IncomingPlace,
  part: string,
): Promise<ReceivedUpload> {
  const { body, headers } = request
  if (body.kind !== 'stream') throw new ApiError('rest_upload_no_data')
  requireLength(request, place.limit + FORM_ROOM)
  const { file, fields, surplus } = await receiveForm(body.stream, headers, place, part)
  if (file !== undefined && !surplus && file.size > 0) return { file, fields }
  if (file !== undefined) await removeIncoming(file)
  const problem = file === undefined && !surplus
  throw new ApiError(problem ? 'rest_upload_no_content_disposition' : 'rest_upload_unknown_error')
}

async function fromBody(request: ApiRequest, place: IncomingPlace): Promise<ReceivedUpload> {
  const { body, headers } = request
  const empty = body.kind === 'none' || (body.kind === 'stream' && isEmpty(headers))
  if (empty) throw new ApiError('rest_upload_no_data')
  const disposition = headerText(headers, 'content-disposition')
  if (disposition === undefined || body.kind !== 'stream') {
    throw new ApiError('rest_upload_no_content_disposition')
  }
  const fileName = fileNameOf(disposition)
  if (fileName === undefined) throw new ApiError('rest_upload_invalid_disposition')
  requireLength(request, place.limit)
  const written = await writeIncoming(body.stream, place)
  if (written.size === 0) {
    await removeIncoming(written)
    throw new ApiError('rest_upload_no_data')
  }
  return { file: { ...written, fileName, form: false }, fields: {} }
}

/** Whether a request has no body, by its headers. */
export const isEmpty = (headers: ApiRequest['headers']): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0

/** Refuses a body by its declared length, without reading it. */
function requireLength({ headers }: ApiRequest, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw new ApiError('rest_upload_file_too_big')
}

/** RFC 1864 encodes the checksum in base64; clients of this interface use hexadecimal. */
function requireSum({ headers }: ApiRequest, { md5 }: IncomingFile): void {
  const given = headerText(headers, 'content-md5')?.trim()
  if (given === undefined || given === '') return
  const base64 = Buffer.from(md5, 'hex').toString('base64')
  if (given.toLowerCase() !== md5 && given !== base64) {
    throw new ApiError('rest_upload_hash_mismatch')
  }
}

const LONGEST = 4096
const UTF8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The file name of a Content-Disposition header, if any. Header values arrive as Latin-1, but
 * clients mean UTF-8.
 */
function fileNameOf(header: string): string | undefined {
  const { filename } = parse(asUtf8(header.slice(0, LONGEST))).parameters
  return filename?.trim() || undefined
}

function asUtf8(header: string): string {
  try {
    return UTF8.decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}
