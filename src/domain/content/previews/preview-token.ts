import { createHmac } from 'node:crypto'
import { readSignedText, signText } from '../../signing/signed-text.ts'

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
  /** Of the entry; incremented when it is published or trashed, of a file also when it is attached. */
  readonly generation: number
  /** Of the item that a file is attached to; null for what is not attached. */
  readonly parentGeneration: number | null
  /** Of the creator. */
  readonly passwordHash: string
}

/** Half of an HMAC-SHA-256, as 22 characters; it discloses nothing about the password hash. */
export function previewState(
  secret: Buffer,
  { generation, parentGeneration, passwordHash }: PreviewStateSource,
): string {
  const parent = parentGeneration === null ? [] : [parentGeneration]
  const text = JSON.stringify(['preview state', generation, passwordHash, ...parent])
  return createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url')
}

const PURPOSE = 'preview link'

/** Returns the claims with their signature, in characters that need no encoding in URLs. */
export function signPreviewToken(secret: Buffer, claims: PreviewClaims): string {
  const { entryId, revisionId, userId, expires, state } = claims
  return signText(secret, PURPOSE, [entryId, revisionId, userId, expires, state].join('.'))
}

const CLAIMS = /^(\d{1,10})\.(\d{1,10})\.(\d{1,10})\.(\d{1,12})\.([\w-]{22})$/

/** Returns the claims of a token; undefined unless this site has signed it. */
export function readPreviewToken(secret: Buffer, token: string): PreviewClaims | undefined {
  const text = readSignedText(secret, PURPOSE, token)
  const [, entryId, revisionId, userId, expires, state] = CLAIMS.exec(text ?? '') ?? []
  if (state === undefined) return undefined
  return {
    entryId: Number(entryId),
    revisionId: Number(revisionId),
    userId: Number(userId),
    expires: Number(expires),
    state,
  }
}
