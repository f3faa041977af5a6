import { checkPassword } from '../../domain/accounts/check-password.ts'
import type { Translate } from '../../messages/words.ts'
import { html, type Html } from '../html.ts'
import { isPlainText } from '../sign-in/attempt.ts'
import type { FormEnv, FormProblem } from '../sign-in/form.ts'
import { limited } from '../sign-in/form-page.ts'
import type { OwnVisit } from './own-page.ts'
import { loginField, ownPasswordField } from './password-fields.ts'
import type { Shown } from '../sign-in/form-page.ts'

const CURRENT_PASSWORD = 'current-password'

/**
 * Asks for the password again, since a browser may have been left alone.
 */
export function currentPasswordField(env: FormEnv, login: string): Html {
  return html`${loginField(env, login)} ${ownPasswordField(env, CURRENT_PASSWORD)}`
}

export function currentPasswordProblems(
  t: Translate,
  form: URLSearchParams,
): readonly FormProblem[] {
  const given = form.get(CURRENT_PASSWORD) ?? ''
  return given === '' ? [{ text: t('password.missingCurrent'), field: CURRENT_PASSWORD }] : []
}

/** Refuses a form with a wrong password; attempts count against the limits of sign-ins. */
export async function refuseStranger(visit: OwnVisit): Promise<Shown | undefined> {
  const { ctx, site, request, user } = visit
  const { t } = site.words
  const password = request.form.get(CURRENT_PASSWORD) ?? ''
  const unreadable = !isPlainText(password) || password.length > 4096
  const check = unreadable
    ? ({ kind: 'wrong' } as const)
    : await checkPassword(ctx, { name: user.login, password, address: request.remoteAddress })
  if (check.kind === 'right') return undefined
  request.notes.signInRefused = true
  if (check.kind === 'limited') return limited(t, check.seconds)
  return { status: 403, problems: [{ text: t('password.wrongCurrent'), field: CURRENT_PASSWORD }] }
}
