/** Files and names that have to survive a loss of power: both are on the disk once these resolve. */
import { open } from 'node:fs/promises'
import path from 'node:path'
import { systemCode } from './system-code.ts'

/** Writes the bytes of a file to the disk. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes the names in a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and writes names by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes the names on the way to a file: those in its folder and in all folders above it.
 * @param top the last of these folders; one that is closed to the program was not made by it
 */
export async function syncNames(file: string, top: string): Promise<void> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    await syncFolder(folder).catch((error: unknown) => {
      if (folder !== top || systemCode(error) !== 'EACCES') throw error
    })
    if (folder === top) return
  }
}
