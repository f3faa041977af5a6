import { stringifySetCookie } from 'cookie'
import { SESSION_SECONDS } from '../../domain/accounts/sessions.ts'
import type { PageRequest } from '../../http/pages.ts'

/** Browsers accept `__Secure-` cookies over https only. */
const nameOf = (siteUrl: string): string =>
  isSecure(siteUrl) ? '__Secure-almanac-sign-in' : 'almanac-sign-in'

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** The value of the session cookie; empty if there is none. */
export function readSessionCookie(
  { cookies }: Pick<PageRequest, 'cookies'>,
  siteUrl: string,
): string {
  const value = cookies[nameOf(siteUrl)] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : ''
}

/** The cookies of a request as the browser sends them with a new session. */
export const withSessionCookie = (
  { cookies }: Pick<PageRequest, 'cookies'>,
  siteUrl: string,
  value: string,
): PageRequest['cookies'] => ({ ...cookies, [nameOf(siteUrl)]: value })

/**
 * `Set-Cookie` for pages that ask to sign in. Scripts cannot read it, forms of other sites do not send
 * it, and the API accepts it only with the nonce of its session.
 */
export function sessionCookie(siteUrl: string, value: string): string {
  return stringifySetCookie({
    name: nameOf(siteUrl),
    value,
    path: new URL(siteUrl).pathname,
    maxAge: SESSION_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(siteUrl),
  })
}
