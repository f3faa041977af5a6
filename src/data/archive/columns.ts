/** How a column is represented in the JSON of an archive row. */
export type ColumnKind =
  | 'integer'
  | 'bigint'
  | 'float'
  | 'boolean'
  | 'text'
  /** Case-insensitive text. */
  | 'citext'
  | 'texts'
  | 'integers'
  | 'uuid'
  | 'json'
  /** Hexadecimal digits. */
  | 'bytes'
  /** A point in time, `2026-11-21T18:00:00.5+00:00`. */
  | 'instant'
  /** A local time without a zone, `2026-11-21T18:00:00`. */
  | 'wall'
  | 'date'

export interface ArchiveColumn {
  readonly kind: ColumnKind
  /** Whether null is allowed. */
  readonly nullable?: boolean
  /** The only allowed values. */
  readonly oneOf?: readonly string[]
  /** The table that the value references by its key. */
  readonly references?:
    | 'users'
    | 'entries'
    | 'terms'
    | 'events'
    | 'ad_units'
    | 'site_imports'
    | 'import_records'
}

/** A table that is part of an archive. Its file has the rows in the order of the key. */
export interface ArchiveTable {
  /** In the order of the members of a row. */
  readonly columns: Readonly<Record<string, ArchiveColumn>>
  readonly key: readonly string[]
  readonly sequence?: string
  /** An SQL condition for the rows to export; all rows by default. */
  readonly where?: string
  /** Columns that the database computes, and why they are not exported. */
  readonly derived?: Readonly<Record<string, string>>
  /** Secrets and the like, which are never exported, and the SQL of their value after a restore. */
  readonly withheld?: Readonly<
    Record<string, { readonly reason: string; readonly replacement: string }>
  >
}

/** The SQL types of each kind, as the system catalog names them. */
export const SQL_TYPES: Readonly<Record<ColumnKind, readonly string[]>> = {
  integer: ['integer'],
  bigint: ['bigint'],
  float: ['double precision'],
  boolean: ['boolean'],
  text: ['text'],
  citext: ['citext'],
  texts: ['text[]'],
  integers: ['integer[]'],
  uuid: ['uuid'],
  json: ['jsonb'],
  bytes: ['bytea'],
  instant: ['timestamp(3) with time zone', 'timestamp(0) with time zone'],
  wall: ['timestamp(0) without time zone'],
  date: ['date'],
}

const kind =
  (name: ColumnKind) =>
  (more: Omit<ArchiveColumn, 'kind'> = {}): ArchiveColumn => ({ kind: name, ...more })

export const integer = kind('integer')
export const bigint = kind('bigint')
export const float = kind('float')
export const boolean = kind('boolean')
export const text = kind('text')
export const citext = kind('citext')
export const texts = kind('texts')
export const integers = kind('integers')
export const uuid = kind('uuid')
export const json = kind('json')
export const bytes = kind('bytes')
export const instant = kind('instant')
export const wall = kind('wall')
export const date = kind('date')
export const nullable = { nullable: true } as const
