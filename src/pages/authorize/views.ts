import type { ReturnAddress } from '../../domain/accounts/return-address.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import {
  errorSummary,
  fieldState,
  signInForm,
  titleWithProblems,
  tokenField,
  type FormEnv,
  type SignInEnv,
} from '../sign-in/form.ts'
import { texts } from '../page-texts.ts'
import { describeScopes, DURATIONS, mayBeNarrowed } from './access.ts'
import type { Authorization } from './authorization.ts'

/** The sign-in form. It names the application, so that users know what they sign in for. */
export function signInPage({ appName }: Authorization, env: SignInEnv): Page {
  return {
    title: titleWithProblems(texts.signInTitle, env),
    main: html`<h1>${texts.signInTitle}</h1>
      ${errorSummary(env)}
      <p>${texts.signInIntro(appName || texts.anApplication)}</p>
      ${signInForm(env, texts.notStored)}`,
  }
}

/** The request with its scopes, to approve or reject. */
export function decisionPage(
  { appName, scopes, success }: Authorization,
  env: FormEnv & { readonly account: string; readonly name: string },
): Page {
  const app = appName || texts.anApplication
  return {
    title: titleWithProblems(texts.approveTitle(app), env),
    main: html`<h1>${texts.approveTitle(app)}</h1>
      ${errorSummary(env)}
      <form method="post" action="${env.action}" class="who">
        ${tokenField(env)}
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
        ${[...describeScopes(scopes), texts.untilRevoked].map((right) => html`<li>${right}</li>`)}
      </ul>
      <p class="quiet">${texts.getsNot} ${texts.unverified}</p>
      <form method="post" action="${env.action}" novalidate>
        ${tokenField(env)}
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
        ${mayBeNarrowed(scopes) && accessField}
        <label for="days">${texts.duration}</label>
        <select id="days" name="days">
          ${DURATIONS.map((days) => html`<option value="${days}">${texts.durations[days]}</option>`)}
        </select>
        <div class="actions">
          <button type="submit" name="do" value="approve">${texts.approve}</button>
          <button type="submit" class="second" name="do" value="reject">${texts.reject}</button>
        </div>
      </form>`,
  }
}

const accessField = html`<label for="access">${texts.access}</label>
  <select id="access" name="access">
    <option value="asked">${texts.accessAsked}</option>
    <option value="read">${texts.accessRead}</option>
  </select>`

/** The password, shown if there is no address to send it to. */
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

/** An unusable request: no form, no links. */
export function refusalPage(reason: string): Page {
  return {
    title: texts.refusedTitle,
    main: html`<h1>${texts.refusedTitle}</h1>
      <p>${reason}</p>`,
  }
}

/** An outdated form, with a link to a fresh one. */
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
