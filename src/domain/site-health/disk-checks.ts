/** Tests of the places where the service keeps files. */
import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { makePrivateFolder } from '../media/private-files.ts'
import { humanSize } from './human-size.ts'
import { reasonOf } from './failure-reason.ts'
import type { Check, HealthSite } from './health-site.ts'
import { critical, good, recommended, type Finding } from './result.ts'

const MEGABYTE = 1024 ** 2

export const checkDiskSpace: Check = async ({ config }) => {
  const { bavail, blocks, bsize } = await statfs(config.database.dataDir)
  return diskSpaceFinding(bavail * bsize, blocks * bsize)
}

/** @param free bytes that this process may still take, of so many that the disk has */
export function diskSpaceFinding(free: number, size: number): Finding {
  // What a sentence tells must not change with every byte.
  const left = `${humanSize(free, 0)} of ${humanSize(size, 0)} are free.`
  const action = 'Make room on the disk of the data folder, or give it a larger one.'
  if (free < 100 * MEGABYTE || free < size * 0.02) {
    return critical('There is hardly any room on the disk', left, action)
  }
  if (free < 1024 * MEGABYTE || free < size * 0.1) {
    return recommended('There is little room on the disk', left, action)
  }
  return good('There is enough room on the disk', left)
}

/** Stores, reads and removes, as an upload and its removal would. */
export const checkFileStore: Check = async (site) => {
  try {
    return (await keepsFiles(site))
      ? good('Files can be stored', 'A small file was stored, read and removed again.')
      : critical('Files cannot be stored', 'A small file did not come back as it was stored.')
  } catch (error) {
    return critical(
      'Files cannot be stored',
      `A small file could not be stored and read: ${reasonOf(error)}.`,
      'The service has to be allowed to write where it keeps its data and media files.',
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
