import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'
import { moveTotals } from '../terms/term-totals.ts'

/** Reassigns all content of a user to another one, in a fixed number of statements. */
export async function reassignContent(tx: Tx, from: number, to: number, now: Date): Promise<void> {
  await tx
    .updateTable('entries')
    .set((e) => ({ author_id: to, version: e('version', '+', 1), updated_at: now }))
    .where('author_id', '=', from)
    .execute()
  await reassignRevisions(tx, from, to)
}

/** Whose items of which types go to the trash, and who gets all content. */
interface TrashedContent {
  readonly from: number
  readonly to: number
  readonly types: readonly string[]
}

/**
 * Moves the items of a user of certain types to the trash and reassigns all content, because an item
 * always has an author. Items keep their former status and slug, so that they can be restored.
 */
export async function trashContent(
  tx: Tx,
  { from, to, types }: TrashedContent,
  now: Date,
): Promise<void> {
  const locked = await tx
    .selectFrom('entries')
    .select(['id', 'status'])
    .where('author_id', '=', from)
    .where('type', '=', anyOf(types))
    .where('status', '<>', sql.lit('trash'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
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
    .where('id', '=', anyOf(locked.map(({ id }) => id)))
    .execute()
  const published = locked.filter(({ status }) => status === 'publish').map(({ id }) => id)
  await moveTotals(tx, published, -1, now)
  await reassignContent(tx, from, to, now)
}

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
