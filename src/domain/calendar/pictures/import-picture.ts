import type { Tx } from '../../../data/database/database.ts'
import { databaseWithin } from '../../../data/database/nested-transaction.ts'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import type { Outgoing } from '../../../adapters/outgoing/outgoing.ts'
import type { Caller } from '../../accounts/caller.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import { DomainError, invalidParams } from '../../errors/errors.ts'
import type { MediaStorage } from '../../media/media-storage.ts'
import { fetchFile } from '../../media/fetch-file.ts'
import { prepareFile, removePrepared, type ReceivedFile } from '../../media/prepare-file.ts'
import {
  createStored,
  discardStored,
  storePrepared,
  type MediaSaving,
  type StoredMedia,
} from '../../media/write-media.ts'
import { siteWithin } from '../../site/in-one-commit.ts'
import type { Site } from '../../site/site.ts'
import { authorizePicture, type RequestedPicture } from './requested-picture.ts'

/** What importing images requires. */
export interface PictureSite extends Site {
  readonly media: MediaStorage
  readonly outgoing: Outgoing
}

/** Creates the media item of a requested image within a transaction, and returns its id, or 0 for none. */
export type CreatePicture = (tx: Tx, requested: RequestedPicture) => Promise<number>

/** Larger external images are refused; a client can upload them. */
const MAX_BYTES = 10 * 1024 * 1024
const TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']

/** The most external images of one write. */
const MAX_PICTURES_PER_WRITE = 5

/**
 * Runs a write with images. External ones are fetched and stored before it begins, and `make`
 * creates their media items within its transaction. If the write fails, their files are removed.
 *
 * @param requested images by argument; several arguments may ask for the same one
 * @throws DomainError 400 rest_invalid_param for an image that cannot be fetched; rest_forbidden
 */
export async function withPictures<T>(
  site: PictureSite,
  caller: Caller,
  requested: readonly (readonly [argument: string, picture: RequestedPicture | undefined])[],
  write: (make: CreatePicture) => Promise<T>,
): Promise<T> {
  const saving: MediaSaving = { site, media: site.media, type: contentTypes.attachment, caller }
  const imported = new Map<string, StoredMedia>()
  for (const [, picture] of requested) authorizePicture(caller, picture)
  try {
    for (const [argument, picture] of requested) {
      if (picture === undefined || 'id' in picture || imported.has(picture.address)) continue
      if (imported.size >= MAX_PICTURES_PER_WRITE) throw pictureUnavailable(argument)
      imported.set(picture.address, await importPicture(site, saving, argument, picture.address))
    }
    return await write(itemMaker(saving, imported))
  } catch (error) {
    for (const stored of imported.values()) await discardStored(saving, stored, error)
    throw error
  }
}

/** Creates one media item per image, however often a write refers to it; a transaction may be retried. */
function itemMaker(saving: MediaSaving, imported: ReadonlyMap<string, StoredMedia>): CreatePicture {
  const made = new WeakMap<Tx, Map<string, number>>()
  return async (tx, picture) => {
    if ('id' in picture) return picture.id
    const items = made.get(tx) ?? new Map<string, number>()
    made.set(tx, items)
    const id = items.get(picture.address) ?? (await makeItem(tx, saving, imported, picture))
    items.set(picture.address, id)
    return id
  }
}

async function makeItem(
  tx: Tx,
  saving: MediaSaving,
  imported: ReadonlyMap<string, StoredMedia>,
  { address, alt }: { readonly address: string; readonly alt?: string },
): Promise<number> {
  const stored = imported.get(address)
  if (stored === undefined) throw new Error('A picture was not imported.')
  const site = await siteWithin(saving.site, databaseWithin(saving.site.database, tx))
  return (
    await createStored({ ...saving, site }, stored, alt === undefined ? {} : { altText: alt })
  ).id
}

async function importPicture(
  { media, outgoing }: PictureSite,
  saving: MediaSaving,
  argument: string,
  address: string,
): Promise<StoredMedia> {
  try {
    return await fetchFile(
      { outgoing, media },
      address,
      (file) => storePicture(saving, argument, file),
      { types: TYPES, bytes: MAX_BYTES },
    )
  } catch (error) {
    const refused = error instanceof OutgoingError || error instanceof DomainError
    throw refused ? pictureUnavailable(argument) : error
  }
}

async function storePicture(
  saving: MediaSaving,
  argument: string,
  file: ReceivedFile,
): Promise<StoredMedia> {
  // The ending is corrected by what the file is.
  const fileName = `${file.fileName.replace(/\.\w{1,5}$/, '') || 'picture'}.jpg`
  const prepared = await prepareFile({ ...file, fileName }, false)
  try {
    if (!TYPES.includes(prepared.mimeType)) throw pictureUnavailable(argument)
    return await storePrepared(saving, prepared)
  } finally {
    await removePrepared(prepared)
  }
}

const pictureUnavailable = (argument: string): DomainError =>
  invalidParams({ [argument]: 'No image could be fetched from this address.' })
