import { create as contentDisposition } from 'content-disposition'
import { createHash } from 'node:crypto'
import type { ServedFile } from '../../data/media/media-files.ts'

/** Media types that browsers display without executing anything. */
const SHOWN =
  /^(?:image\/(?!svg)[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|text\/plain|application\/pdf)$/

/** A year, the usual maximum. Names are never reused for other files. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Strong, because neither a key nor its file ever changes. */
export function tagOf({ key, size, storedAt }: ServedFile): string {
  const text = `${key} ${size} ${storedAt.getTime()}`
  return `"${createHash('sha1').update(text).digest('base64url')}"`
}

/**
 * The headers of a file. Browsers must not sniff its type or execute it: active content is
 * downloaded instead of displayed, and displayed content is sandboxed.
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
    // PDF viewers of browsers do not work in a sandbox.
    ...(mimeType !== 'application/pdf' && {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    }),
  }
}
