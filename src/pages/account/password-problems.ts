import {
  PASSWORD_MIN_LENGTH,
  weaknessesOf,
  type Weakness,
} from '../../domain/accounts/password-rules.ts'
import { isAcceptablePassword } from '../../domain/accounts/profile.ts'
import type { Translate } from '../../messages/words.ts'
import type { FormProblem } from '../sign-in/form.ts'
import { isPlainText } from '../sign-in/attempt.ts'

/** The name of the field for a new password. */
export const NEW_PASSWORD = 'new-password'

/** All that is wrong with a new password, in the words of the page. */
export function passwordProblems(
  t: Translate,
  password: string,
  owner: { readonly login: string; readonly email: string },
): readonly FormProblem[] {
  return sentences(t, password, owner).map((text) => ({ text, field: NEW_PASSWORD }))
}

function sentences(
  t: Translate,
  password: string,
  owner: { readonly login: string; readonly email: string },
): readonly string[] {
  if (password === '') return [t('password.missing')]
  if (!isAcceptablePassword(password) || !isPlainText(password)) return [t('password.notAllowed')]
  const words: Readonly<Record<Weakness, () => string>> = {
    short: () => t('password.short', { length: PASSWORD_MIN_LENGTH }),
    common: () => t('password.common'),
    own: () => t('password.own'),
  }
  return weaknessesOf(password, owner).map((weakness) => words[weakness]())
}
