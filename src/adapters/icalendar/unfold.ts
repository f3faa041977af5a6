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
  const physical = new PhysicalLines()
  const unfolded = new UnfoldedLine()
  // Within a chunk nothing is awaited, which for each of millions of lines would take long.
  for await (const bytes of chunks) {
    for (const line of physical.in(bytes)) {
      const finished = unfolded.add(line)
      if (finished !== undefined) yield finished
    }
  }
  for (const finished of [unfolded.add(physical.last()), unfolded.take()]) {
    if (finished !== undefined) yield finished
  }
}

/** Collects the physical lines of an unfolded one. */
class UnfoldedLine {
  /** Kept for the next line: a line may have a million parts, each too small for a buffer of its own. */
  #bytes = Buffer.alloc(1024)
  #size = 0
  #begun = 0
  #number = 0

  /**
   * Adds a physical line, which is copied.
   * @returns the unfolded line before it, if it begins another one
   */
  add(line: Buffer): NumberedLine | undefined {
    this.#number++
    const continues = line[0] === BLANK || line[0] === TAB
    const finished = continues ? undefined : this.take()
    if (line.length === 0) return finished
    if (this.#size === 0) this.#begun = this.#number
    const part = continues ? line.subarray(1) : line
    const size = this.#size + part.length
    if (size > MAX_LINE_BYTES) throw new CalendarProblem(`Line ${this.#begun} is too long.`)
    if (size > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], size * 2)
    part.copy(this.#bytes, this.#size)
    this.#size = size
    return finished
  }

  /** The line so far; undefined if there is nothing in it. */
  take(): NumberedLine | undefined {
    if (this.#size === 0) return undefined
    const bytes = this.#bytes.subarray(0, this.#size)
    const text = decoded(bytes, this.#begun).replace(BYTE_ORDER_MARK, '')
    this.#size = 0
    return text.trim() === '' ? undefined : { number: this.#begun, text }
  }
}

function decoded(bytes: Buffer, number: number): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new CalendarProblem(`Line ${number} is not valid UTF-8.`)
  }
}

/** Splits chunks at line breaks. */
class PhysicalLines {
  #rest: Buffer[] = []
  #size = 0

  /** What follows the last line break. */
  last(): Buffer {
    return this.#complete(Buffer.alloc(0))
  }

  /** The lines that end in a chunk, in whose memory they are. */
  *in(bytes: Uint8Array): Generator<Buffer> {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    let from = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      yield this.#complete(chunk.subarray(from, end))
      from = end + 1
    }
    // Copied, because the stream may reuse the memory of the chunk.
    if (from < chunk.length) this.#rest.push(Buffer.from(chunk.subarray(from)))
    this.#size += chunk.length - from
    if (this.#size > MAX_LINE_BYTES) throw new CalendarProblem('A line is too long.')
  }

  #complete(end: Buffer): Buffer {
    const line = this.#rest.length === 0 ? end : Buffer.concat([...this.#rest, end])
    this.#rest = []
    this.#size = 0
    return line.at(-1) === RETURN ? line.subarray(0, -1) : line
  }
}
