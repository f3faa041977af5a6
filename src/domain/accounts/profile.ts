import { definedMembers } from '../../json-object.ts'
import { inlineMarkup } from '../text/allowed-html.ts'
import { cutText } from '../text/cut-text.ts'
import { plainName } from '../text/html-form.ts'
import { sanitizeHtml } from '../text/sanitize.ts'

/** The public texts of a user. */
export interface Profile {
  readonly displayName?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly nickname?: string
  readonly description?: string
  readonly url?: string
  readonly locale?: string
}

/** The maximum length of a name, and of an e-mail address (RFC 5321). */
export const NAME_LIMIT = 250
export const EMAIL_LIMIT = 254

/** Sanitizes a profile: no markup in names, simple markup in the description. */
export function cleanProfile(profile: Profile): Profile {
  const { description, url, locale } = profile
  return definedMembers({
    displayName: cleanLine(profile.displayName),
    firstName: cleanLine(profile.firstName),
    lastName: cleanLine(profile.lastName),
    nickname: cleanLine(profile.nickname),
    description:
      description === undefined ? undefined : sanitizeHtml(description.trim(), inlineMarkup),
    url: url === undefined ? undefined : webAddress(url),
    locale,
  })
}

const cleanLine = (line: string | undefined): string | undefined =>
  line === undefined ? undefined : cutText(plainName(line), NAME_LIMIT)

/**
 * Letters of the Latin alphabet, digits, blanks and `_.-@`; one to sixty
 * (behaviour/accounts.md#fields-of-users).
 */
export function isLogin(login: string): boolean {
  return /^[A-Za-z0-9_.@-]+( [A-Za-z0-9_.@-]+)*$/.test(login) && login.length <= 60
}

/** Whether a text may be the mail address of an account: something before and after one `@`. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= EMAIL_LIMIT
}

/** The domain of addresses to which no mail is ever delivered (RFC 2606). */
const NOWHERE = '.invalid'

/** The mail address of an account that has none. */
export function unreachableAddress(login: string): string {
  return `${encodeURIComponent(login).replaceAll('%', '-')}@localhost${NOWHERE}`
}

export function isReachable(email: string): boolean {
  return !email.toLowerCase().endsWith(NOWHERE)
}

/**
 * Not empty and without a backslash (behaviour/accounts.md#fields-of-users); the bound keeps
 * hashing cheap.
 */
export function isAcceptablePassword(password: string): boolean {
  return password !== '' && password.length <= 4096 && !password.includes('\\')
}

/** Normalizes a web address: adds http if the scheme is missing; other schemes give ''. */
export function webAddress(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 2000) return ''
  const address = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `http://${trimmed}`
  if (!/^https?:\/\/[^\s<>"'\\]+$/i.test(address) || !URL.canParse(address)) return ''
  return address
}
