import type { Database } from '../database/database.ts'

export interface Redirect {
  readonly path: string
  readonly target: { readonly entryId: number } | { readonly address: string }
}

export async function storeRedirect(
  { db }: Pick<Database, 'db'>,
  { path, target }: Redirect,
): Promise<void> {
  const entryId = 'entryId' in target ? target.entryId : null
  const address = 'address' in target ? target.address : ''
  await db
    .insertInto('redirects')
    .values({ path, entry_id: entryId, address })
    .onConflict((known) => known.column('path').doUpdateSet({ entry_id: entryId, address }))
    .execute()
}

export async function findRedirect({ db }: Database, path: string): Promise<Redirect | undefined> {
  const row = await db
    .selectFrom('redirects')
    .select(['entry_id as entryId', 'address'])
    .where('path', '=', path)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { entryId, address } = row
  return { path, target: entryId === null ? { address } : { entryId } }
}
