const LINE_FEED = 10
const RETURN = 13
const BLANK = 32
const TAB = 9
const BYTE_ORDER_MARK = '\ufeff'
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A file that cannot be read as a calendar. */
export class CalendarProblem extends Error {
  override readonly name = 'CalendarProblem'
}

/** The longest unfolded line, in bytes; larger embedded images are rejected. */
const MAX_LINE_BYTES = 1024 * 1024

export interface NumberedLine {
  /** The line number of its start, from 1. */
  readonly number: number
  readonly text: string
}

/**
 * Yields the unfolded lines of a calendar file (RFC 5545, 3.1). Works on bytes, since a fold may
 * split a character. Any line break is accepted; empty lines are skipped.
 * @throws CalendarProblem if a line is too long or not valid UTF-8
 */
export async function* unfoldedLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<NumberedLine> {
  let whole: Buffer[] = []
  let size = 0
  let number = 0
  let begun = 0
  const take = (): NumberedLine | undefined => {
    const text = decoded(whole, begun).replace(BYTE_ORDER_MARK, '')
    whole = []
    size = 0
    return text.trim() === '' ? undefined : { number: begun, text }
  }
  for await (const line of physicalLines(chunks)) {
    number++
    const continues = line[0] === BLANK || line[0] === TAB
    if (!continues || whole.length === 0) {
      const finished = take()
      if (finished !== undefined) yield finished
      begun = number
    }
    const part = continues ? line.subarray(1) : line
    size += part.length
    if (size > MAX_LINE_BYTES) throw new CalendarProblem(`Line ${begun} is too long.`)
    // A file may have millions of empty ones, and a buffer of nothing takes memory too.
    if (part.length > 0 || whole.length === 0) whole.push(part)
  }
  const last = take()
  if (last !== undefined) yield last
}

function decoded(parts: readonly Buffer[], number: number): string {
  try {
    return UTF8.decode(Buffer.concat(parts))
  } catch {
    throw new CalendarProblem(`Line ${number} is not valid UTF-8.`)
  }
}

async function* physicalLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  let size = 0
  for await (const bytes of chunks) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield withoutReturn(Buffer.concat([...rest, chunk.subarray(from, end)]))
      rest = []
      size = 0
      from = end + 1
    }
    // Copied, because the stream may reuse the memory of the chunk.
    if (from < chunk.length) rest.push(Buffer.from(chunk.subarray(from)))
    size += chunk.length - from
    if (size > MAX_LINE_BYTES) throw new CalendarProblem('A line is too long.')
  }
  yield withoutReturn(Buffer.concat(rest))
}

const withoutReturn = (line: Buffer): Buffer =>
  line.at(-1) === RETURN ? line.subarray(0, -1) : line
