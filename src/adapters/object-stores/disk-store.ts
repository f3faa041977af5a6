import { constants } from 'node:fs'
import { copyFile, link, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { ByteRange, MediaStore } from './media-store.ts'
import { syncFile, syncNames } from '../files/durable-files.ts'
import { makePrivate, makePrivateFolder } from '../files/private-files.ts'
import { systemCode } from '../files/system-code.ts'

/** Stores files in a folder of this machine, or on a disk shared by all nodes. */
export function createDiskStore(folder: string): MediaStore {
  const root = path.resolve(folder)
  const placeOf = (key: string): string => path.join(root, ...key.split('/'))
  return {
    async put(key, localFile) {
      const place = placeOf(key)
      await makePrivateFolder(path.dirname(place))
      try {
        // A link shares the file's mode, and a copy inherits it.
        await makePrivate(localFile)
        await linkOrCopy(localFile, place)
        await syncNames(place, path.dirname(root))
        return true
      } catch (error) {
        if (systemCode(error) === 'EEXIST') return false
        throw error
      }
    },
    async open(key, range) {
      return openFile(placeOf(key), range)
    },
    async remove(keys) {
      for (const key of keys) await rm(placeOf(key), { force: true })
    },
  }
}

/** Linking is atomic and copies nothing, but is not possible on every disk or across disks. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  // Before linking, so that after a power failure no name refers to lost bytes.
  await syncFile(from)
  try {
    await link(from, to)
  } catch (error) {
    if (systemCode(error) === 'EEXIST') throw error
    await copyFile(from, to, constants.COPYFILE_EXCL)
    await syncFile(to)
  }
}

async function openFile(place: string, range?: ByteRange): Promise<Readable | undefined> {
  try {
    const handle = await open(place, 'r')
    return handle.createReadStream({ ...range, highWaterMark: 256 * 1024 })
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  }
}
