/** Sends cached answers. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { plainForm, type AnswerForm } from './answer-form.ts'
import { encodeContent } from './content-encoding.ts'
import { notesOf } from './request-notes.ts'
import type { StoredAnswer } from './response-cache.ts'
import { CONTENT_HEADERS } from './send-answer.ts'
import { isClosed } from './when-closed.ts'
import { isStillGood } from './write-answer.ts'

/** A request whose answer is cached. */
export interface Hit {
  readonly message: IncomingMessage
  readonly response: ServerResponse
  /** 0 for visitors. */
  readonly userId: number
  readonly onNotModified: (operationId: string) => void
}

/** Sends a cached answer, or 304 if the client has it. */
export function sendStored(
  stored: StoredAnswer,
  { message, response, userId, onNotModified }: Hit,
): void {
  if (isClosed(response)) return
  const form = userId === 0 ? formOf(stored, message.headers) : plainForm(stored)
  const { tag = '', encoding } = form
  const { updatedAt } = stored
  const notModified = isStillGood({ tag, updatedAt }, message.headers)
  if (notModified && stored.operationId !== undefined) onNotModified(stored.operationId)
  const status = notModified ? 304 : 200
  const end = (content: Buffer): void => {
    if (isClosed(response)) return
    notesOf(message).operation = stored.operationId ?? ''
    const changed = encoding && { etag: tag, 'content-length': String(content.length) }
    const kept = notModified ? withoutContent(stored.headerLines) : stored.headerLines
    const lines = changed === undefined ? [...kept] : withHeaders(kept, changed)
    if (encoding !== undefined && !notModified) lines.push('Content-Encoding', encoding)
    lines.push('X-Request-Id', notesOf(message).requestId)
    response.writeHead(status, lines)
    if (notModified || message.method === 'HEAD') response.end()
    else response.end(content)
  }
  const content = notModified ? stored.bytes : form.bytes()
  if (content instanceof Promise) void content.then(end, () => response.destroy())
  else end(content)
}

const formOf = ({ type, bytes, tag }: StoredAnswer, headers: IncomingHttpHeaders): AnswerForm =>
  tag === undefined ? plainForm({ bytes, tag }) : encodeContent({ type, bytes, tag }, headers)

/** Alternating names and values, with some values replaced. */
const withHeaders = (
  lines: readonly string[],
  values: Readonly<Record<string, string>>,
): string[] =>
  lines.map((line, place) => (place % 2 === 1 && values[lines[place - 1] ?? '']) || line)

/** Alternating names and values, without those that describe content. */
function withoutContent(lines: readonly string[]): string[] {
  return lines.filter((_, place) => !CONTENT_HEADERS.some((name) => lines[place & ~1] === name))
}
