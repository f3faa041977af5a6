import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ApiError } from '../errors.ts'

/** A received file in a temporary folder of this machine; its recipient removes it. */
export interface IncomingFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Lower-case hexadecimal. */
  readonly md5: string
  /** As sent by the client; untrusted. */
  readonly fileName: string
  /** Whether it was part of a form, rather than the body itself. */
  readonly form: boolean
}

/** Where received files are stored, and their size limit. */
export interface IncomingPlace {
  readonly folder: string
  /** Bytes. */
  readonly limit: number
}

/**
 * Writes a stream to a file as it arrives. A truncated or oversized stream leaves nothing behind;
 * its source stays open, so that the client can be answered.
 * @throws ApiError 413 rest_upload_file_too_big, 400 rest_upload_unknown_error if truncated
 */
export async function writeIncoming(
  source: Readable,
  { folder, limit }: IncomingPlace,
): Promise<Pick<IncomingFile, 'path' | 'size' | 'md5'>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, randomUUID())
  const sum = createHash('md5')
  let size = 0
  const handle = await open(file, 'wx', 0o600)
  try {
    const chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > limit) throw new ApiError('rest_upload_file_too_big')
      sum.update(chunk)
      await handle.appendFile(chunk)
    }
    await handle.close()
    return { path: file, size, md5: sum.digest('hex') }
  } catch (error) {
    await handle.close().catch(() => undefined)
    await removeIncoming({ path: file })
    const brokeOff = !(error instanceof ApiError) && source.destroyed
    throw brokeOff ? new ApiError('rest_upload_unknown_error') : error
  }
}

export async function removeIncoming({ path: file }: { readonly path: string }): Promise<void> {
  await rm(file, { force: true })
}
