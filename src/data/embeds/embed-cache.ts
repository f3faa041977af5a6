import type { Database } from '../database/database.ts'
import { deleteExpired } from '../database/expressions.ts'

const ANSWERS = { table: 'embed_answers', key: 'key', until: 'expires_at' } as const

/**
 * A cached answer: embed data, or the metadata of a page on another site. A null answer means that
 * there is nothing to embed.
 */
export interface CachedEmbed {
  readonly answer: Readonly<Record<string, unknown>> | null
}

/** Returns the answer under a key unless it has expired. */
export async function findCachedEmbed(
  { db }: Database,
  key: Buffer,
  now: Date,
): Promise<CachedEmbed | undefined> {
  return db
    .selectFrom('embed_answers')
    .select('answer')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Caches an answer for all nodes; the last one wins. Also deletes expired answers. */
export async function storeCachedEmbed(
  { db }: Database,
  key: Buffer,
  { answer, now, until }: CachedEmbed & { readonly now: Date; readonly until: Date },
): Promise<void> {
  const value = answer === null ? null : JSON.stringify(answer)
  await db
    .with('over', () => deleteExpired(ANSWERS, key, now))
    .insertInto('embed_answers')
    .values({ key, answer: value, expires_at: until })
    .onConflict((row) =>
      row.column('key').doUpdateSet((last) => ({
        answer: last.ref('excluded.answer'),
        expires_at: last.ref('excluded.expires_at'),
      })),
    )
    .execute()
}
