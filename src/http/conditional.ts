import crypto from 'node:crypto'
import { headerText, type ApiRequest, type ResourceVersion } from './request.ts'
import { ApiError } from './errors.ts'

/** A client's preconditions for changing an item (RFC 9110, 13.1). */
export interface Preconditions {
  /** Versions named by `If-Match`; 'any' for `*`; undefined when the header is absent. */
  readonly versions: ReadonlySet<number> | 'any' | undefined
  /** `If-Unmodified-Since`, ignored if `If-Match` is present. */
  readonly unmodifiedSince: Date | undefined
}

const NONE: Preconditions = { versions: undefined, unmodifiedSince: undefined }

/**
 * Strong validator of one representation: the resource's version, which `If-Match` compares
 * whichever representation the client has read, and a hash of the bytes.
 */
export function entityTag(bytes: Buffer, resource: ResourceVersion | undefined): string {
  const hash = crypto.hash('sha1', bytes, 'base64url')
  return resource === undefined ? `"${hash}"` : `"${resource.version}-${hash}"`
}

const ENTITY_TAG = /(W\/)?"([^"]*)"/g

export function readPreconditions(headers: ApiRequest['headers']): Preconditions {
  const match = headerText(headers, 'if-match')
  const since = headerText(headers, 'if-unmodified-since')
  if (match === undefined && since === undefined) return NONE
  if (match === undefined) return { versions: undefined, unmodifiedSince: httpDate(since) }
  if (match.trim() === '*') return { versions: 'any', unmodifiedSince: undefined }
  const versions = new Set<number>()
  for (const [, weak, tag = ''] of match.matchAll(ENTITY_TAG)) {
    const version = /^(\d{1,9})-/.exec(tag)?.[1]
    // If-Match uses strong comparison: a weak tag never matches.
    if (weak === undefined && version !== undefined) versions.add(Number(version))
  }
  return { versions, unmodifiedSince: undefined }
}

/**
 * The version of an item that is shown alone, so that its date confirms copies of visitors. What
 * others see, such as what they may do with it, also changes with their rights and with settings.
 */
export function datedForVisitors(
  { signedIn }: { readonly signedIn: boolean },
  { version, updatedAt }: ResourceVersion,
): ResourceVersion {
  return { version, updatedAt, dated: !signedIn }
}

interface Conditional {
  readonly preconditions: Preconditions
}

/**
 * The guard of a write: called with the locked row, it throws 412 rest_precondition_failed if the
 * item has changed since the client read it.
 */
export function guardOf({ preconditions }: Conditional): (current: ResourceVersion) => void {
  const { versions, unmodifiedSince } = preconditions
  return ({ version, updatedAt }) => {
    const isOtherVersion = versions !== undefined && versions !== 'any' && !versions.has(version)
    const isNewer =
      unmodifiedSince !== undefined && wholeSeconds(updatedAt) > unmodifiedSince.getTime()
    if (isOtherVersion || isNewer) throw new ApiError('rest_precondition_failed')
  }
}

/** Whether a client's copy is still current, so that the answer is 304. */
export function isNotModified(
  headers: ApiRequest['headers'],
  tag: string,
  updatedAt: Date | undefined,
): boolean {
  const match = headerText(headers, 'if-none-match')
  if (match !== undefined) {
    if (match.trim() === '*') return true
    for (const [, , candidate] of match.matchAll(ENTITY_TAG)) {
      if (`"${candidate}"` === tag) return true
    }
    return false
  }
  const since = httpDate(headerText(headers, 'if-modified-since'))
  return (
    since !== undefined && updatedAt !== undefined && wholeSeconds(updatedAt) <= since.getTime()
  )
}

function httpDate(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const time = Date.parse(text)
  return Number.isNaN(time) ? undefined : new Date(time)
}

/** HTTP dates have no fractions of seconds. */
const wholeSeconds = (date: Date): number => Math.floor(date.getTime() / 1000) * 1000
