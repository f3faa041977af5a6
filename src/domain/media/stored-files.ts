import { filesAreHeld } from '../../data/archive/export-lock.ts'
import type { Database } from '../../data/database/database.ts'
import type { MediaColumns, MediaSize } from '../../data/entries/entry-row.ts'
import {
  claimKeys,
  releaseKeys,
  usedKeys,
  markRemoved,
  type NamedFile,
} from '../../data/media/media-files.ts'
import { numberedBase } from './file-names.ts'
import type { MediaStore } from '../../adapters/object-stores/media-store.ts'
import { StoreUnavailable } from '../../adapters/object-stores/store-unavailable.ts'
import type { PreparedFile } from './prepare-file.ts'

/** Files in the store without an item so far. */
export interface StoredFiles {
  /** Name of the main file without its extension. */
  readonly base: string
  readonly keys: readonly string[]
  readonly columns: MediaColumns
}

interface Storing {
  readonly database: Database
  readonly store: MediaStore
  readonly now: Date
}

/** Names tried in one statement, and the maximum number of such rounds. */
const AT_ONCE = 100
const ROUNDS = 100

/**
 * Stores a file and its sizes under the first free name; the number precedes the dimensions of the
 * sizes. A row reserves the name before the file is stored, so that two writers cannot use it and
 * the remains of an aborted upload are found. If storing fails, nothing remains.
 */
export async function storeFiles(
  storing: Storing,
  folder: string,
  prepared: PreparedFile,
): Promise<StoredFiles> {
  for (let round = 0; round < ROUNDS; round++) {
    const choices = Array.from({ length: AT_ONCE }, (_, index) =>
      layOut(folder, numberedBase(prepared.base, round * AT_ONCE + index + 1), prepared),
    )
    const all = choices.flatMap(({ files }) => files.map(({ key }) => key))
    const given = await usedKeys(storing.database, all)
    for (const choice of choices) {
      if (choice.files.some(({ key }) => given.has(key))) continue
      if (await storeAs(storing, choice)) return choice.stored
    }
  }
  throw new Error(`No name like ${prepared.base} is free.`)
}

interface Choice {
  readonly files: readonly (NamedFile & { readonly local: string })[]
  readonly stored: StoredFiles
}

function layOut(folder: string, base: string, prepared: PreparedFile): Choice {
  const { mimeType, ending } = prepared
  const sizes = prepared.sizes.map(({ name, file, size, width, height }) => {
    const stored: MediaSize = {
      file: `${base}-${width}x${height}.${ending}`,
      width,
      height,
      mimeType,
      filesize: size,
    }
    return { name, local: file, stored }
  })
  const main = `${folder}/${base}.${ending}`
  const files = [
    { key: main, local: prepared.file, mimeType, size: prepared.size },
    // Two sizes with the same dimensions share a file.
    ...new Map(
      sizes.map(({ local, stored }) => {
        const key = `${folder}/${stored.file}`
        return [key, { key, local, mimeType, size: stored.filesize }] as const
      }),
    ).values(),
  ]
  const { width, height, details, size: filesize } = prepared
  const columns: MediaColumns = {
    file: main,
    mimeType,
    filesize,
    width,
    height,
    altText: '',
    sizes: Object.fromEntries(sizes.map(({ name, stored }) => [name, stored])),
    details,
  }
  return { files, stored: { base, keys: files.map(({ key }) => key), columns } }
}

/** @returns false if another writer or an unknown file has one of the names */
async function storeAs({ database, store, now }: Storing, { files }: Choice): Promise<boolean> {
  if (!(await claimKeys(database, files, now))) return false
  const done: string[] = []
  try {
    for (const { key, local, mimeType, size } of files) {
      if (!(await store.put(key, local, { mimeType, size }))) break
      done.push(key)
    }
    if (done.length === files.length) return true
    await store.remove(done)
  } catch (error) {
    // If the store does not respond now, the files are swept later.
    if (!(error instanceof StoreUnavailable)) {
      await discardFiles(
        { database, store },
        files.map(({ key }) => key),
      ).catch(() => undefined)
    }
    throw error
  }
  // The name is in use by an unknown file, so it stays reserved.
  await markRemoved(
    database,
    files.map(({ key }) => key),
    now,
  )
  return false
}

/** Removes files without an item and releases their names. */
export async function discardFiles(
  { database, store }: Pick<Storing, 'database' | 'store'>,
  keys: readonly string[],
): Promise<void> {
  await store.remove(keys)
  await releaseKeys(database, keys)
}

/**
 * Removes the files of a deleted item after the deletion is committed. Their names are never
 * reused.
 * @returns false if an export may still copy the files, which are swept later
 */
export async function retireFiles(
  { database, store, now }: Storing,
  keys: readonly string[],
): Promise<boolean> {
  if (await filesAreHeld(database)) return false
  await store.remove(keys)
  await markRemoved(database, keys, now)
  return true
}

/** The keys of all files of an item. */
export function keysOf({ file, sizes }: MediaColumns): string[] {
  const folder = file.slice(0, file.lastIndexOf('/'))
  const others = Object.values(sizes).map((size) => `${folder}/${size.file}`)
  return [...new Set([file, ...others])]
}
