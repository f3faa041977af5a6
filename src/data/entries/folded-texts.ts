import { sql } from 'kysely'
import { createCache, textBytes } from '../../cache/cache.ts'
import type { Database } from '../database/database.ts'

/** Folding depends on nothing but the text, so one memory serves all databases. */
const known = createCache<string>({
  name: 'folded texts',
  maxBytes: 2 * 1024 * 1024,
  sizeOf: textBytes,
})

/**
 * Texts without accents and case, as the folded columns hold them. The database folds, because
 * what is looked for and what is looked through must go through the same rules.
 */
export async function foldTexts(
  database: Database,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folded = new Map<string, string>()
  const unknown: string[] = []
  for (const text of texts) {
    const remembered = known.get(text)
    if (remembered === undefined) unknown.push(text)
    else folded.set(text, remembered)
  }
  if (unknown.length === 0) return folded
  const rows = (
    await sql<{
      text: string
      folded: string
    }>`SELECT text, fold(text) AS folded FROM unnest(${unknown}::text[]) AS text`.execute(
      database.db,
    )
  ).rows
  for (const row of rows) {
    folded.set(row.text, row.folded)
    known.set(row.text, row.folded)
  }
  return folded
}
