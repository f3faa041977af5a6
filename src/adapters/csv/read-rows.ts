import { Readable } from 'node:stream'
import { parse, CsvError } from 'csv-parse'

export class TableError extends Error {
  override readonly name = 'TableError'
}

/** A row of a table with its number, counted from 1. */
export interface Row {
  readonly number: number
  readonly cells: readonly string[]
}

/** Most characters per row. */
const LONGEST_ROW = 1024 * 1024
/**
 * Most empty rows that are not as wide as the first one: the parser makes an error of each, which
 * takes longer than reading a hundred rows.
 */
const MOST_STRAY = 10_000
const STRAY = 'The table has too many empty rows of other lengths than its first row.'
/** The first row must end within this many bytes. */
const LONGEST_HEAD = 64 * 1024

/**
 * Reads the rows of a table (RFC 4180), including quoted cells with line breaks. Empty rows are
 * counted but skipped. The delimiter is detected in the first row.
 * @throws TableError
 */
export async function* tableRows(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Row> {
  const texts = decoded(chunks)
  let head = ''
  while (!endsFirstRow(head) && head.length < LONGEST_HEAD) {
    const { done, value } = await texts.next()
    if (done === true) break
    head += value
  }
  if (head.includes('\0')) throw new TableError('This is not a table.')
  const numbers = new WeakMap<readonly string[], number>()
  let number = 0
  let records = 0
  let width = 0
  let stray = 0
  const parser = parse({
    delimiter: delimiterOf(firstRow(head)),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    // Empty rows end here: there may be millions, and each would pass through the stream.
    on_record(cells, { empty_lines: emptyLines }) {
      number = ++records + emptyLines
      if (records === 1) width = cells.length
      if (cells.some((cell) => cell.trim() !== '')) {
        numbers.set(cells, number)
        return cells
      }
      if (cells.length !== width && ++stray > MOST_STRAY) throw new TableError(STRAY)
      return null
    },
  })
  // The consumer of the rows sees errors of decoding.
  const source = Readable.from(continued(head, texts), { objectMode: true })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      yield { number: numbers.get(cells) ?? number, cells }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const message = `The table cannot be read after row ${number}.`
    throw new TableError(message, { cause: error })
  } finally {
    source.destroy()
  }
}

/** Decodes a file as UTF-8, without a byte order mark. */
async function* decoded(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error
    throw new TableError('The file is not written in UTF-8.', { cause: error })
  }
}

async function* continued(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  // An empty chunk would end the stream.
  if (head !== '') yield head
  for await (const text of rest) if (text !== '') yield text
}

/** The first row without its line end; quoted cells may contain line breaks. */
function firstRow(text: string): string {
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted
    else if (!quoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at)
  }
  return text
}

const endsFirstRow = (text: string): boolean => firstRow(text).length < text.length

const DELIMITERS = [',', ';', '\t'] as const

function delimiterOf(head: string): string {
  const bare = head.replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((sign) => bare.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}
