import type { FindParts, Part } from './file-parts.ts'

/** Metadata chunks: texts, EXIF, modification time. */
const NOTES = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'])

/** Strips metadata and trailing data from a PNG picture. */
export const pngParts: FindParts = async (read, size) => {
  const parts: Part[] = [{ start: 0, end: 8 }]
  for (let at = 8; at + 12 <= size;) {
    const head = await read(at, 8)
    const name = head.toString('latin1', 4, 8)
    const end = at + 12 + head.readUInt32BE(0)
    if (end > size) break
    if (!NOTES.has(name)) parts.push({ start: at, end })
    if (name === 'IEND') return parts
    at = end
  }
  throw new Error('A PNG picture without an end.')
}
