import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { termColumns } from './term-reader.ts'
import type { TermRow } from './term-row.ts'

/** What a writer decides about a term; the rest the database fills in. */
export interface TermValues {
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly parentId: number
}

/**
 * Holds everybody else off who moves or deletes terms of the taxonomy, until the transaction ends:
 * two moves that are each right alone could make a ring together.
 */
export async function lockHierarchy(tx: Tx, taxonomy: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('terms'), hashtext(${taxonomy}))`.execute(tx)
}

/** Lets writers who want one name pass one by one, so that the later one sees what the earlier made. */
export async function lockName(tx: Tx, taxonomy: string, name: string): Promise<void> {
  const key = `${taxonomy} ${name}`
  await sql`SELECT pg_advisory_xact_lock(hashtext('term names'), hashtext(fold(${key})))`.execute(
    tx,
  )
}

/** The term as it stands, locked against other writers; undefined when not found. */
export async function lockTerm(tx: Tx, taxonomy: string, id: number): Promise<TermRow | undefined> {
  const [row] = (
    await sql<TermRow>`SELECT ${termColumns} FROM terms t
        WHERE t.taxonomy = ${taxonomy} AND t.id = ${id} FOR UPDATE`.execute(tx)
  ).rows
  return row
}

/** Reads a term and locks it against deletion until the transaction ends. */
export async function lockTermKey(
  tx: Tx,
  taxonomy: string,
  id: number,
): Promise<TermRow | undefined> {
  const [row] = (
    await sql<TermRow>`SELECT ${termColumns} FROM terms t
        WHERE t.taxonomy = ${taxonomy} AND t.id = ${id} FOR KEY SHARE`.execute(tx)
  ).rows
  return row
}

/** An id that no term has, for a slug that is made of it. */
export async function nextTermId(tx: Tx): Promise<number> {
  const [row] = (
    await sql<{
      id: number
    }>`SELECT nextval(pg_get_serial_sequence('terms', 'id'))::int AS id`.execute(tx)
  ).rows
  if (row === undefined) throw new Error('The sequence of terms has no next value.')
  return row.id
}

/**
 * Stores a new term.
 * @param id of `nextTermId`; the database gives one when left out
 * @returns undefined when the slug was taken, perhaps just now; nothing is stored then
 */
export async function insertTerm(
  tx: Tx,
  taxonomy: string,
  { name, slug, description, parentId }: TermValues,
  now: Date,
  id?: number,
): Promise<TermRow | undefined> {
  const given = id === undefined ? sql`nextval(pg_get_serial_sequence('terms', 'id'))` : sql`${id}`
  const [row] = (
    await sql<TermRow>`INSERT INTO terms AS t (id, taxonomy, name, slug, description, parent_id, updated_at)
        VALUES (${given}, ${taxonomy}, ${name}, ${slug}, ${description}, ${parentId}, ${now})
        ON CONFLICT (taxonomy, slug) DO NOTHING
        RETURNING ${termColumns}`.execute(tx)
  ).rows
  return row
}

/** Stores new values over a term that the transaction holds locked. */
export async function updateTermRow(
  tx: Tx,
  id: number,
  { name, slug, description, parentId }: TermValues,
  now: Date,
): Promise<TermRow> {
  const [row] = (
    await sql<TermRow>`UPDATE terms t SET name = ${name}, slug = ${slug}, description = ${description},
          parent_id = ${parentId}, version = version + 1, updated_at = ${now}
        WHERE t.id = ${id}
        RETURNING ${termColumns}`.execute(tx)
  ).rows
  if (row === undefined) throw new Error('The term was not locked.')
  return row
}

/** The term with that slug, when there is one. */
export async function findBySlug(
  tx: Tx,
  taxonomy: string,
  slug: string,
): Promise<TermRow | undefined> {
  const [row] = (
    await sql<TermRow>`SELECT ${termColumns} FROM terms t WHERE t.taxonomy = ${taxonomy} AND t.slug = ${slug}`.execute(
      tx,
    )
  ).rows
  return row
}

/** Which of these slugs are taken. */
export async function takenSlugs(
  tx: Tx,
  taxonomy: string,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = (
    await sql<{
      slug: string
    }>`SELECT t.slug FROM terms t WHERE t.taxonomy = ${taxonomy} AND t.slug = ANY(${slugs})`.execute(
      tx,
    )
  ).rows
  return new Set(rows.map(({ slug }) => slug))
}

/** The term of that name below a parent, else the oldest one whose name differs in case alone. */
export async function findByName(
  tx: Tx,
  taxonomy: string,
  name: string,
  parentId: number,
): Promise<TermRow | undefined> {
  const [row] = (
    await sql<TermRow>`SELECT ${termColumns} FROM terms t
        WHERE t.taxonomy = ${taxonomy} AND t.parent_id = ${parentId}
          AND fold(left(t.name, 200)) = fold(left(${name}, 200)) AND lower(t.name) = lower(${name})
        ORDER BY t.name = ${name} DESC, t.id LIMIT 1`.execute(tx)
  ).rows
  return row
}

/** A step on the way from a term to the top. */
export interface Ancestor {
  readonly id: number
  readonly slug: string
}

/** A term and its ancestors, from the term upwards. Bounded in case they form a cycle. */
export async function findAncestors(
  tx: Tx,
  taxonomy: string,
  id: number,
): Promise<readonly Ancestor[]> {
  return (
    await sql<Ancestor>`WITH RECURSIVE line AS (
          SELECT t.id, t.slug, t.parent_id, 1 AS height FROM terms t
          WHERE t.taxonomy = ${taxonomy} AND t.id = ${id}
          UNION ALL
          SELECT t.id, t.slug, t.parent_id, line.height + 1 FROM line
          JOIN terms t ON t.id = line.parent_id
          WHERE t.taxonomy = ${taxonomy} AND line.height < 1000
        )
        SELECT line.id, line.slug FROM line ORDER BY line.height`.execute(tx)
  ).rows
}

/**
 * Locks the entries that have a term. Done before the term itself is locked, because that is the
 * order in which those who write entries take the two.
 */
export async function lockEntriesOf(tx: Tx, termId: number): Promise<void> {
  await sql`SELECT e.id FROM entries e
        WHERE e.id IN (SELECT et.entry_id FROM entry_terms et WHERE et.term_id = ${termId})
        ORDER BY e.id FOR UPDATE`.execute(tx)
}

/**
 * Removes a term that the transaction holds locked: its children move to its parent, its entries
 * lose it, and those that are left without a term of the taxonomy get the fallback.
 * @param fallbackId undefined where entries need no term
 */
export async function removeTerm(
  tx: Tx,
  { id, taxonomy, parentId }: Pick<TermRow, 'id' | 'taxonomy' | 'parentId'>,
  fallbackId: number | undefined,
  now: Date,
): Promise<void> {
  await sql`UPDATE terms SET parent_id = ${parentId}, version = version + 1, updated_at = ${now}
        WHERE taxonomy = ${taxonomy} AND parent_id = ${id}`.execute(tx)
  await sql`UPDATE entries SET version = version + 1, updated_at = ${now}
        WHERE id IN (SELECT et.entry_id FROM entry_terms et WHERE et.term_id = ${id})`.execute(tx)
  if (fallbackId !== undefined) await fileOrphans(tx, { id, taxonomy }, fallbackId, now)
  await sql`DELETE FROM terms WHERE id = ${id}`.execute(tx)
}

/**
 * Gives the fallback to all entries whose only term of the taxonomy is this one. The total of a
 * term is no change of the term itself, so its version stays.
 */
async function fileOrphans(
  tx: Tx,
  { id, taxonomy }: Pick<TermRow, 'id' | 'taxonomy'>,
  fallbackId: number,
  now: Date,
): Promise<void> {
  await sql`WITH filed AS (
          INSERT INTO entry_terms (entry_id, term_id)
          SELECT et.entry_id, fallback.id
          FROM entry_terms et
          JOIN terms fallback ON fallback.id = ${fallbackId} AND fallback.taxonomy = ${taxonomy}
          WHERE et.term_id = ${id} AND NOT EXISTS (
            SELECT 1 FROM entry_terms other JOIN terms t ON t.id = other.term_id
            WHERE other.entry_id = et.entry_id AND t.taxonomy = ${taxonomy} AND t.id <> ${id}
          )
          RETURNING entry_id
        ), published AS (
          SELECT count(*)::int AS number FROM filed JOIN entries e ON e.id = filed.entry_id
          WHERE e.status = 'publish'
        )
        UPDATE terms SET count = count + published.number, updated_at = ${now}
        FROM published WHERE id = ${fallbackId} AND published.number > 0`.execute(tx)
}
