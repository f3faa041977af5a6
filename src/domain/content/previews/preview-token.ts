import { createHmac, timingSafeEqual } from 'node:crypto'

/** The signed content of a preview token. */
export interface PreviewClaims {
  readonly entryId: number
  /** The revision or autosave whose texts it shows; 0 for the entry's own. */
  readonly revisionId: number
  /** The creator, who must be allowed to edit the entry. */
  readonly userId: number
  /** Unix time in seconds. */
  readonly expires: number
  /** A digest; the token ends when it changes (`previewState`). */
  readonly state: string
}

/** The values whose change ends a token. */
export interface PreviewStateSource {
  /** Of the entry; incremented when it is published or trashed. */
  readonly generation: number
  /** Of the creator. */
  readonly passwordHash: string
}

/** Half of an HMAC-SHA-256, as 22 characters; it discloses nothing about the password hash. */
export function previewState(
  secret: Buffer,
  { generation, passwordHash }: PreviewStateSource,
): string {
  const text = JSON.stringify(['preview state', generation, passwordHash])
  return createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url')
}

/** Returns the claims with their signature, in characters that need no encoding in URLs. */
export function signPreviewToken(secret: Buffer, claims: PreviewClaims): string {
  const { entryId, revisionId, userId, expires, state } = claims
  const text = [entryId, revisionId, userId, expires, state].join('.')
  return `${text}.${signatureOf(secret, text)}`
}

const TOKEN = /^((\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{1,12})\.([\w-]{22}))\.([\w-]{43})$/

/** Returns the claims of a token; undefined unless this site has signed it. */
export function readPreviewToken(secret: Buffer, token: string): PreviewClaims | undefined {
  const [, text = '', entryId, revisionId, userId, expires, state = '', signature = ''] =
    TOKEN.exec(token) ?? []
  const given = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(secret, text))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return {
    entryId: Number(entryId),
    revisionId: Number(revisionId),
    userId: Number(userId),
    expires: Number(expires),
    state,
  }
}

const signatureOf = (secret: Buffer, text: string): string =>
  createHmac('sha256', secret).update(`preview link\n${text}`).digest('base64url')
