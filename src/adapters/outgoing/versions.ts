/** The validators of a file, empty when the server sends none. */
export interface FileVersion {
  /** Value of `ETag`. */
  readonly etag: string
  /** Value of `Last-Modified`. */
  readonly lastModified: string
}

const MAX_ETAG_LENGTH = 512

/** Returns the headers of a conditional request (RFC 9110, 13.1). */
export function conditionalHeaders(known: FileVersion | undefined): Record<string, string> {
  const { etag = '', lastModified = '' } = known ?? {}
  return {
    ...(etag !== '' && { 'if-none-match': etag }),
    ...(lastModified !== '' && { 'if-modified-since': lastModified }),
  }
}

/** Reads the validators of a response; invalid values, which could not be sent back, are dropped. */
export function versionOf(header: (name: string) => string): FileVersion {
  const etag = header('etag')
  const lastModified = header('last-modified')
  return {
    etag: /^(?:W\/)?"[\x21\x23-\x7e]*"$/.test(etag) && etag.length <= MAX_ETAG_LENGTH ? etag : '',
    lastModified: Number.isNaN(Date.parse(lastModified)) ? '' : lastModified.slice(0, 40),
  }
}

const MAX_RETRY_AFTER = 86_400

/** Parses `Retry-After`, a number of seconds or a date; returns at most a day. */
export function retryAfterOf(text: string, now: number): number | undefined {
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  if (text === '' || Number.isNaN(seconds)) return undefined
  return Math.min(Math.max(Math.ceil(seconds), 0), MAX_RETRY_AFTER)
}
