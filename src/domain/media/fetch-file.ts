import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePrivateFolder } from '../../adapters/files/private-files.ts'
import { OutgoingError } from '../../adapters/outgoing/outgoing-error.ts'
import type { Outgoing } from '../../adapters/outgoing/outgoing.ts'
import { ANY_TYPE } from '../../adapters/outgoing/read-response.ts'
import { failure, invalidParams } from '../errors/errors.ts'
import type { MediaStorage } from './media-storage.ts'
import type { ReceivedFile } from './prepare-file.ts'
import { decodePercent } from '../text/decode-percent.ts'

/** Where files come from and where they wait. */
export interface FileSources {
  readonly outgoing: Outgoing
  readonly media: Pick<MediaStorage, 'incoming' | 'limit'>
}

export interface FetchOptions {
  /** Accepted media types; all by default. */
  readonly types?: readonly string[]
  /** Most bytes, which are held in memory while they come. */
  readonly bytes?: number
  readonly milliseconds?: number
}

const MAX_BYTES = 32 * 1024 * 1024
const MILLISECONDS = 20_000

/**
 * Fetches a file from an untrusted address for as long as `use` runs. Its name is the last part of
 * the address, which may be empty.
 * @throws OutgoingError as Outgoing.getFile does
 */
export async function fetchFile<T>(
  { outgoing, media }: FileSources,
  address: string,
  use: (file: ReceivedFile) => Promise<T>,
  { types = [ANY_TYPE], bytes = MAX_BYTES, ...options }: FetchOptions = {},
): Promise<T> {
  const local = path.join(media.incoming, randomUUID())
  try {
    const file = await outgoing.getFile(address, {
      types,
      bytes: Math.min(bytes, media.limit),
      overflow: 'refuse',
      ...options,
    })
    await makePrivateFolder(media.incoming)
    await writeFile(local, file.bytes, { flag: 'wx', mode: 0o600 })
    const fileName = decodePercent(file.url.pathname.split('/').at(-1) ?? '')
    return await use({ path: local, fileName, form: false })
  } finally {
    await rm(local, { force: true })
  }
}

/**
 * Fetches a file that the argument `url` names.
 * @throws DomainError 400 rest_invalid_param, which does not reveal what is at the address; 413
 *   rest_upload_file_too_big
 */
export async function withFetchedFile<T>(
  sources: FileSources,
  address: string,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  try {
    return await fetchFile(sources, address, use, { milliseconds: MILLISECONDS })
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    if (error.reason === 'size') throw failure('rest_upload_file_too_big')
    throw invalidParams({ url: 'No file could be fetched from this address.' })
  }
}
