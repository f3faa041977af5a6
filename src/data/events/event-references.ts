/** What a write of an event names: venues, organizers, authors, terms. */
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import type { LinkKind } from './event-writer.ts'
import { isRowId } from '../database/row-ids.ts'

const TYPES: Readonly<Record<LinkKind, string>> = { venue: 'cal_venue', organizer: 'cal_organizer' }

/** The ids that are places of the kind, those in the trash excluded. */
export async function findPlaces(
  database: Database,
  kind: LinkKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const wanted = ids.filter(isRowId)
  if (wanted.length === 0) return new Set()
  const rows = (
    await sql<{ id: number }>`SELECT e.id FROM entries e
        WHERE e.id = ANY(${wanted}::int[]) AND e.type = ${TYPES[kind]} AND e.status <> 'trash'`.execute(
      database.db,
    )
  ).rows
  return new Set(rows.map(({ id }) => id))
}

/** The same within a write: the places cannot be removed until the transaction ends. */
export async function lockPlaces(
  tx: Tx,
  kind: LinkKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const wanted = ids.filter(isRowId)
  if (wanted.length === 0) return new Set()
  const rows = (
    await sql<{ id: number }>`SELECT e.id FROM entries e
        WHERE e.id = ANY(${wanted}::int[]) AND e.type = ${TYPES[kind]} AND e.status <> 'trash'
        ORDER BY e.id FOR KEY SHARE`.execute(tx)
  ).rows
  return new Set(rows.map(({ id }) => id))
}

export async function isUser(database: Database, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const rows = (await sql`SELECT id FROM users WHERE id = ${id}`.execute(database.db)).rows
  return rows.length === 1
}

/** A term as a write names it: by its name in the stored form, or by its slug. */
export interface NamedTerm {
  readonly name: string
  readonly slug: string
}

/** The ids of terms by slug or name, wherever they stand in a tree; undefined if there is none. */
export async function findNamedTerms(
  tx: Tx,
  taxonomy: string,
  terms: readonly NamedTerm[],
): Promise<(number | undefined)[]> {
  if (terms.length === 0) return []
  const rows = (
    await sql<{ id: number | null }>`
    SELECT found.id
    FROM unnest(${terms.map(({ name }) => name)}::text[], ${terms.map(({ slug }) => slug)}::text[])
      WITH ORDINALITY AS wanted(name, slug, position)
    LEFT JOIN LATERAL (
      SELECT t.id FROM terms t
      WHERE t.taxonomy = ${taxonomy} AND (
        (t.slug = wanted.slug AND wanted.slug <> '')
        OR (fold(left(t.name, 200)) = fold(left(wanted.name, 200))
          AND lower(t.name) = lower(wanted.name)))
      ORDER BY t.name = wanted.name DESC, t.slug = wanted.slug DESC, t.id LIMIT 1
    ) found ON true
    ORDER BY wanted.position`.execute(tx)
  ).rows
  return rows.map(({ id }) => id ?? undefined)
}
