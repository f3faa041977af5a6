import type { SourceVersion } from './source.ts'

/** The import window moves, so an unchanged source yields other occurrences after a day. */
const FRESH = 86_400_000

/** What a schedule stores about the source version of its last run. */
export function storedVersion(version: SourceVersion | undefined, now: Date): object {
  return version === undefined ? {} : { ...version, readAt: now.toISOString() }
}

/** The version that need not be read again; undefined if it was read too long ago. */
export function knownVersion(
  stored: Readonly<Record<string, unknown>>,
  now: Date,
): SourceVersion | undefined {
  const { etag, lastModified, digest, readAt } = stored
  if (typeof digest !== 'string' || typeof readAt !== 'string') return undefined
  const age = now.getTime() - Date.parse(readAt)
  if (!(age >= 0 && age < FRESH)) return undefined
  return {
    etag: typeof etag === 'string' ? etag : '',
    lastModified: typeof lastModified === 'string' ? lastModified : '',
    digest,
  }
}
