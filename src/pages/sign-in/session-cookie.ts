import { stringifySetCookie } from 'cookie'
import { SESSION_SECONDS } from '../../domain/accounts/sessions.ts'
import type { PageRequest } from '../../http/pages.ts'

/** Browsers take a `__Secure-` cookie over https only, whoever sets it. */
const nameOf = (siteUrl: string): string =>
  isSecure(siteUrl) ? '__Secure-almanac-sign-in' : 'almanac-sign-in'

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** The cookie's value; empty when there is none of our making. */
export function readSessionCookie(
  { cookies }: Pick<PageRequest, 'cookies'>,
  siteUrl: string,
): string {
  const value = cookies[nameOf(siteUrl)] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : ''
}

/**
 * `Set-Cookie` for the site: authorization, previews and files. No script sees it, no request
 * of other sites' forms brings it, and the API does not look at it.
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
