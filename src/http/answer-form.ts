import type { IncomingHttpHeaders } from 'node:http'
import {
  acceptedEncoding,
  encodeContent,
  isCompressible,
  type EncodedContent,
} from './content-encoding.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** The encoding of an answer as sent; only comparable answers have a tag. */
export type AnswerForm = Omit<EncodedContent, 'tag'> & Pick<WrittenAnswer, 'tag'>

/** Whether an answer may be compressed: one to a visitor that may be read again. */
export function hasForms({ status, headers, bytes, stream, tag }: WrittenAnswer): boolean {
  if (status !== 200 || tag === undefined) return false
  return stream !== undefined || isCompressible(headers['Content-Type'] ?? '', bytes.length)
}

/**
 * Chooses the encoding for a client. A stream's bytes are unknown, so all its encodings share one
 * tag.
 */
export function formFor(
  { headers, bytes, stream, tag }: WrittenAnswer,
  accepted: IncomingHttpHeaders,
): AnswerForm {
  if (stream === undefined && tag !== undefined) {
    return encodeContent({ type: headers['Content-Type'] ?? '', bytes, tag }, accepted)
  }
  return { encoding: acceptedEncoding(accepted), tag, bytes: () => bytes }
}

/** The unencoded answer. */
export const plainForm = ({ bytes, tag }: Pick<WrittenAnswer, 'bytes' | 'tag'>): AnswerForm => ({
  encoding: undefined,
  tag,
  bytes: () => bytes,
})
