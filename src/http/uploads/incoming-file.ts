import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ApiError } from '../errors.ts'

/** A file as it came in, in a temporary place of this machine; whoever takes it in removes it. */
export interface IncomingFile {
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Lower-case hexadecimal. */
  readonly md5: string
  /** As the client calls it; nothing about it can be trusted. */
  readonly fileName: string
  /** It came as a part of a form, and not as a body of its own. */
  readonly form: boolean
}

/** Where incoming files go, and how large one may be. */
export interface IncomingPlace {
  readonly folder: string
  /** Bytes. */
  readonly limit: number
}

/**
 * Writes a stream to a file as it comes, piece by piece. Nothing is left of one that breaks off
 * or grows beyond the limit; its source is not closed, so that the client can be answered.
 * @throws ApiError 413 rest_upload_file_too_big, 400 rest_upload_unknown_error when it breaks off
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
