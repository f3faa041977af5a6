import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { ApiError } from '../errors.ts'
import { readQuery } from '../read-request.ts'
import type { ApiRequest } from '../request.ts'
import {
  removeIncoming,
  writeIncoming,
  type IncomingFile,
  type IncomingPlace,
} from './incoming-file.ts'

/** A form, taken in: its fields, and the file of its part for it. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: IncomingFile | undefined
  /** There was a file in another part, or a second one. */
  readonly surplus: boolean
}

const LIMITS = {
  fields: 200,
  files: 10,
  parts: 210,
  fieldNameSize: 200,
  fieldSize: 1024 * 1024,
  headerPairs: 100,
}

/**
 * Takes in a multipart form, its file straight to disk. Nothing is left of a form that breaks off
 * or is refused.
 * @param filePart name of the part that the file is in
 * @throws ApiError 413 rest_upload_file_too_big, rest_body_too_large; 400 rest_upload_unknown_error
 */
export async function receiveForm(
  stream: Readable,
  headers: ApiRequest['headers'],
  place: IncomingPlace,
  filePart: string,
): Promise<ReceivedForm> {
  const parser = openParser(headers)
  const pairs: [string, string][] = []
  let writing: Promise<IncomingFile> | undefined
  let surplus = false
  const parsed = new Promise<void>((resolve, reject) => {
    const broken = (): void => reject(new ApiError('rest_upload_unknown_error'))
    const tooMuch = (): void => reject(new ApiError('rest_body_too_large'))
    parser.on('file', (name, part, { filename }) => {
      // A part is closed with the form that breaks off; who writes it tells of that.
      part.on('error', () => undefined)
      if (name !== filePart || writing !== undefined) {
        surplus = true
        part.resume()
        return
      }
      writing = writeIncoming(part, place).then((written) => ({
        ...written,
        fileName: filename ?? '',
        form: true,
      }))
      writing.catch(reject)
    })
    parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
      if (nameTruncated || valueTruncated) tooMuch()
      else pairs.push([name, value])
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, tooMuch)
    }
    parser.on('error', broken)
    parser.on('close', resolve)
    stream.on('error', broken)
    stream.on('close', () => {
      if (!stream.readableEnded) broken()
    })
  })
  stream.pipe(parser)
  try {
    await parsed
    return { fields: readFields(pairs), file: await writing, surplus }
  } catch (error) {
    stream.unpipe(parser)
    parser.destroy()
    const written = await writing?.catch(() => undefined)
    if (written !== undefined) await removeIncoming(written)
    throw error
  }
}

function openParser(headers: ApiRequest['headers']): busboy.Busboy {
  try {
    return busboy({
      headers: headers as busboy.BusboyConfig['headers'] & {},
      limits: LIMITS,
      defParamCharset: 'utf8',
      // What looks like a folder is cleaned out with the rest of the name.
      preservePath: true,
    })
  } catch {
    throw new ApiError('rest_upload_unknown_error')
  }
}

/** Names such as `title[raw]` are read as those of a query. */
function readFields(pairs: [string, string][]): Record<string, unknown> {
  return readQuery(new URLSearchParams(pairs).toString())
}
