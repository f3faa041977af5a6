import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The stored file of a media item; undefined when not found. */
export async function findMediaFile(
  database: Database,
  id: number,
): Promise<{ readonly key: string; readonly size: number } | undefined> {
  const [row] = (
    await sql<{
      key: string
      size: number
    }>`SELECT file AS key, filesize AS size FROM media WHERE entry_id = ${id}`.execute(database.db)
  ).rows
  return row
}

/** What a schedule remembers of the version of its source. */
export async function readValidators(
  database: Database,
  scheduleId: number,
): Promise<Readonly<Record<string, unknown>>> {
  const [row] = (
    await sql<{
      validators: Record<string, unknown>
    }>`SELECT source_validators AS validators FROM import_records WHERE id = ${scheduleId}`.execute(
      database.db,
    )
  ).rows
  return row?.validators ?? {}
}

export async function storeValidators(
  database: Database,
  scheduleId: number,
  validators: object,
): Promise<void> {
  await sql`UPDATE import_records SET source_validators = ${JSON.stringify(validators)}::jsonb
        WHERE id = ${scheduleId}`.execute(database.db)
}

/** Which of some names organizers of the site have. */
export async function organizersNamed(
  database: Database,
  names: readonly string[],
): Promise<string[]> {
  const rows = (
    await sql<{ title: string }>`SELECT DISTINCT title FROM entries
        WHERE type = 'cal_organizer' AND md5(title) IN (SELECT md5(name) FROM unnest(${[...names]}::text[]) AS name)
          AND title = ANY(${[...names]}::text[]) AND status <> 'trash'`.execute(database.db)
  ).rows
  return rows.map(({ title }) => title)
}
