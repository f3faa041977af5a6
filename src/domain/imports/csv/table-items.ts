import { instantOfWall } from '../../time/instants.ts'
import type { WallTime } from '../../time/wall-time.ts'
import type { Parsed } from '../parsed.ts'
import { ImportProblem } from '../service/problem.ts'
import { cellText, nameList } from './cells.ts'
import { findColumns, type Cells, type TableKind } from './columns.ts'
import { eventOfRow } from './event-row.ts'
import { organizerOfRow, venueOfRow } from './place-rows.ts'
import { TableError, tableRows, type Row } from '../../../adapters/csv/read-rows.ts'
import { CellProblem } from './times.ts'

export interface TableReading {
  readonly kind: TableKind
  readonly dayFirst?: boolean
  readonly zone: string
  /** Most rows read; unlimited if absent. */
  readonly mostRows?: number
  /** Returns those names that belong to organizers of the site. */
  readonly organizersNamed: (names: readonly string[]) => Promise<ReadonlySet<string>>
}

/**
 * Reads the items of a table (behaviour/imports.md#tables) row by row; an invalid row is reported
 * with its number, and reading goes on.
 * @throws ImportProblem error:not-csv, error:columns, error:too-large
 */
export async function* tableItems(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  reading: TableReading,
): AsyncGenerator<Parsed> {
  const { kind, mostRows = Number.POSITIVE_INFINITY } = reading
  let names: readonly (string | undefined)[] | undefined
  let rows = 0
  for await (const { number, cells } of rowsOf(chunks)) {
    if (names === undefined) {
      const found = findColumns(kind, cells)
      if (found.missing.length > 0) throw missingColumns(found.missing)
      ;({ names } = found)
      continue
    }
    if (++rows > mostRows) {
      throw new ImportProblem('error:too-large', `The table has more than ${mostRows} rows.`)
    }
    yield await rowItem(number, names, cells, reading)
  }
  if (names === undefined) throw new ImportProblem('error:not-csv', 'The table is empty.')
}

/** @throws ImportProblem error:not-csv */
async function* rowsOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Row> {
  try {
    yield* tableRows(chunks)
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    throw new ImportProblem('error:not-csv', error.message, { cause: error })
  }
}

const missingColumns = (missing: readonly string[]): ImportProblem =>
  new ImportProblem('error:columns', `The table lacks columns: ${missing.join(', ')}.`)

async function rowItem(
  line: number,
  names: readonly (string | undefined)[],
  row: readonly string[],
  reading: TableReading,
): Promise<Parsed> {
  try {
    const cells = cellsOf(names, row)
    if (reading.kind === 'venues') return { kind: 'venue', line, item: venueOfRow(cells) }
    if (reading.kind === 'organizers')
      return { kind: 'organizer', line, item: organizerOfRow(cells) }
    return await eventRow(line, cells, reading)
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error
    return { kind: 'problem', line, message: error.message }
  }
}

async function eventRow(
  line: number,
  cells: Cells<'events'>,
  { dayFirst = false, zone, organizersNamed }: TableReading,
): Promise<Parsed> {
  const organizers = await knownNames(nameList(cells.organizers ?? ''), organizersNamed)
  const item = eventOfRow(cells, { dayFirst, organizers })
  const start = (
    item.all_day === true ? `${item.start_date} 00:00:00` : item.start_date
  ) as WallTime
  return { kind: 'event', line, item, startsAt: instantOfWall(start, item.timezone ?? zone) }
}

/** @throws CellProblem */
function cellsOf(
  names: readonly (string | undefined)[],
  row: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    row.flatMap((cell, column) => {
      const name = names[column]
      const text = name === undefined ? '' : cellText(cell)
      return name === undefined || text === '' ? [] : [[name, text]]
    }),
  )
}

/** Most parts of one cell for which joined names are looked up; with more, each part is a name. */
const MOST_PARTS = 12

/**
 * Restores names that contain commas. If adjacent parts, joined with their commas, are the name of
 * an existing organizer, that organizer is meant; the longest match is used.
 * @param named returns those of the given names that exist on the site
 */
async function knownNames(
  parts: readonly string[],
  named: (names: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> {
  if (parts.length < 2 || parts.length > MOST_PARTS) return [...parts]
  const joined = (from: number, to: number): string => parts.slice(from, to).join(', ')
  const candidates = parts.flatMap((_, from) =>
    Array.from({ length: parts.length - from - 1 }, (__, more) => joined(from, from + more + 2)),
  )
  const known = await named(candidates)
  const names: string[] = []
  for (let from = 0; from < parts.length;) {
    let to = parts.length
    while (to > from + 1 && !known.has(joined(from, to))) to--
    names.push(joined(from, to))
    from = to
  }
  return names
}
