/** Builds SQL from the description of a table. All names come from the description. */
import { SQL_TYPES, type ArchiveColumn, type ArchiveTable } from './columns.ts'

/** Selects rows as lines of JSON, in the order of the key whatever the collation of the database is. */
export function selectLines(name: string, { columns, key, where }: ArchiveTable): string {
  const selected = Object.entries(columns).map(([column, { kind }]) =>
    kind === 'bytes' ? `encode("${column}", 'hex') AS "${column}"` : `"${column}"`,
  )
  const order = key.map((column) => `"${column}"${sortedAs(columns[column])}`)
  return `SELECT row_to_json(r)::text AS line FROM (
    SELECT ${selected.join(', ')} FROM "${name}" AS t
    ${where === undefined ? '' : `WHERE ${where}`} ORDER BY ${order.join(', ')}
  ) r`
}

const sortedAs = (column: ArchiveColumn | undefined): string =>
  column?.kind === 'text' ? ' COLLATE "C"' : ''

/** Inserts a JSON array of archive rows, `$1`. */
export function insertLines(name: string, { columns, withheld = {} }: ArchiveTable): string {
  const all = [...Object.keys(columns), ...Object.keys(withheld)]
  const names = all.map((column) => `"${column}"`)
  const values = [
    ...Object.entries(columns).map(([column, description]) => readValue(column, description)),
    ...Object.values(withheld).map(({ replacement }) => replacement),
  ]
  const shape = Object.entries(columns).map(
    ([column, { kind }]) => `"${column}" ${kind === 'bytes' ? 'text' : SQL_TYPES[kind][0]}`,
  )
  return `INSERT INTO "${name}" (${names.join(', ')})
    SELECT ${values.join(', ')} FROM jsonb_to_recordset($1::jsonb) AS r (${shape.join(', ')})`
}

/** In a JSON column that is not nullable, null is a JSON value. */
function readValue(column: string, { kind, nullable = false }: ArchiveColumn): string {
  if (kind === 'bytes') return `decode(r."${column}", 'hex')`
  return kind === 'json' && !nullable ? `coalesce(r."${column}", 'null')` : `r."${column}"`
}
