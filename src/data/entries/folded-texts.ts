import { createCache, textBytes } from '../../cache/cache.ts'
import type { Database } from '../database/database.ts'
import { listed, texts } from '../database/expressions.ts'

/** Folding depends only on the text, so all databases share one cache. */
const known = createCache<string>({
  name: 'folded texts',
  sizeOf: textBytes,
})

/**
 * Folds texts to the form of the folded columns, without accents and case. The database does it, so
 * that search texts and stored texts follow the same rules.
 */
export async function foldTexts(
  { db }: Database,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folded = new Map<string, string>()
  const unknown: string[] = []
  for (const text of wanted) {
    const cached = known.get(text)
    if (cached === undefined) unknown.push(text)
    else folded.set(text, cached)
  }
  if (unknown.length === 0) return folded
  const rows = await db
    .selectFrom(listed('unknown', { text: texts(unknown) }))
    .select((found) => ['unknown.text', found.fn<string>('fold', ['unknown.text']).as('folded')])
    .execute()
  for (const row of rows) {
    folded.set(row.text, row.folded)
    known.set(row.text, row.folded)
  }
  return folded
}
