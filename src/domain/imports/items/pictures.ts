import { createHash } from 'node:crypto'
import { importedPictures, storeImportedPicture } from '../../../data/imports/imported-pictures.ts'
import type { Tx } from '../../../data/database/database.ts'
import type { ActivityItem } from '../../../data/imports/activity.ts'
import { readPicture, type RequestedPicture } from '../../calendar/pictures/requested-picture.ts'
import type { CreatePicture } from '../../calendar/pictures/import-picture.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { has } from '../../accounts/caller.ts'
import type { BatchContext } from './context.ts'
import type { PictureItem } from './read-places.ts'

/** What to do with an item's pictures, by the given address. */
export type PicturePlan = ReadonlyMap<string, RequestedPicture>

const digestOf = (address: string): string =>
  createHash('sha256').update(address).digest('base64url')

/** Finds existing pictures. Unavailable ones are omitted, with a note on why. */
export async function planPictures(
  { site, caller }: BatchContext,
  pictures: readonly (PictureItem | undefined)[],
): Promise<{ readonly plan: PicturePlan; readonly problems: readonly string[] }> {
  const wanted = pictures.filter((picture) => picture !== undefined)
  const known = await importedPictures(
    site.database,
    wanted.map(({ url }) => digestOf(url)),
  )
  const plan = new Map<string, RequestedPicture>()
  const problems: string[] = []
  for (const { url, alt } of wanted) {
    const id = known.get(digestOf(url))
    const requested = id === undefined ? await readPicture(site, caller, url) : { id }
    const allowed = requested !== undefined && ('id' in requested || mayUpload(caller))
    if (allowed) plan.set(url, 'id' in requested ? requested : { ...requested, alt })
    else problems.push('The picture is unavailable.')
  }
  return { plan, problems }
}

const mayUpload = (caller: BatchContext['caller']): boolean =>
  has(caller, contentTypes.attachment.capabilities.create)

/**
 * Stores the pictures and returns their media ids; fetched ones are recorded for later imports.
 */
export function pictureIds(
  tx: Tx,
  make: CreatePicture,
  plan: PicturePlan,
  activity: ActivityItem[],
): (address: string | undefined) => Promise<number | undefined> {
  return async (address) => {
    const requested = address === undefined ? undefined : plan.get(address)
    if (address === undefined || requested === undefined) return undefined
    const id = await make(tx, requested)
    if ('address' in requested) {
      await storeImportedPicture(tx, digestOf(address), id)
      activity.push({ kind: 'attachment', id, outcome: 'created' })
    }
    return id
  }
}
