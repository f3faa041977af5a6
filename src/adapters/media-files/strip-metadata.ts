import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FindParts, Part, ReadAt } from './file-parts.ts'
import { jpegParts } from './strip-jpeg.ts'
import { pngParts } from './strip-png.ts'
import { webpParts } from './strip-webp.ts'

const finders: Readonly<Record<string, FindParts>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
}

/**
 * Strips the metadata of a picture: location, camera, texts, and trailing data. Pixels do not
 * change, and the file is never read into memory as a whole. Formats without such metadata are left
 * alone.
 */
export async function stripMetadata(file: string, mimeType: string): Promise<void> {
  const find = finders[mimeType]
  if (find === undefined) return
  const next = `${file}-next`
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const parts = await find(readerOf(handle), size)
    await pipeline(bytesOf(file, parts), createWriteStream(next, { flags: 'wx', mode: 0o600 }))
    await rename(next, file)
  } catch (error) {
    await rm(next, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

const readerOf =
  (handle: FileHandle): ReadAt =>
  async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.subarray(0, bytesRead)
  }

async function* bytesOf(file: string, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if (Buffer.isBuffer(part)) yield part
    else if (part.end > part.start) {
      yield* createReadStream(file, {
        start: part.start,
        end: part.end - 1,
      }) as AsyncIterable<Buffer>
    }
  }
}
