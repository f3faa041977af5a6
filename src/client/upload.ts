import type { Answer } from './answer.ts'
import type { Path, RequestOptions, Schemas, Whole } from './operations.ts'
import type { Outgoing } from './transport.ts'

type Posts = Schemas['POST']

/** Paths that accept a file. */
export type UploadPath = {
  [P in Path<'POST'>]: Posts[P] extends { upload: unknown } ? P : never
}[Path<'POST'>]

/** The content of a file: in memory, or as a stream. */
export type FileContent = Blob | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

interface UploadOptions<Operation> extends RequestOptions {
  readonly file: FileContent
  /** File name; a `File` already has one. */
  readonly name?: string
  /** Values for the new item. */
  readonly with?: Operation extends { upload: infer Members } ? Members : never
}

/** Uploads a file. Browsers can send streams only over HTTP/2, Node.js always. */
export type Upload = <P extends UploadPath>(
  path: P,
  options: UploadOptions<Posts[P]>,
) => Promise<Answer<Whole<Posts[P], 'edit'>>>

interface AnyUpload extends RequestOptions {
  readonly file: FileContent
  readonly name?: string
  readonly with?: Readonly<Record<string, unknown>>
}

/** The file is the body; values for the item are sent in the query. */
export function uploadOf(path: string, options: AnyUpload): Outgoing {
  const { file, signal, headers } = options
  const name = options.name ?? ('name' in file ? String(file.name) : 'file')
  const type = file instanceof Blob && file.type !== '' ? file.type : 'application/octet-stream'
  return {
    method: 'POST',
    path,
    query: options.with,
    file: bodyOf(file),
    signal,
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeRfc8187(name)}`,
      ...headers,
    },
  }
}

const isWhole = (file: FileContent): file is Blob | Uint8Array | ReadableStream<Uint8Array> =>
  file instanceof Blob || file instanceof Uint8Array || file instanceof ReadableStream

const bodyOf = (file: FileContent): Outgoing['file'] => (isWhole(file) ? file : streamOf(file))

/** Like `ReadableStream.from`, which not all browsers have. */
function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** Also encodes characters that `encodeURIComponent` keeps but headers do not allow. */
const encodeRfc8187 = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
