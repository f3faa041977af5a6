import type { FindParts, Part, ReadAt } from './file-parts.ts'

/** Segments needed for decoding: APP0, APP2 (colour profile), APP14. */
const KEPT_NOTES = new Set([0xe0, 0xe2, 0xee])
const COMMENT = 0xfe
const START_OF_SCAN = 0xda
const END = 0xd9
const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1')

/** Strips EXIF, XMP, IPTC, comments and trailing data from a JPEG picture. */
export const jpegParts: FindParts = async (read, size) => {
  const parts: Part[] = [{ start: 0, end: 2 }]
  let at = 2
  while (at < size) {
    const head = await read(at, 4 + PROFILE.length)
    const marker = head[1]
    if (head[0] !== 0xff || marker === undefined) throw new Error('No JPEG marker.')
    // Markers may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) return [...parts, { start: at, end: at + 2 }]
    const length = head.length >= 4 ? head.readUInt16BE(2) : 0
    if (length < 2) throw new Error('A JPEG segment without a length.')
    let end = at + 2 + length
    if (marker === START_OF_SCAN) end = await endOfScan(read, end, size)
    if (isKept(marker, head)) parts.push({ start: at, end })
    at = end
  }
  throw new Error('A JPEG picture without an end.')
}

function isKept(marker: number, head: Buffer): boolean {
  if (marker === COMMENT) return false
  if (marker < 0xe0 || marker > 0xef) return true
  // Besides colour profiles, APP2 may contain further pictures with their own metadata.
  if (marker === 0xe2) return head.subarray(4, 4 + PROFILE.length).equals(PROFILE)
  return KEPT_NOTES.has(marker)
}

const CHUNK = 64 * 1024

/**
 * The position of the first marker after the scan data, in which 0xff is followed by 0 or a restart
 * marker.
 */
async function endOfScan(read: ReadAt, from: number, size: number): Promise<number> {
  let at = from
  while (at < size) {
    const chunk = await read(at, CHUNK)
    if (chunk.length < 2) break
    let found = chunk.indexOf(0xff)
    while (found >= 0 && found < chunk.length - 1) {
      const next = chunk[found + 1] ?? 0
      if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at + found
      found = chunk.indexOf(0xff, found + 1)
    }
    at += chunk.length - 1
  }
  throw new Error('A JPEG picture that ends in its pixels.')
}
