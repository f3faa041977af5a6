import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Where an address leads at which nothing stands. */
export interface Redirect {
  readonly path: string
  readonly target: { readonly entryId: number } | { readonly address: string }
}

export async function storeRedirect(
  database: Pick<Database, 'db'>,
  { path, target }: Redirect,
): Promise<void> {
  const entryId = 'entryId' in target ? target.entryId : null
  const address = 'address' in target ? target.address : ''
  await sql`
    INSERT INTO redirects (path, entry_id, address) VALUES (${path}, ${entryId}, ${address})
    ON CONFLICT (path) DO UPDATE SET entry_id = EXCLUDED.entry_id, address = EXCLUDED.address`.execute(
    database.db,
  )
}

export async function findRedirect(
  database: Database,
  path: string,
): Promise<Redirect | undefined> {
  const [row] = (
    await sql<{
      entryId: number | null
      address: string
    }>`SELECT entry_id AS "entryId", address FROM redirects WHERE path = ${path}`.execute(
      database.db,
    )
  ).rows
  if (row === undefined) return undefined
  const { entryId, address } = row
  return { path, target: entryId === null ? { address } : { entryId } }
}
