import { constants } from 'node:fs'
import { access, mkdtemp, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

/** The file system in memory that Linux has. */
export const IN_MEMORY = '/dev/shm'

/** Bytes; a run keeps up to 1.5 GB of databases and write-ahead log. */
const LEAST_SPACE = 4 * 2 ** 30

/**
 * Creates a folder for data that ends with the test run: in memory where there is room, because the
 * copy of a database consists of a thousand files, which takes 20 ms there and 500 ms on a disk.
 */
export async function makeScratchFolder(prefix: string): Promise<string> {
  return mkdtemp(path.join((await hasRoom(IN_MEMORY)) ? IN_MEMORY : tmpdir(), prefix))
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return Math.min(bavail * bsize, freemem()) >= LEAST_SPACE
  } catch {
    return false
  }
}
