import { PASSWORD_MIN_LENGTH } from '../../domain/accounts/password-rules.ts'
import type { Html } from '../html.ts'
import type { FormEnv } from '../sign-in/form.ts'
import { inputField } from './fields.ts'
import { NEW_PASSWORD } from './password-problems.ts'

/** The longest password that forms take. */
const MAX_LENGTH = 4096

/** The user name next to a password, for password managers. */
export const loginField = (env: FormEnv, login: string): Html =>
  inputField(env, {
    name: 'username',
    label: env.t('reset.login'),
    type: 'text',
    value: login,
    autocomplete: 'username',
    maxlength: 60,
    readonly: true,
  })

/** The password that an account has now. */
export const ownPasswordField = (env: FormEnv, name: string): Html =>
  inputField(env, {
    name,
    label: env.t('password.current'),
    type: 'password',
    autocomplete: 'current-password',
    maxlength: MAX_LENGTH,
  })

/** The password that an account gets. */
export const newPasswordField = (
  env: FormEnv,
  hint: 'password.hint' | 'reset.passwordHint',
): Html =>
  inputField(env, {
    name: NEW_PASSWORD,
    label: env.t('reset.password'),
    type: 'password',
    autocomplete: 'new-password',
    maxlength: MAX_LENGTH,
    hint: env.t(hint, { length: PASSWORD_MIN_LENGTH }),
  })
