import { sql, type Database } from './database.ts'

/**
 * What is remembered under a key: embed data, or what a page elsewhere tells of itself. An answer
 * of null says that there is nothing to embed.
 */
export interface CachedEmbed {
  readonly answer: Readonly<Record<string, unknown>> | null
}

/** The answer under a key that is still good. */
export async function findCachedEmbed(
  database: Database,
  key: Buffer,
  now: Date,
): Promise<CachedEmbed | undefined> {
  const [row] = await database.query<CachedEmbed>(
    sql`SELECT answer FROM embed_answers WHERE key = ${key} AND expires_at > ${now}`,
  )
  return row
}

/** Keeps an answer for all nodes; the last one counts. What is over is swept along the way. */
export async function storeCachedEmbed(
  database: Database,
  key: Buffer,
  { answer, now, until }: CachedEmbed & { readonly now: Date; readonly until: Date },
): Promise<void> {
  const value = answer === null ? null : JSON.stringify(answer)
  await database.query(sql`
    WITH over AS (
      DELETE FROM embed_answers WHERE key IN (
        SELECT key FROM embed_answers WHERE expires_at <= ${now} AND key <> ${key}
        LIMIT 100 FOR UPDATE SKIP LOCKED))
    INSERT INTO embed_answers (key, answer, expires_at) VALUES (${key}, ${value}::json, ${until})
    ON CONFLICT (key) DO UPDATE SET answer = excluded.answer, expires_at = excluded.expires_at`)
}
