import { create as contentDisposition } from 'content-disposition'
import { createHash } from 'node:crypto'
import type { ServedFile } from '../../data/media/media-files.ts'

/** Media types that browsers show without running anything of them. */
const SHOWN =
  /^(?:image\/(?!svg)[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)$/

/** A year, as long as caches keep anything. A name never gets another file. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Strong: neither the key nor the file behind it ever changes. */
export function tagOf({ key, size, storedAt }: ServedFile): string {
  const text = `${key} ${size} ${storedAt.getTime()}`
  return `"${createHash('sha1').update(text).digest('base64url')}"`
}

/**
 * The headers of a file. Browsers neither guess its type nor run it: what they could run is saved
 * instead of shown, and what is opened has no rights.
 */
export function headersOf(file: ServedFile): Record<string, string> {
  const { key, mimeType, storedAt, isPublic } = file
  const shown = SHOWN.test(mimeType)
  const name = key.slice(key.lastIndexOf('/') + 1)
  return {
    ETag: tagOf(file),
    'Last-Modified': storedAt.toUTCString(),
    'Cache-Control': isPublic ? FOR_EVER : 'private, no-store',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-origin',
    'Content-Type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType,
    'Content-Disposition': contentDisposition(name, { type: shown ? 'inline' : 'attachment' }),
    // The readers that browsers have for PDF do not work inside a sandbox.
    ...(mimeType !== 'application/pdf' && {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  }
}
