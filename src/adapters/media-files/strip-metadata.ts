import { createWriteStream } from 'node:fs'
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
    await pipeline(
      bytesOf(readerOf(handle), joined(parts)),
      createWriteStream(next, { flags: 'wx', mode: 0o600 }),
    )
    await rename(next, file)
  } catch (error) {
    await rm(next, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

const WINDOW = 64 * 1024

/** A camera or program writes some thousand pieces; a file of nothing else would keep others waiting. */
const MOST_READS = 100_000

/** Reads through a window, so that small pieces need no read of their own. */
function readerOf(handle: FileHandle): ReadAt {
  let start = 0
  let window = Buffer.alloc(0)
  let reads = 0
  return async (position, length) => {
    if (++reads > MOST_READS) throw new Error('A picture with too many segments.')
    if (position < start || position + length > start + window.length) {
      const size = Math.max(length, WINDOW)
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(size), 0, size, position)
      start = position
      window = buffer.subarray(0, bytesRead)
    }
    return window.subarray(position - start, position - start + length)
  }
}

/** The same parts, with ranges that follow one another as one: most pieces are kept, and may be small. */
function joined(parts: readonly Part[]): Part[] {
  const whole: Part[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    const follows =
      last !== undefined && !isBytes(last) && !isBytes(part) && last.end === part.start
    if (follows) whole[whole.length - 1] = { start: last.start, end: part.end }
    else whole.push(part)
  }
  return whole
}

const isBytes = (part: Part): part is Buffer => Buffer.isBuffer(part)

async function* bytesOf(read: ReadAt, parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if (isBytes(part)) yield part
    else {
      for (let at = part.start; at < part.end; at += WINDOW) {
        yield await read(at, Math.min(WINDOW, part.end - at))
      }
    }
  }
}
