import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/**
 * A cached answer: embed data, or the metadata of a page on another site. A null answer means that
 * there is nothing to embed.
 */
export interface CachedEmbed {
  readonly answer: Readonly<Record<string, unknown>> | null
}

/** Returns the answer under a key unless it has expired. */
export async function findCachedEmbed(
  database: Database,
  key: Buffer,
  now: Date,
): Promise<CachedEmbed | undefined> {
  const [row] = (
    await sql<CachedEmbed>`SELECT answer FROM embed_answers WHERE key = ${key} AND expires_at > ${now}`.execute(
      database.db,
    )
  ).rows
  return row
}

/** Caches an answer for all nodes; the last one wins. Also deletes expired answers. */
export async function storeCachedEmbed(
  database: Database,
  key: Buffer,
  { answer, now, until }: CachedEmbed & { readonly now: Date; readonly until: Date },
): Promise<void> {
  const value = answer === null ? null : JSON.stringify(answer)
  await sql`
    WITH over AS (
      DELETE FROM embed_answers WHERE key IN (
        SELECT key FROM embed_answers WHERE expires_at <= ${now} AND key <> ${key}
        LIMIT 100 FOR UPDATE SKIP LOCKED))
    INSERT INTO embed_answers (key, answer, expires_at) VALUES (${key}, ${value}::json, ${until})
    ON CONFLICT (key) DO UPDATE SET answer = excluded.answer, expires_at = excluded.expires_at`.execute(
    database.db,
  )
}
