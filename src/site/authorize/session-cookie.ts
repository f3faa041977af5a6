import { SESSION_SECONDS } from '../../domain/accounts/sessions.ts'
import type { PageRequest } from '../../http/pages.ts'

/** Browsers take a `__Secure-` cookie over https only, whoever sets it. */
const nameOf = (siteUrl: string): string =>
  isSecure(siteUrl) ? '__Secure-almanac-session' : 'almanac-session'

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith('https:')

/** The cookie's value; empty when there is none of our making. */
export function readSessionCookie({ cookies }: PageRequest, siteUrl: string): string {
  const value = cookies.get(nameOf(siteUrl)) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : ''
}

/** `Set-Cookie` that reaches this page alone, no script, and no request of other sites' forms. */
export function sessionCookie(siteUrl: string, path: string, value: string): string {
  const attributes = [`Path=${path}`, `Max-Age=${SESSION_SECONDS}`, 'HttpOnly', 'SameSite=Lax']
  if (isSecure(siteUrl)) attributes.push('Secure')
  return [`${nameOf(siteUrl)}=${value}`, ...attributes].join('; ')
}
