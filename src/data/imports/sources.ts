import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { anyOf, listed, texts } from '../database/expressions.ts'

/** The stored file of a media item; undefined if it does not exist. */
export async function findMediaFile(
  { db }: Database,
  id: number,
): Promise<{ readonly key: string; readonly size: number } | undefined> {
  return db
    .selectFrom('media')
    .select(['file as key', 'filesize as size'])
    .where('entry_id', '=', id)
    .executeTakeFirst()
}

/** The source version stored with a schedule. */
export async function readValidators(
  { db }: Database,
  scheduleId: number,
): Promise<Readonly<Record<string, unknown>>> {
  const row = await db
    .selectFrom('import_records')
    .select('source_validators as validators')
    .where('id', '=', scheduleId)
    .executeTakeFirst()
  return row?.validators ?? {}
}

export async function storeValidators(
  { db }: Database,
  scheduleId: number,
  validators: object,
): Promise<void> {
  await db
    .updateTable('import_records')
    .set({ source_validators: JSON.stringify(validators) })
    .where('id', '=', scheduleId)
    .execute()
}

/** Those names that belong to organizers of the site. */
export async function organizersNamed(
  { db }: Database,
  names: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('entries')
    .select('title')
    .distinct()
    .where('type', '=', sql.lit('cal_organizer'))
    .where(({ eb, fn }) =>
      eb(
        fn<string>('md5', ['title']),
        'in',
        eb
          .selectFrom(listed('n', { name: texts(names) }))
          .select((n) => n.fn<string>('md5', ['n.name']).as('digest')),
      ),
    )
    .where('title', '=', anyOf(names))
    .where('status', '<>', sql.lit('trash'))
    .execute()
  return rows.map(({ title }) => title)
}
