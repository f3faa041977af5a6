import { stringifySetCookie } from 'cookie'
import type { PageRequest } from '../http/pages.ts'

const NAME = 'almanac-entry'
const SECONDS = 10 * 24 * 60 * 60

/** The token stored when a password was given; '' for none. */
export function readEntryCookie({ cookies }: Pick<PageRequest, 'cookies'>): string {
  const value = cookies[NAME] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : ''
}

/** `Set-Cookie` that keeps such a token from scripts and from forms of other sites. */
export function entryCookie(siteUrl: string, token: string): string {
  return stringifySetCookie({
    name: NAME,
    value: token,
    path: '/',
    maxAge: SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  })
}
