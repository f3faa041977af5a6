import type { FindParts, Part } from './file-parts.ts'

const NOTES = new Set(['EXIF', 'XMP '])
/** Flags of the extended header that announce EXIF and XMP. */
const NOTE_FLAGS = 0b0000_1100

/** Strips EXIF, XMP and trailing data from a WebP picture. */
export const webpParts: FindParts = async (read, size) => {
  const riff = Buffer.from(await read(0, 12))
  if (riff.length < 12) throw new Error('No WebP picture.')
  const end = Math.min(size, 8 + riff.readUInt32LE(4))
  const parts: Part[] = []
  let kept = 4
  for (let at = 12; at + 8 <= end;) {
    const head = await read(at, 18)
    const name = head.toString('latin1', 0, 4)
    const length = head.readUInt32LE(4)
    const next = at + 8 + length + (length % 2)
    if (next > end + 1) throw new Error('A WebP chunk beyond the end.')
    if (!NOTES.has(name)) {
      const stretch = { start: at, end: Math.min(next, end) }
      parts.push(...(name === 'VP8X' ? withoutFlags(head, stretch) : [stretch]))
      kept += stretch.end - stretch.start
    }
    at = next
  }
  riff.writeUInt32LE(kept, 4)
  return [riff, ...parts]
}

function withoutFlags(head: Buffer, { start, end }: { start: number; end: number }): Part[] {
  const header = Buffer.from(head.subarray(0, 9))
  header[8] = (header[8] ?? 0) & ~NOTE_FLAGS
  return [header, { start: start + 9, end }]
}
