import type { Tx } from '../database/database.ts'
import type { MediaColumns } from '../entries/entry-row.ts'

/** Stores what a new media item has beside its entry. */
export async function insertMedia(tx: Tx, entryId: number, media: MediaColumns): Promise<void> {
  const { sizes, details, ...columns } = media
  await tx.media.create({
    data: { entryId, ...columns, sizes: toJson(sizes), details: toJson(details) },
    select: { entryId: true },
  })
}

export async function updateAltText(tx: Tx, entryId: number, altText: string): Promise<void> {
  await tx.media.updateMany({ where: { entryId }, data: { altText } })
}

/** A plain copy, because JSON columns take values and not views of them. */
function toJson(value: object): object {
  return JSON.parse(JSON.stringify(value)) as object
}
