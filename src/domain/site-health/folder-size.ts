import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'

/** Kept low, because requests use the same thread pool. */
const limit = pLimit(4)

/**
 * Sums the sizes of the files in a folder and its subfolders. Links are not followed, and what
 * cannot be read does not count.
 *
 * @param excluded absolute paths of folders to skip
 * @throws the signal's reason once it is aborted
 */
export async function folderSize(
  folder: string,
  excluded: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const pending = [folder]
  let bytes = 0
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    const entries = await readdir(at, { withFileTypes: true }).catch(() => [])
    const files: string[] = []
    for (const entry of entries) {
      const entryPath = path.join(at, entry.name)
      if (entry.isFile()) files.push(entryPath)
      else if (entry.isDirectory() && !excluded.includes(entryPath)) pending.push(entryPath)
    }
    const sizes = await limit.map(files, (file) => (signal.aborted ? 0 : sizeOf(file)))
    signal.throwIfAborted()
    for (const size of sizes) bytes += size
  }
  return bytes
}

/** Returns 0 for a file that has been removed meanwhile. */
const sizeOf = async (file: string): Promise<number> =>
  lstat(file).then(
    ({ size }) => size,
    () => 0,
  )
