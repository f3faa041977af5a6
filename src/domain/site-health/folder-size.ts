import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Few at a time: files of visitors go through the same threads. */
const AT_ONCE = 4

/**
 * Bytes of the files in a folder and below it. Links are not followed, and what may not be read
 * does not count.
 *
 * @param without folders that are left out, absolute
 * @throws the signal's reason once it is aborted
 */
export async function folderSize(
  folder: string,
  without: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const waiting = [folder]
  let bytes = 0
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entries = await readdir(at, { withFileTypes: true }).catch(() => [])
    const files: string[] = []
    for (const entry of entries) {
      const place = path.join(at, entry.name)
      if (entry.isFile()) files.push(place)
      else if (entry.isDirectory() && !without.includes(place)) waiting.push(place)
    }
    for (let from = 0; from < files.length; from += AT_ONCE) {
      signal.throwIfAborted()
      const sizes = await Promise.all(files.slice(from, from + AT_ONCE).map(sizeOf))
      for (const size of sizes) bytes += size
    }
    signal.throwIfAborted()
  }
  return bytes
}

/** A file may be gone by now. */
const sizeOf = async (file: string): Promise<number> =>
  lstat(file).then(
    ({ size }) => size,
    () => 0,
  )
