import type { IncomingHttpHeaders } from 'node:http'
import {
  acceptedEncoding,
  encodeContent,
  isCompressible,
  type EncodedContent,
} from './content-encoding.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** The form of an answer that leaves; only what can be compared has a tag. */
export type AnswerForm = Omit<EncodedContent, 'tag'> & Pick<WrittenAnswer, 'tag'>

/** An answer to a visitor that can be read again may leave compressed. */
export function hasForms({ status, headers, bytes, stream, tag }: WrittenAnswer): boolean {
  if (status !== 200 || tag === undefined) return false
  return stream !== undefined || isCompressible(headers['Content-Type'] ?? '', bytes.length)
}

/** Chooses the form for a client. The bytes of a stream are not known, and its tag is that of every form. */
export function formFor(
  { headers, bytes, stream, tag }: WrittenAnswer,
  asked: IncomingHttpHeaders,
): AnswerForm {
  if (stream === undefined && tag !== undefined) {
    return encodeContent({ type: headers['Content-Type'] ?? '', bytes, tag }, asked)
  }
  return { encoding: acceptedEncoding(asked), tag, bytes: () => bytes }
}

/** The answer as it is. */
export const plainForm = ({ bytes, tag }: Pick<WrittenAnswer, 'bytes' | 'tag'>): AnswerForm => ({
  encoding: undefined,
  tag,
  bytes: () => bytes,
})
