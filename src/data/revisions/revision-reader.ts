import { expressionBuilder, sql, type Kysely } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections } from '../database/columns.ts'
import type { Database, Sql, Tables, Tx } from '../database/database.ts'
import type { Condition } from '../database/expressions.ts'
import { revisionColumns, type RevisionRow } from './revision-row.ts'

/** The window of a list. As for entries, `where` and `orderBy` refer to `entries e`. */
export interface RevisionQuery {
  readonly parentId: number
  readonly where: Condition
  /** Must end with the id, so that the order is total. */
  readonly orderBy: Sql
  readonly limit: number | undefined
  readonly offset: number
  /**
   * How many characters of contents to read, which are by far the largest texts; those of further
   * revisions are left out. 0 for none.
   */
  readonly room: number
}

/** A page of revisions. */
export interface RevisionPage {
  readonly rows: RevisionRow[]
  /** How many of them there is room for; the contents of the others are empty. */
  readonly fitting: number
}

const r = expressionBuilder<Tables, 'revisions'>()

/** Revisions have no slug of their own; clients expect this one. */
const slug =
  sql<string>`${r.ref('revisions.parent_id')} || '-' || ${r.ref('revisions.kind')} || '-v1'`.as(
    'slug',
  )

export const revisionSelections = [
  ...selections('revisions', revisionColumns),
  'revisions.content',
  slug,
] as const

/**
 * The revisions of an entry under the column names of `entries`, so that its conditions and orders
 * apply. There are few, so their texts are folded on reading, without an index.
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

const pageColumns = Object.values(revisionColumns).map((name) => `e.${name}` as const)

/** One page of an entry's revisions and autosaves, in one statement. */
export async function listRevisions(
  { db }: Database,
  { parentId, where, orderBy, limit, offset, room }: RevisionQuery,
): Promise<RevisionPage> {
  const content = sql<string>`${room > 0 ? sql.ref('e.content') : sql.lit('')}`
  const page = asEntries(db, parentId, where)
    .select(pageColumns)
    .select(['e.slug', content.as('content')])
    .select(sql<string>`row_number() over (order by ${orderBy})`.as('place'))
    .orderBy(orderBy)
    .limit(sql<number>`${limit ?? null}::int`)
    .offset(sql<number>`${offset}::int`)
  const inOrder = sql`over (order by page.place)`
  // The first one always fits.
  const fits = sql<boolean>`(sum(length(page.content)) ${inOrder} <= ${room}::bigint
    or lag(1) ${inOrder} is null)`
  const found = await db
    .selectFrom(page.as('page'))
    .select(selections('page', revisionColumns))
    .select(['page.slug', fits.as('fits')])
    .select(sql<string>`case when ${fits} then page.content else '' end`.as('content'))
    .orderBy('page.place')
    .execute()
  return { rows: found, fitting: found.filter((row) => row.fits).length }
}

/** The number of an entry's revisions and autosaves that meet a condition on `entries e`. */
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

/** The autosaves of an entry, newest first, at most one per user. */
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

/** The autosave that a user has of an entry. */
export async function findAutosave(
  { db }: Database,
  parentId: number,
  authorId: number,
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('revisions')
    .select(revisionSelections)
    .where('parent_id', '=', parentId)
    .where('author_id', '=', authorId)
    .where('kind', '=', sql.lit('autosave'))
    .executeTakeFirst()
}

const revision = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('revisions').select(revisionSelections).where('id', '=', id)

/** The revision or autosave with this id, of any entry. */
export async function findRevision({ db }: Database, id: number): Promise<RevisionRow | undefined> {
  return isRowId(id) ? revision(db, id).executeTakeFirst() : undefined
}

/** Like `findRevision`, and locks it until the transaction ends. */
export async function lockRevision(tx: Tx, id: number): Promise<RevisionRow | undefined> {
  return isRowId(id) ? revision(tx, id).forUpdate().executeTakeFirst() : undefined
}
