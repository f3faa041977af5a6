import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../../data/database/database.ts'
import { claimKeys, releaseKeys } from '../../../data/media/media-files.ts'
import { typeByEnding } from '../../media/file-types.ts'
import type { MediaStorage } from '../../media/media-storage.ts'
import { makePrivateFolder } from '../../../adapters/files/private-files.ts'
import { readMediaList } from './check-media.ts'
import { resolveFile } from '../../../adapters/files/archive-folder.ts'
import { MEDIA_FILE, MEDIA_FOLDER } from './manifest.ts'
import type { ListedFile } from './media-list.ts'
import { createProblems, type Problems } from './problems.ts'
import { checksumOf, writeWithChecksum } from '../../../adapters/files/checksums.ts'

export interface MediaTarget {
  readonly database: Database
  readonly media: MediaStorage
  readonly clock: () => Date
}

/** Files in the store that no row mentions yet. */
export interface RestoredFiles {
  /** The keys of all files of the archive. */
  readonly keys: ReadonlySet<string>
  /** Removes those that were not in the store before. */
  discard(): Promise<void>
}

/**
 * Stores the media files of an archive that was checked. Each is copied and checked once more, in
 * case it has changed since. Keys are claimed first, so that the files are swept should the program
 * end before the rows are restored.
 * @throws ArchiveError when the store has different files under some of the keys
 */
export async function restoreMedia(target: MediaTarget, folder: string): Promise<RestoredFiles> {
  const problems = createProblems()
  const keys = new Set<string>()
  const stored: string[] = []
  const discard = async (): Promise<void> => {
    await target.media.store.remove(stored)
    await releaseKeys(target.database, stored)
  }
  try {
    await makePrivateFolder(target.media.incoming)
    for await (const file of readMediaList(folder)) {
      keys.add(file.key)
      if (file.size === null) continue
      if (await storeFile(target, folder, file, problems)) stored.push(file.key)
    }
    problems.throwIfAny()
    return { keys, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

const UNKNOWN = 'application/octet-stream'

/** @returns whether the file is new in the store */
async function storeFile(
  { database, media, clock }: MediaTarget,
  folder: string,
  listed: ListedFile & { readonly size: number },
  problems: Problems,
): Promise<boolean> {
  const { key, size } = listed
  const mimeType = typeByEnding(key.slice(key.lastIndexOf('.') + 1))?.mimeType ?? UNKNOWN
  await claimKeys(database, [{ key, mimeType, size }], clock())
  const copy = path.join(media.incoming, `restore-${randomUUID()}`)
  try {
    const { file } = await resolveFile(folder, `${MEDIA_FOLDER}/${key}`)
    const { sha256 } = await writeWithChecksum(createReadStream(file), copy)
    if (sha256 !== listed.sha256) {
      problems.add(`${MEDIA_FOLDER}/${key}`, 'was changed during the import')
      return false
    }
    if (await media.store.put(key, copy, { mimeType, size })) return true
  } finally {
    await rm(copy, { force: true })
  }
  // The same file may be left from an interrupted import, or be part of the site.
  const existing = await media.store.open(key)
  if (existing === undefined || (await checksumOf(existing)).sha256 !== listed.sha256) {
    problems.add(MEDIA_FILE, `the site has a different file with the key ${key}`)
  }
  return false
}
