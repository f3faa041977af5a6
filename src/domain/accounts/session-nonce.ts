import { createHmac } from 'node:crypto'
import { failure } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { callerOf, type Caller } from './caller.ts'
import { sessionUser } from './sessions.ts'
import { isSameText } from '../signing/same-text.ts'

/**
 * The nonce with which scripts of the site's own pages use the API as the user of a session. Browsers
 * send cookies with requests that other sites cause; only pages of this site know the nonce. It is a
 * signature, so nothing is stored, and counts as long as its session.
 * @param token the value of the session's cookie
 */
export function createSessionNonce(secret: Buffer, token: string): string {
  return createHmac('sha256', secret).update(`session nonce ${token}`).digest('base64url')
}

/** What a request brings that acts as the user of a session. */
interface SessionCredentials {
  /** '' without a cookie. */
  readonly token: string
  readonly nonce: string
  /** IP address of the client. */
  readonly address: string
}

/**
 * Finds the caller of a request that brings a session's cookie and its nonce.
 * @throws DomainError 403 rest_cookie_invalid_nonce if they do not fit, or the session has ended
 */
export async function authenticateSession(
  site: Site,
  { token, nonce, address }: SessionCredentials,
): Promise<Caller> {
  const fits = token !== '' && isSameText(nonce, createSessionNonce(site.secret, token))
  const user = fits ? await sessionUser(site, token, { address }) : undefined
  if (user === undefined) throw failure('rest_cookie_invalid_nonce')
  return callerOf(user)
}
