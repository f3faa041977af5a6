import { open, type FileHandle } from 'node:fs/promises'

/** In pixels. */
interface Extent {
  readonly width: number
  readonly height: number
}

/** Boxes to descend into on the way to a track header. */
const OUTER = new Set(['moov', 'trak'])
const MOST_BOXES = 500

/**
 * Reads the frame size of an MP4 or QuickTime file from the first track header that has one (ISO
 * 14496-12, `tkhd`); undefined if there is none.
 */
export async function readMovieExtent(file: string): Promise<Extent | undefined> {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    return await search(handle, 0, size, { boxes: MOST_BOXES })
  } finally {
    await handle.close()
  }
}

async function search(
  handle: FileHandle,
  from: number,
  to: number,
  left: { boxes: number },
): Promise<Extent | undefined> {
  for (let at = from; at + 8 <= to && left.boxes > 0; left.boxes--) {
    const head = await read(handle, at, 16)
    if (head.length < 16) return undefined
    const name = head.toString('latin1', 4, 8)
    const short = head.readUInt32BE(0)
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    if (length < 8 || !Number.isSafeInteger(length)) return undefined
    const end = Math.min(at + length, to)
    const found = OUTER.has(name)
      ? await search(handle, at + (short === 1 ? 16 : 8), end, left)
      : name === 'tkhd'
        ? extentOf(await read(handle, end - 8, 8))
        : undefined
    if (found !== undefined) return found
    at = end
  }
  return undefined
}

/** The last members of a track header: width and height as 16.16 fixed-point numbers. */
function extentOf(bytes: Buffer): Extent | undefined {
  if (bytes.length < 8) return undefined
  const [width, height] = [bytes.readUInt16BE(0), bytes.readUInt16BE(4)]
  return width > 0 && height > 0 ? { width, height } : undefined
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
