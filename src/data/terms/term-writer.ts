import { sql } from 'kysely'
import { selections, written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { anyOf, lockOn } from '../database/expressions.ts'
import { beginning } from './term-filters.ts'
import { termColumns, type TermRow } from './term-row.ts'

/** What a writer decides about a term; the rest the database fills in. */
export type TermValues = Pick<TermRow, 'name' | 'slug' | 'description' | 'parentId'>

/**
 * Holds everybody else off who moves or deletes terms of the taxonomy, until the transaction ends:
 * two moves that are each right alone could make a ring together.
 */
export async function lockHierarchy(tx: Tx, taxonomy: string): Promise<void> {
  await lockOn('terms', taxonomy).execute(tx)
}

/** Lets writers who want one name pass one by one, so that the later one sees what the earlier made. */
export async function lockName(tx: Tx, taxonomy: string, name: string): Promise<void> {
  await lockOn('term names', sql<string>`fold(${`${taxonomy} ${name}`})`).execute(tx)
}

/** The term as it stands, locked against other writers; undefined when not found. */
export async function lockTerm(tx: Tx, taxonomy: string, id: number): Promise<TermRow | undefined> {
  return termsIn(tx, taxonomy).where('t.id', '=', id).forUpdate().executeTakeFirst()
}

/** Reads a term and locks it against deletion until the transaction ends. */
export async function lockTermKey(
  tx: Tx,
  taxonomy: string,
  id: number,
): Promise<TermRow | undefined> {
  return termsIn(tx, taxonomy).where('t.id', '=', id).forKeyShare().executeTakeFirst()
}

const termsIn = (tx: Tx, taxonomy: string) =>
  tx
    .selectFrom('terms as t')
    .select(selections('t', termColumns))
    .where('t.taxonomy', '=', taxonomy)

/** An id that no term has, for a slug that is made of it. */
export async function nextTermId(tx: Tx): Promise<number> {
  const { id } = await tx
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('terms', 'id'))::int`.as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Stores a new term.
 * @param id of `nextTermId`; the database gives one when left out
 * @returns undefined when the slug was taken, perhaps just now; nothing is stored then
 */
export async function insertTerm(
  tx: Tx,
  taxonomy: string,
  values: TermValues,
  now: Date,
  id?: number,
): Promise<TermRow | undefined> {
  const given = id === undefined ? {} : { id }
  return tx
    .insertInto('terms')
    .values(written(termColumns, { ...given, taxonomy, ...valuesOf(values), updatedAt: now }))
    .onConflict((term) => term.columns(['taxonomy', 'slug']).doNothing())
    .returning(selections('terms', termColumns))
    .executeTakeFirst()
}

/** Stores new values over a term that the transaction holds locked. */
export async function updateTermRow(
  tx: Tx,
  id: number,
  values: TermValues,
  now: Date,
): Promise<TermRow> {
  return tx
    .updateTable('terms as t')
    .set(written(termColumns, { ...valuesOf(values), updatedAt: now }))
    .set((t) => ({ version: t('t.version', '+', 1) }))
    .where('t.id', '=', id)
    .returning(selections('t', termColumns))
    .executeTakeFirstOrThrow()
}

const valuesOf = ({ name, slug, description, parentId }: TermValues): TermValues => ({
  name,
  slug,
  description,
  parentId,
})

/** The term with that slug, when there is one. */
export async function findBySlug(
  tx: Tx,
  taxonomy: string,
  slug: string,
): Promise<TermRow | undefined> {
  return termsIn(tx, taxonomy).where('t.slug', '=', slug).executeTakeFirst()
}

/** Which of these slugs are taken. */
export async function takenSlugs(
  tx: Tx,
  taxonomy: string,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('terms as t')
    .select('t.slug')
    .where('t.taxonomy', '=', taxonomy)
    .where('t.slug', '=', anyOf(slugs))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** The term of that name below a parent, else the oldest one whose name differs in case alone. */
export async function findByName(
  tx: Tx,
  taxonomy: string,
  name: string,
  parentId: number,
): Promise<TermRow | undefined> {
  return termsIn(tx, taxonomy)
    .where('t.parent_id', '=', parentId)
    .where((t) => t(beginning(t.ref('t.name')), '=', beginning(t.val(name))))
    .where((t) => t(t.fn('lower', ['t.name']), '=', t.fn('lower', [t.val(name)])))
    .orderBy((t) => t('t.name', '=', name), 'desc')
    .orderBy('t.id')
    .limit(sql.lit(1))
    .executeTakeFirst()
}

/** A step on the way from a term to the top. */
export type Ancestor = Pick<TermRow, 'id' | 'slug'>

/** A term and its ancestors, from the term upwards. Bounded in case they form a cycle. */
export async function findAncestors(
  tx: Tx,
  taxonomy: string,
  id: number,
): Promise<readonly Ancestor[]> {
  return tx
    .withRecursive('line', (found) =>
      found
        .selectFrom('terms as t')
        .select(['t.id', 't.slug', 't.parent_id', sql<number>`1`.as('height')])
        .where('t.taxonomy', '=', taxonomy)
        .where('t.id', '=', id)
        .unionAll(
          found
            .selectFrom('line')
            .innerJoin('terms as t', 't.id', 'line.parent_id')
            .select(['t.id', 't.slug', 't.parent_id'])
            .select((line) => line('line.height', '+', sql.lit(1)).as('height'))
            .where('t.taxonomy', '=', taxonomy)
            .where('line.height', '<', sql.lit(1000)),
        ),
    )
    .selectFrom('line')
    .select(['line.id', 'line.slug'])
    .orderBy('line.height')
    .execute()
}
