import { DatabaseFailure } from '../../data/database/database-failure.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { attachKeys } from '../../data/media/media-files.ts'
import { insertMedia, updateAltText } from '../../data/media/media-writer.ts'
import { toLocalIso } from '../content/entry-dates.ts'
import { sanitizeText } from '../text/plain-text.ts'
import { createEntry } from '../content/saving/create-entry.ts'
import { deleteEntry } from '../content/saving/delete-entry.ts'
import type { EntryInput } from '../content/saving/entry-input.ts'
import type { WriteDetails, Saving } from '../content/saving/saving.ts'
import { updateEntry } from '../content/saving/update-entry.ts'
import { failure } from '../errors/errors.ts'
import type { Guard } from '../errors/guard.ts'
import { folderOf } from './file-names.ts'
import type { MediaStorage } from './media-storage.ts'
import {
  prepareFile,
  removePrepared,
  type PreparedFile,
  type ReceivedFile,
} from './prepare-file.ts'
import { discardFiles, keysOf, retireFiles, storeFiles, type StoredFiles } from './stored-files.ts'

/** The input of a write; the caption is stored as the excerpt, the description as the content. */
export interface MediaInput extends EntryInput {
  readonly altText?: string
}

/** The caller of a write, and where files are stored. */
export interface MediaSaving extends Saving {
  readonly media: MediaStorage
}

/**
 * Creates an item from a received file: first the files, then the row that refers to them. If
 * either fails, neither remains.
 * @throws DomainError as prepareFile and createEntry do
 */
export async function createMedia(
  saving: MediaSaving,
  received: ReceivedFile,
  input: MediaInput,
): Promise<EntryRow> {
  const prepared = await prepareFile(received, saving.media.allowSvg)
  try {
    return await saveMedia(saving, prepared, input)
  } finally {
    await removePrepared(prepared)
  }
}

/** Stores a prepared file and its item. Title and caption default to those of the file. */
export async function saveMedia(
  saving: MediaSaving,
  prepared: PreparedFile,
  input: MediaInput,
): Promise<EntryRow> {
  const stored = await storePrepared(saving, prepared)
  try {
    return await createStored(saving, stored, input)
  } catch (error) {
    await discardStored(saving, stored, error)
    throw error
  }
}

/** A stored file without an item so far, and the texts it contains. */
export interface StoredMedia extends StoredFiles {
  readonly title: string
  readonly caption: string
}

/** Stores a prepared file. Callers that do not create an item for it must discard it. */
export async function storePrepared(
  saving: MediaSaving,
  prepared: PreparedFile,
): Promise<StoredMedia> {
  const { site, media } = saving
  const { timezone } = await site.settings()
  const storing = { database: site.database, store: media.store, now: site.clock() }
  const folder = folderOf(toLocalIso(storing.now, timezone))
  const { title, caption } = prepared
  return { ...(await storeFiles(storing, folder, prepared)), title, caption }
}

/** Makes the item of a stored file. @throws DomainError as createEntry does */
export function createStored(
  saving: MediaSaving,
  stored: StoredMedia,
  input: MediaInput,
): Promise<EntryRow> {
  const columns = { ...stored.columns, altText: sanitizeText(input.altText ?? '') }
  const texts = {
    title: stored.title === '' ? stored.base : stored.title,
    excerpt: stored.caption,
  }
  const writeDetails: WriteDetails = async (tx, id) => {
    await insertMedia(tx, id, columns)
    if (!(await attachKeys(tx, id, stored.keys)))
      throw new Error('A stored file has lost its name.')
  }
  return createEntry(saving, { ...texts, ...input }, writeDetails)
}

/**
 * Discards a file whose item could not be written. Where the database is away, the item may have been
 * committed; if it was not, the file is swept later.
 */
export async function discardStored(
  { site, media }: MediaSaving,
  { keys }: StoredMedia,
  error: unknown,
): Promise<void> {
  if (error instanceof DatabaseFailure && error.away) return
  await discardFiles({ database: site.database, store: media.store }, keys)
}

/** Changes what the input names. @throws DomainError as updateEntry does */
export async function updateMedia(
  saving: MediaSaving,
  id: number,
  input: MediaInput,
  guard: Guard,
): Promise<EntryRow> {
  const { altText } = input
  const writeDetails: WriteDetails | undefined =
    altText === undefined ? undefined : (tx) => updateAltText(tx, id, sanitizeText(altText))
  return updateEntry(saving, id, input, guard, writeDetails)
}

/**
 * Deletes an item permanently, and then all its files. Files that cannot be removed now are swept
 * later and reported to `onLeft`; files that an export holds are swept later without a report.
 * @returns the item as it was
 * @throws DomainError as deleteEntry does
 */
export async function deleteMedia(
  saving: MediaSaving,
  id: number,
  guard: Guard,
  onLeft: (error: unknown) => void,
): Promise<EntryRow> {
  const { site, media } = saving
  const before = await deleteEntry(saving, id, guard)
  const keys = before.media === null ? [] : keysOf(before.media)
  await site.database.onceCommitted(async (database) => {
    await retireFiles({ database, store: media.store, now: site.clock() }, keys).catch(onLeft)
  })
  return before
}

/** The columns of a media item's row. @throws DomainError 404 when the row is not a media item */
export function mediaOf({ media }: EntryRow): NonNullable<EntryRow['media']> {
  if (media === null) throw failure('rest_post_invalid_id')
  return media
}
