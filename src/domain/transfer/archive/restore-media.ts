import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../../data/database.ts'
import { claimKeys, giveBackKeys } from '../../../data/media-files.ts'
import { typeByEnding } from '../../media/file-types.ts'
import type { MediaPlace } from '../../media/media-place.ts'
import { makePrivateFolder } from '../../media/private-files.ts'
import { listedFiles } from './check-media.ts'
import { placeIn } from './folder.ts'
import { MEDIA_FILE, MEDIA_FOLDER } from './manifest.ts'
import type { ListedFile } from './media-list.ts'
import { gatherProblems, type Problems } from './problems.ts'
import { sumOf, writeSummed } from './sums.ts'

export interface MediaTarget {
  readonly database: Database
  readonly media: MediaPlace
  readonly clock: () => Date
}

/** Files in the store that no row names yet. */
export interface RestoredFiles {
  /** Keys of all files of the archive. */
  readonly keys: ReadonlySet<string>
  /** Takes back those that were not there before. */
  discard(): Promise<void>
}

/**
 * Stores the media files of an archive that was checked. Each is copied and summed once more
 * before it is stored, so that what is stored is what was checked. Names are claimed by rows
 * first: should the program end before the rows of the archive are there, the files are swept.
 * @throws ArchiveRefused when the store has other files under some of the names
 */
export async function restoreMedia(target: MediaTarget, folder: string): Promise<RestoredFiles> {
  const problems = gatherProblems()
  const keys = new Set<string>()
  const stored: string[] = []
  const discard = async (): Promise<void> => {
    await target.media.store.remove(stored)
    await giveBackKeys(target.database, stored)
  }
  try {
    await makePrivateFolder(target.media.incoming)
    for await (const file of listedFiles(folder)) {
      keys.add(file.key)
      if (file.size === null) continue
      if (await storeOne(target, folder, file, problems)) stored.push(file.key)
    }
    problems.refuseIfAny()
    return { keys, discard }
  } catch (error) {
    await discard()
    throw error
  }
}

const UNKNOWN = 'application/octet-stream'

/** @returns whether the file is new in the store */
async function storeOne(
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
    const { file } = await placeIn(folder, `${MEDIA_FOLDER}/${key}`)
    const { sha256 } = await writeSummed(createReadStream(file), copy)
    if (sha256 !== listed.sha256) {
      problems.add(`${MEDIA_FOLDER}/${key}`, 'was changed while it was read')
      return false
    }
    if (await media.store.put(key, copy, { mimeType, size })) return true
  } finally {
    await rm(copy, { force: true })
  }
  // What an import that broke off has left, or the site itself, may be the very same file.
  const there = await media.store.open(key)
  if (there === undefined || (await sumOf(there)).sha256 !== listed.sha256) {
    problems.add(MEDIA_FILE, `the site has another file of the name ${key}`)
  }
  return false
}
