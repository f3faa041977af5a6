/** Tests of the places where the service keeps files. */
import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { makePrivateFolder } from '../../adapters/files/private-files.ts'
import { humanSize } from './human-size.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check, HealthSite } from './health-site.ts'
import { critical, good, recommended, type Finding } from './result.ts'

const MEGABYTE = 1024 ** 2

export const checkDiskSpace: Check = async ({ config }) => {
  const { bavail, blocks, bsize } = await statfs(config.database.dataDir)
  return diskSpaceFinding(bavail * bsize, blocks * bsize)
}

/** @param free bytes available to this process, out of the size of the disk */
export function diskSpaceFinding(free: number, size: number): Finding {
  // Rounded, so that the text does not change all the time.
  const left = `${humanSize(free, 0)} of ${humanSize(size, 0)} are free.`
  const action = 'Free some space on the disk of the data folder, or use a larger disk.'
  if (free < 100 * MEGABYTE || free < size * 0.02) {
    return critical('The disk is almost full', left, action)
  }
  if (free < 1024 * MEGABYTE || free < size * 0.1) {
    return recommended('The disk is running out of space', left, action)
  }
  return good('There is enough disk space', left)
}

/** Stores, reads and removes a file, like an upload and its deletion. */
export const checkFileStore: Check = async (site) => {
  try {
    return (await keepsFiles(site))
      ? good('Files can be stored', 'A small file was stored, read and removed again.')
      : critical('Files cannot be stored', 'A small file was not read back as it was stored.')
  } catch (error) {
    return critical(
      'Files cannot be stored',
      `A small file could not be stored and read: ${reasonOf(error)}.`,
      'Give the service write access to its data folder and its media files.',
    )
  }
}

async function keepsFiles({ media }: HealthSite): Promise<boolean> {
  const { incoming, store } = media
  const name = `health-${randomUUID()}`
  const local = path.join(incoming, name)
  const key = `health/${name}`
  await makePrivateFolder(incoming)
  try {
    await writeFile(local, name, { mode: 0o600 })
    await store.put(key, local, { mimeType: 'text/plain', size: name.length })
    return (await textOf(await store.open(key))) === name
  } finally {
    await rm(local, { force: true })
    await store.remove([key])
  }
}

const textOf = async (stream: Readable | undefined): Promise<string> =>
  stream === undefined ? '' : text(stream)
