import { expressionBuilder, sql, type Kysely } from 'kysely'
import { selections } from '../database/columns.ts'
import type { Database, Sql, Tables, Tx } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import { isRowId } from '../database/row-ids.ts'
import { revisionColumns, type RevisionRow } from './revision-row.ts'

/** The window of a list. `where` and `orderBy` refer to `entries e`, as they do of entries. */
export interface RevisionQuery {
  readonly parentId: number
  readonly where: Condition
  /** Ends with the id, so that the order is total. */
  readonly orderBy: Sql
  /** undefined for all. */
  readonly limit: number | undefined
  readonly offset: number
  /** Contents are by far the longest texts; without them they read as empty. */
  readonly withContents: boolean
}

const r = expressionBuilder<Tables, 'revisions'>()

/** Revisions have no slug of their own; readers know them by this one. */
const slug =
  sql<string>`${r.ref('revisions.parent_id')} || '-' || ${r.ref('revisions.kind')} || '-v1'`.as(
    'slug',
  )

/** What makes a row of `revisions`. */
export const revisionSelections = [
  ...selections('revisions', revisionColumns),
  'revisions.content',
  slug,
] as const

/**
 * The revisions of an entry under the names that conditions and orders of entries use, so that
 * those serve both. They are few: folding their texts while reading needs no index.
 */
const asEntries = (db: Kysely<Tables>, parentId: number, where: Condition) =>
  db
    .selectFrom(
      db
        .selectFrom('revisions')
        .selectAll('revisions')
        .select([
          slug,
          r.fn<string>('fold', ['revisions.title']).as('title_folded'),
          r.fn<string>('fold', ['revisions.excerpt']).as('excerpt_folded'),
          r.fn<string>('fold', ['revisions.content']).as('content_folded'),
        ])
        .where('revisions.parent_id', '=', parentId)
        .as('e'),
    )
    .where(where)

/** One page of the revisions and autosaves of an entry, in one statement. */
export async function listRevisions(
  { db }: Database,
  { parentId, where, orderBy, limit, offset, withContents }: RevisionQuery,
): Promise<RevisionRow[]> {
  const content = sql<string>`${withContents ? sql.ref('e.content') : sql.lit('')}`
  return asEntries(db, parentId, where)
    .select(selections('e', revisionColumns))
    .select(['e.slug', content.as('content')])
    .orderBy(orderBy)
    .limit(sql<number>`${limit ?? null}::int`)
    .offset(sql<number>`${offset}::int`)
    .execute()
}

/** How many revisions and autosaves of an entry a condition on `entries e` holds for. */
export async function countRevisions(
  { db }: Database,
  parentId: number,
  where: Condition,
): Promise<number> {
  const { total } = await asEntries(db, parentId, where)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The autosaves of an entry, newest first: one for each user who has one. */
export async function listAutosaves({ db }: Database, parentId: number): Promise<RevisionRow[]> {
  return db
    .selectFrom('revisions')
    .select(revisionSelections)
    .where('parent_id', '=', parentId)
    .where('kind', '=', sql.lit('autosave'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

const revision = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('revisions').select(revisionSelections).where('id', '=', id)

/** The revision or autosave of that id, whatever it belongs to. */
export async function findRevision({ db }: Database, id: number): Promise<RevisionRow | undefined> {
  return isRowId(id) ? revision(db, id).executeTakeFirst() : undefined
}

/** The same for a writer, who keeps others from changing it until the transaction ends. */
export async function lockRevision(tx: Tx, id: number): Promise<RevisionRow | undefined> {
  return isRowId(id) ? revision(tx, id).forUpdate().executeTakeFirst() : undefined
}
