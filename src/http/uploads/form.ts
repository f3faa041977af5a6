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

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: IncomingFile | undefined
  /** There was a second file, or one in another part. */
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

/** Names and values of all fields together; they are in memory several times while they are read. */
const MOST_FIELD_CHARACTERS = 4 * 1024 * 1024

/**
 * Receives a multipart form, writing its file directly to disk. A truncated or refused form leaves
 * nothing behind.
 * @param filePart name of the part that holds the file
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
  let characters = 0
  const parsed = new Promise<void>((resolve, reject) => {
    const broken = (): void => reject(new ApiError('rest_upload_unknown_error'))
    const tooMuch = (): void => reject(new ApiError('rest_body_too_large'))
    parser.on('file', (name, part, { filename }) => {
      // A truncated form also closes its part; the writer reports that.
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
    // A field may have no name, whatever the types of the parser say.
    parser.on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
      characters += (name?.length ?? 0) + value.length
      const isTooMuch = nameTruncated || valueTruncated || characters > MOST_FIELD_CHARACTERS
      if (isTooMuch) tooMuch()
      else if (name !== undefined) pairs.push([name, value])
    })
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, tooMuch)
    }
    parser.on('error', broken)
    parser.on('close', resolve)
    stream.on('error', broken)
    const onClose = (): void => {
      if (!stream.readableEnded) broken()
    }
    stream.on('close', onClose)
    // Its client may have left while the caller was authenticated.
    if (stream.destroyed) onClose()
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
      // Anything like a folder is sanitized with the rest of the name.
      preservePath: true,
    })
  } catch {
    throw new ApiError('rest_upload_unknown_error')
  }
}

/** Names such as `title[raw]` are parsed as in a query. */
function readFields(pairs: [string, string][]): Record<string, unknown> {
  return readQuery(new URLSearchParams(pairs).toString())
}
