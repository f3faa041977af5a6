import { z } from 'zod'
import type { ArchiveColumn, ArchiveTable, ColumnKind } from '../../../data/archive/columns.ts'
import { isStorable } from './storable.ts'
import { parseJson } from '../../../json-object.ts'

/** A row whose members have the types that the table describes. */
export type ArchiveRow = Readonly<Record<string, unknown>>

export type RowReader = (
  line: string,
) => { row: ArchiveRow } | { problems: readonly string[]; value?: ArchiveRow }

const YEAR = String.raw`\d{4,6}`

const text = z.string()
const matching = (pattern: RegExp, what: string) => z.string().regex(pattern, `must be ${what}`)
const moment = (rest: string, what: string) =>
  matching(new RegExp(`^${YEAR}-\\d\\d-\\d\\d${rest}$`), what).refine(isDay, 'is not a valid date')

const kinds: Readonly<Record<ColumnKind, z.ZodType>> = {
  integer: z.int32(),
  bigint: z.int(),
  float: z.number(),
  boolean: z.boolean(),
  text,
  citext: text,
  texts: z.array(text),
  integers: z.array(z.int32()),
  uuid: matching(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/, 'a UUID'),
  json: z.unknown(),
  bytes: matching(/^([\da-f]{2})*$/, 'hexadecimal digits'),
  instant: moment(String.raw`T\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00`, 'a timestamp in UTC'),
  wall: moment(String.raw`T\d\d:\d\d:\d\d`, 'a date with a time'),
  date: moment('', 'a date'),
}

function isDay(value: string): boolean {
  const [year, month, day] = value.split('T')[0]?.split('-').map(Number) ?? []
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day))
  if (year !== undefined && year < 100) date.setUTCFullYear(year)
  return date.getUTCMonth() + 1 === month && date.getUTCDate() === day
}

function columnSchema({ kind, oneOf, nullable = false }: ArchiveColumn): z.ZodType {
  const schema = oneOf === undefined ? kinds[kind] : z.enum(oneOf)
  return nullable ? schema.nullable() : schema
}

/** Creates a function that parses the lines of a table file: exactly its columns, with their types. */
export function createRowReader({ columns }: ArchiveTable): RowReader {
  const schema = z.strictObject(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, columnSchema(column)]),
    ),
  )
  const names = Object.keys(columns)
  return (line) => {
    const given = parseJson(line)
    if (given === undefined) return { problems: ['is not valid JSON'] }
    if (!isStorable(given)) return { problems: ['contains a value that cannot be stored'] }
    const read = schema.safeParse(given)
    if (!read.success) {
      const problems = read.error.issues.map(({ path, message }) => [...path, message].join(': '))
      return { problems, ...(given instanceof Object && { value: given as ArchiveRow }) }
    }
    const missing = names.filter((name) => !Object.hasOwn(given as object, name))
    if (missing.length > 0) return { problems: missing.map((name) => `${name}: is missing`) }
    return { row: read.data }
  }
}
