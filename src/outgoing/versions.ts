/** How a server names the version of a file; empty texts where it does not. */
export interface FileVersion {
  /** Value of `ETag`. */
  readonly etag: string
  /** Value of `Last-Modified`. */
  readonly lastModified: string
}

const LONGEST = 512

/** The headers by which the file is sent only if it is another version (RFC 9110, 13.1). */
export function conditionOf(known: FileVersion | undefined): Record<string, string> {
  const { etag = '', lastModified = '' } = known ?? {}
  return {
    ...(etag !== '' && { 'if-none-match': etag }),
    ...(lastModified !== '' && { 'if-modified-since': lastModified }),
  }
}

/** What can be sent back as it came; a server may write anything there. */
export function versionOf(header: (name: string) => string): FileVersion {
  const etag = header('etag')
  const lastModified = header('last-modified')
  return {
    etag: /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(etag) && etag.length <= LONGEST ? etag : '',
    lastModified: Number.isNaN(Date.parse(lastModified)) ? '' : lastModified.slice(0, 40),
  }
}

const MOST_SECONDS = 86_400

/** Seconds of a `Retry-After`, which may be a date; a day at most. */
export function retryAfterOf(text: string, now: number): number | undefined {
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  if (text === '' || Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(Math.ceil(seconds), 0), MOST_SECONDS)
}
