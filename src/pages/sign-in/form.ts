import type { Translate } from '../../messages/words.ts'
import { html, type Html } from '../html.ts'

/** A problem with a form: a sentence, and the field concerned. */
export interface FormProblem {
  readonly text: string
  /** The id of its input. */
  readonly field?: string
}

/** The environment of every form on these pages. */
export interface FormEnv {
  readonly t: Translate
  /** Where the form is submitted: the page's own address with its query. */
  readonly action: string
  readonly token: string
  readonly problems: readonly FormProblem[]
}

export interface SignInEnv extends FormEnv {
  /** The name entered before. */
  readonly login: string
  /** Where to get a new password, if the site sends mail. */
  readonly forgot: string | undefined
  /** Fields of another form, which are sent along. */
  readonly typed?: readonly (readonly [name: string, value: string])[]
}

/**
 * Asks for the name and password of an account.
 * @param hint shown below the password field
 */
export function signInForm(env: SignInEnv, hint: string): Html {
  const { t } = env
  const about = env.problems.length > 0 ? 'errors' : undefined
  return html`<form method="post" action="${env.action}" novalidate>
    ${tokenField(env)}
    ${env.typed?.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <label for="login">${t('signIn.login')}</label>
    <input
      id="login"
      name="login"
      type="text"
      value="${env.login}"
      maxlength="254"
      autocomplete="username"
      autocapitalize="none"
      spellcheck="false"
      required
      ${fieldState(env, 'login', about)}
    />
    <label for="password">${t('signIn.password')}</label>
    <input
      id="password"
      name="password"
      type="password"
      maxlength="4096"
      autocomplete="current-password"
      required
      ${fieldState(env, 'password', about)}
      aria-describedby="password-hint"
    />
    <p class="hint" id="password-hint">${hint}</p>
    <button type="submit" name="do" value="sign-in">${t('signIn.submit')}</button>
    ${env.forgot !== undefined && html`<p class="below"><a href="${env.forgot}">${t('forgot.link')}</a></p>`}
  </form>`
}

/** Focused without a script, so that screen readers announce it first. */
export function errorSummary({ t, problems }: FormEnv): Html | undefined {
  if (problems.length === 0) return undefined
  return html`<div class="errors" id="errors" role="alert" tabindex="-1" autofocus>
    <h2>${t('problem.title')}</h2>
    <ul>
      ${problems.map(({ text, field }) =>
        field === undefined
          ? html`<li>${text}</li>`
          : html`<li><a href="#${field}">${text}</a></li>`,
      )}
    </ul>
  </div>`
}

/** Attributes of an invalid field. */
export function fieldState(
  { problems }: FormEnv,
  field: FormProblem['field'],
  describedBy?: string,
): Html | undefined {
  const wrong = problems.some((problem) => problem.field === field)
  if (!wrong) return undefined
  return describedBy === undefined || field === 'password'
    ? html`aria-invalid="true"`
    : html`aria-invalid="true" aria-describedby="${describedBy}"`
}

/** Puts the failure first in the page title. */
export function titleWithProblems(title: string, { t, problems }: FormEnv): string {
  return problems.length > 0 ? t('problem.titled', { problem: t('problem.title'), title }) : title
}

export function tokenField({ token }: FormEnv): Html {
  return html`<input type="hidden" name="token" value="${token}" />`
}
