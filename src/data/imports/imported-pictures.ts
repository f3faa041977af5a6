import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { anyOf } from '../database/expressions.ts'

/** Media ids of pictures fetched by earlier imports, by digest of their addresses. */
export async function importedPictures(
  { db }: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map()
  const rows = await db
    .selectFrom('imported_pictures as p')
    .innerJoin('entries as e', 'e.id', 'p.media_id')
    .select(['p.address', 'p.media_id as id'])
    .where('p.address', '=', anyOf(addresses))
    .where('e.status', '<>', sql.lit('trash'))
    .execute()
  return new Map(rows.map(({ address, id }) => [address, id]))
}

export async function storeImportedPicture(
  tx: Tx,
  address: string,
  mediaId: number,
): Promise<void> {
  await tx
    .insertInto('imported_pictures')
    .values({ address, media_id: mediaId })
    .onConflict((known) => known.column('address').doUpdateSet({ media_id: mediaId }))
    .execute()
}
