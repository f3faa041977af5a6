import { sql } from 'kysely'
import { builder } from '../database/builder.ts'
import type { Tx } from '../database/database.ts'

/** Reassigns all content of a user to another one, in a fixed number of statements. */
export async function reassignContent(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  await tx
    .updateTable('entries')
    .set((e) => ({ author_id: to, version: e('version', '+', 1), updated_at: now }))
    .where('author_id', '=', from)
    .execute()
  await reassignRevisions(tx, from, to)
}

/**
 * Moves all content of a user to the trash and reassigns it, because an item always has an author.
 * Items keep their former status and slug, so that they can be restored.
 */
export async function trashContent(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  await tx
    .updateTable('entries')
    .set((e) => ({ author_id: to, version: e('version', '+', 1), updated_at: now }))
    .set((e) => ({
      status: 'trash',
      sticky: false,
      trashed_status: e.fn.coalesce('trashed_status', 'status'),
      trashed_slug: e.fn.coalesce('trashed_slug', 'slug'),
      trashed_at: e.fn.coalesce('trashed_at', e.val(now)),
      slug: sql<string>`case when slug = '' or slug like '%\\_\\_trashed' then slug
        else regexp_replace(left(slug, 191), '%[0-9a-f]?$', '') || '__trashed' end`,
    }))
    .where('author_id', '=', from)
    .where('status', '<>', sql.lit('trash'))
    .execute()
  // Others change totals by adding: what they have not committed yet would be counted too early.
  await tx
    .selectFrom('terms')
    .select('id')
    .where('id', 'in', termsOfTrash(to))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  await tx
    .updateTable('terms as t')
    .from((terms) =>
      terms
        .selectFrom('entry_terms as r')
        .innerJoin('entries as e', 'e.id', 'r.entry_id')
        .select('r.term_id')
        .select(sql<number>`count(*) filter (where e.status = 'publish')`.as('published'))
        .where('r.term_id', 'in', termsOfTrash(to))
        .groupBy('r.term_id')
        .as('counted'),
    )
    .set((t) => ({ count: t.ref('counted.published'), updated_at: now }))
    .whereRef('t.id', '=', 'counted.term_id')
    .whereRef('t.count', '<>', 'counted.published')
    .execute()
  await reassignContent(tx, from, to, now)
}

/** The terms of what a user has in the trash. */
const termsOfTrash = (author: number) =>
  builder
    .selectFrom('entry_terms as mine')
    .innerJoin('entries as e', 'e.id', 'mine.entry_id')
    .select('mine.term_id')
    .where('e.author_id', '=', author)
    .where('e.status', '=', sql.lit('trash'))

/** A user has one autosave per item: if the new author already has one, it is kept. */
async function reassignRevisions(tx: Tx, from: number, to: number): Promise<void> {
  await tx
    .deleteFrom('revisions as mine')
    .where('mine.author_id', '=', from)
    .where('mine.kind', '=', sql.lit('autosave'))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('revisions as other')
          .select('other.id')
          .whereRef('other.parent_id', '=', 'mine.parent_id')
          .where('other.kind', '=', sql.lit('autosave'))
          .where('other.author_id', '=', to),
      ),
    )
    .execute()
  await tx.updateTable('revisions').set({ author_id: to }).where('author_id', '=', from).execute()
}
