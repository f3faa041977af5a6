import type { ReturnAddress } from '../../domain/accounts/return-address.ts'
import { html, type Html } from '../html.ts'
import type { Page } from '../layout.ts'
import { texts } from '../texts.ts'
import type { Authorization } from './authorization.ts'

/** What is wrong with a form: a sentence, and the field that it is about. */
export interface FormProblem {
  readonly text: string
  readonly field?: 'login' | 'password' | 'name'
}

/** What every form of the page needs. */
export interface FormEnv {
  /** Where forms are sent: the page's own address with its query. */
  readonly action: string
  readonly token: string
  readonly problems: readonly FormProblem[]
}

/** Sign in first. The application is named, so that nobody signs in without knowing for whom. */
export function signInPage(
  { appName }: Authorization,
  env: FormEnv & { readonly login: string },
): Page {
  const about = env.problems.length > 0 ? 'errors' : undefined
  return {
    title: withProblems(texts.signInTitle, env),
    main: html`<h1>${texts.signInTitle}</h1>
      ${errorSummary(env)}
      <p>${texts.signInIntro(appName || texts.anApplication)}</p>
      <form method="post" action="${env.action}" novalidate>
        ${hidden(env.token)}
        <label for="login">${texts.login}</label>
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
        <label for="password">${texts.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          maxlength="4096"
          autocomplete="current-password"
          required
          ${fieldState(env, 'password', about)}
          aria-describedby="not-stored"
        />
        <p class="hint" id="not-stored">${texts.notStored}</p>
        <button type="submit" name="do" value="sign-in">${texts.signIn}</button>
      </form>`,
  }
}

/** Who asks and for what; approve or reject. */
export function decisionPage(
  { appName, success }: Authorization,
  env: FormEnv & { readonly account: string; readonly name: string },
): Page {
  const app = appName || texts.anApplication
  return {
    title: withProblems(texts.approveTitle(app), env),
    main: html`<h1>${texts.approveTitle(app)}</h1>
      ${errorSummary(env)}
      <form method="post" action="${env.action}" class="who">
        ${hidden(env.token)}
        <span>${texts.signedInAs} <strong>${env.account}</strong></span>
        <button type="submit" class="link" name="do" value="sign-out">${texts.signOut}</button>
      </form>
      <dl class="facts">
        <div>
          <dt>${texts.who}</dt>
          <dd>${app}</dd>
        </div>
        <div>
          <dt>${texts.returnsTo}</dt>
          <dd>${destination(success)}</dd>
        </div>
      </dl>
      <h2>${texts.gets}</h2>
      <ul>
        ${texts.rights.map((right) => html`<li>${right}</li>`)}
      </ul>
      <p class="quiet">${texts.getsNot} ${texts.unverified}</p>
      <form method="post" action="${env.action}" novalidate>
        ${hidden(env.token)}
        <label for="name">${texts.name}</label>
        <input
          id="name"
          name="name"
          type="text"
          value="${env.name}"
          maxlength="250"
          autocomplete="off"
          required
          ${fieldState(env, 'name')}
          aria-describedby="name-hint"
        />
        <p class="hint" id="name-hint">${texts.nameHint}</p>
        <div class="actions">
          <button type="submit" name="do" value="approve">${texts.approve}</button>
          <button type="submit" class="second" name="do" value="reject">${texts.reject}</button>
        </div>
      </form>`,
  }
}

/** The secret, where no address was named to which it could be sent. */
export function passwordPage(made: {
  readonly appName: string
  readonly login: string
  readonly password: string
}): Page {
  return {
    title: texts.doneTitle,
    main: html`<h1>${texts.doneTitle}</h1>
      <p>${texts.doneIntro(made.appName || texts.anApplication)}</p>
      <h2>${texts.userName}</h2>
      <code class="secret" id="user-name">${made.login}</code>
      <h2>${texts.newPassword}</h2>
      <code class="secret" id="new-password">${made.password}</code>
      <p class="quiet">${texts.shownOnce}</p>`,
  }
}

export function rejectedPage(appName: string): Page {
  return {
    title: texts.rejectedTitle,
    main: html`<h1>${texts.rejectedTitle}</h1>
      <p>${texts.rejected(appName || texts.anApplication)}</p>`,
  }
}

/** What cannot be used at all: no form, nowhere to go. */
export function refusalPage(reason: string): Page {
  return {
    title: texts.refusedTitle,
    main: html`<h1>${texts.refusedTitle}</h1>
      <p>${reason}</p>`,
  }
}

/** A form that is nobody's: the way back to a fresh one. */
export function stalePage(address: string): Page {
  return {
    title: texts.problem,
    main: html`<h1>${texts.problem}</h1>
      <p>${texts.stale} ${texts.needsCookies}</p>
      <p><a href="${address}">${texts.tryAgain}</a></p>`,
  }
}

function destination(address: ReturnAddress | undefined): string {
  if (address === undefined) return texts.nowhere
  const { kind, label } = address
  if (kind === 'web') return label
  return kind === 'program' ? texts.program(label) : texts.onThisComputer(label)
}

/** Takes the focus without a script, so that readers of screens hear it first. */
function errorSummary({ problems }: FormEnv): Html | undefined {
  if (problems.length === 0) return undefined
  return html`<div class="errors" id="errors" role="alert" tabindex="-1" autofocus>
    <h2>${texts.problem}</h2>
    <ul>
      ${problems.map(({ text, field }) =>
        field === undefined
          ? html`<li>${text}</li>`
          : html`<li><a href="#${field}">${text}</a></li>`,
      )}
    </ul>
  </div>`
}

function fieldState(
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

function withProblems(title: string, { problems }: FormEnv): string {
  return problems.length > 0 ? `${texts.problem}: ${title}` : title
}

function hidden(token: string): Html {
  return html`<input type="hidden" name="token" value="${token}" />`
}
