import { dictionary } from '@zxcvbn-ts/language-common'
import { failure } from '../errors/errors.ts'

/**
 * The least characters of the password of an account. There are no rules on which characters it
 * holds, since they make people choose predictable ones (NIST SP 800-63B, 5.1.1.2).
 */
export const PASSWORD_MIN_LENGTH = 8

/** The most common passwords of known leaks, in lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common'])

interface Owner {
  readonly login: string
  readonly email: string
}

/** Why a password is easy to guess, in the words of the interface. */
const WEAKNESSES = {
  short: `password must have at least ${PASSWORD_MIN_LENGTH} characters.`,
  common: 'password is one of the most common passwords.',
  own: 'password must differ from the user name and the e-mail address.',
} as const

export type Weakness = keyof typeof WEAKNESSES

/**
 * Refuses a password that is easy to guess (behaviour/accounts.md#fields-of-users). Existing
 * passwords are not checked again.
 * @throws DomainError 400 rest_user_weak_password, with a sentence for each reason
 */
export function requireStrongPassword(password: string, owner: Owner): void {
  const weaknesses = weaknessesOf(password, owner)
  if (weaknesses.length === 0) return
  const message = weaknesses.map((weakness) => WEAKNESSES[weakness]).join(' ')
  const problem = { code: 'rest_user_weak_password', message, data: { status: 400 } }
  throw failure('rest_user_weak_password', {
    details: { params: { password: message }, details: { password: problem } },
  })
}

/** Characters are counted as they are hashed, in their composed form. The case does not count. */
export function weaknessesOf(password: string, { login, email }: Owner): readonly Weakness[] {
  const text = password.normalize('NFC')
  const lower = text.toLowerCase()
  const found: Readonly<Record<Weakness, boolean>> = {
    short: Array.from(text).length < PASSWORD_MIN_LENGTH,
    common: COMMON_PASSWORDS.has(lower),
    own: [login, email].some((name) => name.toLowerCase() === lower),
  }
  const all: readonly Weakness[] = ['short', 'common', 'own']
  return all.filter((weakness) => found[weakness])
}
