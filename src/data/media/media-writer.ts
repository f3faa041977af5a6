import type { Tx } from '../database/database.ts'
import type { MediaColumns } from '../entries/entry-row.ts'

/** Stores the media columns of a new item. */
export async function insertMedia(tx: Tx, entryId: number, media: MediaColumns): Promise<void> {
  const { file, filesize, width, height } = media
  await tx
    .insertInto('media')
    .values({
      entry_id: entryId,
      file,
      mime_type: media.mimeType,
      filesize,
      width,
      height,
      alt_text: media.altText,
      sizes: JSON.stringify(media.sizes),
      details: JSON.stringify(media.details),
    })
    .execute()
}

export async function updateAltText(tx: Tx, entryId: number, altText: string): Promise<void> {
  await tx.updateTable('media').set({ alt_text: altText }).where('entry_id', '=', entryId).execute()
}
