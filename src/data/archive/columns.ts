/** How a column stands in an archive, in the JSON of a row. */
export type ColumnKind =
  | 'integer'
  | 'bigint'
  | 'float'
  | 'boolean'
  | 'text'
  /** Text whose case does not count. */
  | 'caseless'
  | 'texts'
  | 'integers'
  | 'uuid'
  | 'json'
  /** Hexadecimal digits. */
  | 'bytes'
  /** A moment, `2026-11-21T18:00:00.5+00:00`. */
  | 'instant'
  /** A wall time without a zone, `2026-11-21T18:00:00`. */
  | 'wall'
  | 'date'

export interface ArchiveColumn {
  readonly kind: ColumnKind
  /** Null is a value. */
  readonly nullable?: boolean
  /** The values that the database takes, where it takes no others. */
  readonly oneOf?: readonly string[]
  /** The table in whose rows the value has to occur as the key. */
  readonly refers?:
    | 'users'
    | 'entries'
    | 'terms'
    | 'events'
    | 'ad_units'
    | 'site_imports'
    | 'import_records'
}

/** A table that archives hold. Files have the rows in the order of the key. */
export interface ArchiveTable {
  /** In the order in which they stand in a row. */
  readonly columns: Readonly<Record<string, ArchiveColumn>>
  readonly key: readonly string[]
  /** The sequence that gives the key. */
  readonly sequence?: string
  /** Rows that are part of the site, as SQL; all without it. */
  readonly where?: string
  /** What the database fills in by itself, and why it is left out. */
  readonly derived?: Readonly<Record<string, string>>
  /** Secrets, which are never exported, and the SQL of what stands in their place afterwards. */
  readonly withheld?: Readonly<
    Record<string, { readonly reason: string; readonly instead: string }>
  >
}

/** The type of each kind in SQL, as the database's catalogue names it. */
export const SQL_TYPES: Readonly<Record<ColumnKind, readonly string[]>> = {
  integer: ['integer'],
  bigint: ['bigint'],
  float: ['double precision'],
  boolean: ['boolean'],
  text: ['text'],
  caseless: ['citext'],
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
export const caseless = kind('caseless')
export const texts = kind('texts')
export const integers = kind('integers')
export const uuid = kind('uuid')
export const json = kind('json')
export const bytes = kind('bytes')
export const instant = kind('instant')
export const wall = kind('wall')
export const date = kind('date')
export const nullable = { nullable: true } as const
