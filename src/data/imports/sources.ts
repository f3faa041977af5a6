import { sql, type Database } from '../database/database.ts'

/** The stored file of a media item; undefined when not found. */
export async function findMediaFile(
  database: Database,
  id: number,
): Promise<{ readonly key: string; readonly size: number } | undefined> {
  const [row] = await database.query<{ key: string; size: number }>(
    sql`SELECT file AS key, filesize AS size FROM media WHERE entry_id = ${id}`,
  )
  return row
}

/** What a schedule remembers of the version of its source. */
export async function readValidators(
  database: Database,
  scheduleId: number,
): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await database.query<{ validators: Record<string, unknown> }>(
    sql`SELECT source_validators AS validators FROM import_records WHERE id = ${scheduleId}`,
  )
  return row?.validators ?? {}
}

export async function storeValidators(
  database: Database,
  scheduleId: number,
  validators: object,
): Promise<void> {
  await database.query(
    sql`UPDATE import_records SET source_validators = ${JSON.stringify(validators)}::jsonb
        WHERE id = ${scheduleId}`,
  )
}

/** Which of some names organizers of the site have. */
export async function organizersNamed(
  database: Database,
  names: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ title: string }>(
    sql`SELECT DISTINCT title FROM entries
        WHERE type = 'cal_organizer' AND md5(title) IN (SELECT md5(name) FROM unnest(${[...names]}::text[]) AS name)
          AND title = ANY(${[...names]}::text[]) AND status <> 'trash'`,
  )
  return rows.map(({ title }) => title)
}
