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

/** Files that lie in the store and belong to no item yet. */
export interface StoredFiles {
  /** Name of the main file without its ending. */
  readonly base: string
  readonly keys: readonly string[]
  readonly columns: MediaColumns
}

interface Storing {
  readonly database: Database
  readonly store: MediaStore
  readonly now: Date
}

/** Names looked at in one statement, and how many rounds of that there are. */
const AT_ONCE = 100
const ROUNDS = 100

/**
 * Stores a file and its sizes under the first free name, the number in front of the extents of
 * sizes. A name is taken by a row before the file is stored, so that no two writers can have it and
 * what a broken-off upload leaves is found. Nothing stays when storing fails.
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
    // Two sizes of one extent are one file.
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

/** @returns false when another writer, or a file that nobody knows of, has one of the names */
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
    // The sweep takes what lies in a store that does not answer now.
    if (!(error instanceof StoreUnavailable)) {
      await discardFiles(
        { database, store },
        files.map(({ key }) => key),
      ).catch(() => undefined)
    }
    throw error
  }
  // The name is not free, whatever lies there: it stays taken.
  await markRemoved(
    database,
    files.map(({ key }) => key),
    now,
  )
  return false
}

/** Removes files that no item has got, and gives back their names. */
export async function discardFiles(
  { database, store }: Pick<Storing, 'database' | 'store'>,
  keys: readonly string[],
): Promise<void> {
  await store.remove(keys)
  await releaseKeys(database, keys)
}

/**
 * Removes the files of an item that is gone, once that is committed. Their names are never given
 * again.
 * @returns false while an export may still copy the files: they are left for the sweep
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
