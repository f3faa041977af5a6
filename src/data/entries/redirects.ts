import { sql, type Database } from '../database/database.ts'

/** Where an address leads at which nothing stands. */
export interface Redirect {
  readonly path: string
  readonly target: { readonly entryId: number } | { readonly address: string }
}

export async function storeRedirect(
  database: Pick<Database, 'query'>,
  { path, target }: Redirect,
): Promise<void> {
  const entryId = 'entryId' in target ? target.entryId : null
  const address = 'address' in target ? target.address : ''
  await database.query(sql`
    INSERT INTO redirects (path, entry_id, address) VALUES (${path}, ${entryId}, ${address})
    ON CONFLICT (path) DO UPDATE SET entry_id = EXCLUDED.entry_id, address = EXCLUDED.address`)
}

export async function findRedirect(
  database: Database,
  path: string,
): Promise<Redirect | undefined> {
  const [row] = await database.query<{ entryId: number | null; address: string }>(
    sql`SELECT entry_id AS "entryId", address FROM redirects WHERE path = ${path}`,
  )
  if (row === undefined) return undefined
  const { entryId, address } = row
  return { path, target: entryId === null ? { address } : { entryId } }
}
