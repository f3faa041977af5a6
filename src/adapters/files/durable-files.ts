/**
 * Makes files and their names survive a power failure: once these functions resolve, both are on
 * disk.
 */
import { open } from 'node:fs/promises'
import path from 'node:path'
import { systemCode } from './system-code.ts'

/** Flushes the contents of a file to disk. */
export const syncFile = (file: string): Promise<void> => sync(file, 'r+')

/** Flushes the names in a folder to disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and flushes names itself.
  if (process.platform === 'win32') return
  await sync(folder, 'r')
}

async function sync(place: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(place, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Flushes all names on the path to a file: in its folder and all folders above.
 * @param top the topmost of these folders; an inaccessible one was not created by the program
 */
export async function syncNames(file: string, top: string): Promise<void> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    await syncFolder(folder).catch((error: unknown) => {
      if (folder !== top || systemCode(error) !== 'EACCES') throw error
    })
    if (folder === top) return
  }
}
