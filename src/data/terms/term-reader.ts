import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import type { TermRow } from './term-row.ts'

/** Which terms of a taxonomy a list shows. Absent members filter nothing. */
export interface TermFilter {
  readonly taxonomy: string
  readonly include?: readonly number[]
  readonly exclude?: readonly number[]
  /** Only terms out of these, whatever else is asked for. */
  readonly among?: readonly number[]
  /** Part of a name or slug. Names are searched in the form in which they are stored. */
  readonly search?: { readonly name: string; readonly slug: string }
  readonly slugs?: readonly string[]
  readonly parentId?: number
  /** Only terms of this entry. */
  readonly entryId?: number
  /** Leave out terms without published items; 'with ancestors' keeps those above one that has some. */
  readonly hideEmpty?: 'plain' | 'with ancestors'
}

export type TermOrder =
  | 'id'
  | 'include'
  | 'name'
  | 'slug'
  | 'slugs'
  | 'group'
  | 'description'
  | 'count'

export interface TermWindow {
  readonly orderBy: TermOrder
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

const LARGEST_ID = 2_147_483_647

/** Ids are four-byte integers; numbers outside that range identify nothing. */
const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= LARGEST_ID

export const termColumns = sql`
  t.id, t.taxonomy, t.name, t.slug, t.description, t.parent_id AS "parentId", t.count, t.version,
  t.updated_at AS "updatedAt"`

/** The order of terms by name, for which there is an index; ties go by id. */
const byName = sql`fold(left(t.name, 200))`

/** The term of that id, unless it belongs to another taxonomy. */
export async function findTerm(
  database: Database,
  taxonomy: string,
  id: number,
): Promise<TermRow | undefined> {
  const [row] = await findTerms(database, taxonomy, [id])
  return row
}

/** The terms of those ids in one statement, in no particular order; unknown ids are ignored. */
export async function findTerms(
  database: Database,
  taxonomy: string,
  ids: readonly number[],
): Promise<TermRow[]> {
  const known = ids.filter(isId)
  if (known.length === 0) return []
  return (
    await sql<TermRow>`SELECT ${termColumns} FROM terms t WHERE t.taxonomy = ${taxonomy} AND t.id = ANY(${known})`.execute(
      database.db,
    )
  ).rows
}

/** One page of a list in one statement. */
export async function listTerms(
  database: Database,
  filter: TermFilter,
  { orderBy, descending, limit, offset }: TermWindow,
): Promise<TermRow[]> {
  const direction = descending ? sql`DESC` : sql`ASC`
  return (
    await sql<TermRow>`SELECT ${termColumns} FROM terms t WHERE ${where(filter)}
        ORDER BY ${ORDERS[orderBy](filter)} ${direction}, t.id
        LIMIT ${limit} OFFSET ${Math.min(Math.max(offset, 0), LARGEST_ID)}`.execute(database.db)
  ).rows
}

/**
 * How many terms a filter finds. Ancestors that are listed only for what is below them do not
 * count: the total tells of terms that have items.
 */
export async function countTerms(database: Database, filter: TermFilter): Promise<number> {
  const counted: TermFilter =
    filter.hideEmpty === undefined ? filter : { ...filter, hideEmpty: 'plain' }
  const [row] = (
    await sql<{
      total: number
    }>`SELECT count(*)::int AS total FROM terms t WHERE ${where(counted)}`.execute(database.db)
  ).rows
  return row?.total ?? 0
}

/** What each ordering sorts by. The orders that follow a filter fall back to names without it. */
const ORDERS: Record<TermOrder, (filter: TermFilter) => Sql> = {
  id: () => sql`t.id`,
  include: ({ include = [] }) =>
    include.length === 0 ? byName : sql`array_position(${include.filter(isId)}::int[], t.id)`,
  name: () => byName,
  slug: () => sql`t.slug`,
  slugs: ({ slugs = [] }) =>
    slugs.length === 0 ? byName : sql`array_position(${slugs}::text[], t.slug)`,
  // Terms have no groups, so all of a list are alike.
  group: () => sql`t.taxonomy`,
  description: () => sql`fold(left(t.description, 200))`,
  count: () => sql`t.count`,
}

function where(filter: TermFilter): Sql {
  const { taxonomy, include = [], exclude = [], search, slugs = [] } = filter
  const conditions: Sql[] = [sql`t.taxonomy = ${taxonomy}`]
  // Named ids beat left out ones: who asks for a term by its id means it.
  if (include.length > 0) conditions.push(sql`t.id = ANY(${include.filter(isId)}::int[])`)
  else if (exclude.length > 0) conditions.push(sql`t.id <> ALL(${exclude.filter(isId)}::int[])`)
  if (filter.among !== undefined) {
    conditions.push(sql`t.id = ANY(${filter.among.filter(isId)}::int[])`)
  }
  if (search !== undefined) conditions.push(matches(search))
  if (slugs.length > 0) conditions.push(sql`t.slug = ANY(${slugs}::text[])`)
  if (filter.parentId !== undefined) conditions.push(childOf(filter.parentId))
  if (filter.entryId !== undefined) {
    conditions.push(sql`EXISTS (
      SELECT 1 FROM entry_terms et WHERE et.entry_id = ${filter.entryId} AND et.term_id = t.id)`)
  }
  if (filter.hideEmpty === 'plain') conditions.push(sql`t.count > 0`)
  if (filter.hideEmpty === 'with ancestors') conditions.push(usedOrAbove(taxonomy))
  return sql.join(conditions, sql` AND `)
}

/** Terms `t` whose name or slug has the text in it. */
export const matches = ({ name, slug }: { readonly name: string; readonly slug: string }): Sql =>
  sql`(strpos(fold(t.name), fold(${name})) > 0 OR strpos(t.slug, ${slug}) > 0)`

const childOf = (parentId: number): Sql =>
  parentId === 0 || isId(parentId) ? sql`t.parent_id = ${parentId}` : sql`false`

/** UNION leaves out what was found before, so a ring of terms would end as well. */
const usedOrAbove = (taxonomy: string): Sql => sql`t.id IN (
  WITH RECURSIVE used AS (
    SELECT u.id, u.parent_id FROM terms u WHERE u.taxonomy = ${taxonomy} AND u.count > 0
    UNION
    SELECT a.id, a.parent_id FROM used JOIN terms a ON a.id = used.parent_id
    WHERE a.taxonomy = ${taxonomy}
  )
  SELECT used.id FROM used)`

/** Asks for the terms of one taxonomy that one entry has. */
export interface TermsWanted {
  readonly taxonomy: string
  readonly entryId: number
}

type FoundRow = { readonly wanted: number } & { [Column in keyof TermRow]: TermRow[Column] | null }

/**
 * The first terms of several entries by name, in one statement.
 * @param visible conditions on `entries e`; entries for which none holds are left out
 */
export async function listTermsOfEntries<Wanted extends TermsWanted>(
  database: Database,
  wanted: readonly Wanted[],
  visible: readonly Sql[],
  limit: number,
): Promise<(Wanted & { readonly terms: readonly TermRow[] })[]> {
  const asked = wanted.filter(({ entryId }) => isId(entryId))
  if (asked.length === 0) return []
  const rows = (
    await sql<FoundRow>`SELECT wanted.position::int AS wanted, ${termColumns}
        FROM unnest(${asked.map(({ entryId }) => entryId)}::int[],
                    ${asked.map(({ taxonomy }) => taxonomy)}::text[])
          WITH ORDINALITY AS wanted(entry_id, taxonomy, position)
        JOIN entries e ON e.id = wanted.entry_id AND (${anyOf(visible)})
        LEFT JOIN LATERAL (
          SELECT t.* FROM entry_terms et JOIN terms t ON t.id = et.term_id
          WHERE et.entry_id = wanted.entry_id AND t.taxonomy = wanted.taxonomy
          ORDER BY ${byName}, t.id LIMIT ${limit}
        ) t ON true
        ORDER BY wanted.position, ${byName}, t.id`.execute(database.db)
  ).rows
  const found = new Map<number, TermRow[]>()
  for (const row of rows) {
    const terms = found.get(row.wanted) ?? []
    found.set(row.wanted, terms)
    if (isTerm(row)) terms.push(row)
  }
  return asked.flatMap((entry, index) => {
    const terms = found.get(index + 1)
    return terms === undefined ? [] : [{ ...entry, terms }]
  })
}

const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`false` : sql.join([...conditions], sql` OR `)

/** An entry without terms comes as a row without a term. */
function isTerm(row: FoundRow): row is FoundRow & TermRow {
  return row.id !== null
}
