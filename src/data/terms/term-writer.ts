import { sql } from 'kysely'
import { selections, written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { anyOf, lockOn } from '../database/expressions.ts'
import { beginning } from './term-filters.ts'
import { termColumns, type TermRow } from './term-row.ts'

/** The writable values of a term; the database fills in the rest. */
export type TermValues = Pick<TermRow, 'name' | 'slug' | 'description' | 'parentId'>

/**
 * Serializes moves and deletions in a taxonomy until the transaction ends: two moves that are valid
 * alone could form a cycle together.
 */
export async function lockHierarchy(tx: Tx, taxonomy: string): Promise<void> {
  await lockOn('terms', taxonomy).execute(tx)
}

/**
 * Serializes writers that want the same name, so that the later one sees what the earlier has
 * created.
 */
export async function lockName(tx: Tx, taxonomy: string, name: string): Promise<void> {
  await lockOn('term names', sql<string>`fold(${`${taxonomy} ${name}`})`).execute(tx)
}

/** Reads and locks a term; undefined if it does not exist. */
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

/** An unused id, for a slug that contains it. */
export async function nextTermId(tx: Tx): Promise<number> {
  const { id } = await tx
    .selectNoFrom(sql<number>`nextval(pg_get_serial_sequence('terms', 'id'))::int`.as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Stores a new term.
 * @param id from `nextTermId`; assigned by the database if absent
 * @returns undefined if the slug is taken; nothing is stored then
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

/** Overwrites a term whose lock the transaction holds. */
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

/** The term with this slug, if any. */
export async function findBySlug(
  tx: Tx,
  taxonomy: string,
  slug: string,
): Promise<TermRow | undefined> {
  return termsIn(tx, taxonomy).where('t.slug', '=', slug).executeTakeFirst()
}

/** Those slugs that are taken. */
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

/**
 * The term with this name below a parent, otherwise the oldest one whose name differs only in case.
 */
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
