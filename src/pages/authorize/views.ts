import type { ReturnAddress } from '../../domain/accounts/return-address.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import { html, type Html } from '../html.ts'
import type { Page } from '../layout.ts'
import { factsOf } from '../sign-in/facts.ts'
import {
  errorSummary,
  fieldState,
  signInForm,
  titleWithProblems,
  tokenField,
  type FormEnv,
  type SignInEnv,
} from '../sign-in/form.ts'
import { describeScopes, DURATIONS, durationText, mayBeNarrowed } from './access.ts'
import type { Authorization } from './authorization.ts'

/** The sign-in form. It names the application, so that users know what they sign in for. */
export function signInPage({ appName }: Authorization, env: SignInEnv): Page {
  const { t } = env
  return {
    title: titleWithProblems(t('signIn.title'), env),
    main: html`<h1>${t('signIn.title')}</h1>
      ${errorSummary(env)}
      <p>${t('signIn.intro', { app: appName || t('authorize.anApplication') })}</p>
      ${signInForm(env, t('signIn.notStored'))}`,
  }
}

/** The request with its scopes, to approve or reject. */
export function decisionPage(
  { appName, scopes, success }: Authorization,
  env: FormEnv & { readonly account: string; readonly name: string },
): Page {
  const { t } = env
  const app = appName || t('authorize.anApplication')
  return {
    title: titleWithProblems(t('authorize.title', { app }), env),
    main: html`<h1>${t('authorize.title', { app })}</h1>
      ${errorSummary(env)}
      <form method="post" action="${env.action}" class="who">
        ${tokenField(env)}
        <span>${t('authorize.signedInAs')} <strong>${env.account}</strong></span>
        <button type="submit" class="link" name="do" value="sign-out">
          ${t('authorize.signOut')}
        </button>
      </form>
      ${factsOf([
        [t('authorize.who'), app],
        [t('authorize.returnsTo'), destination(t, success)],
      ])}
      <h2>${t('authorize.gets')}</h2>
      <ul>
        ${[...describeScopes(t, scopes), t('authorize.untilRevoked')].map((right) => html`<li>${right}</li>`)}
      </ul>
      <p class="quiet">${t('authorize.getsNot')} ${t('authorize.unverified')}</p>
      <form method="post" action="${env.action}" novalidate>
        ${tokenField(env)}
        <label for="name">${t('authorize.name')}</label>
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
        <p class="hint" id="name-hint">${t('authorize.nameHint')}</p>
        ${mayBeNarrowed(scopes) && accessField(t)}
        <label for="days">${t('authorize.duration')}</label>
        <select id="days" name="days">
          ${DURATIONS.map((days) => html`<option value="${days}">${durationText(t, days)}</option>`)}
        </select>
        <div class="actions">
          <button type="submit" name="do" value="approve">${t('authorize.approve')}</button>
          <button type="submit" class="second" name="do" value="reject">
            ${t('authorize.reject')}
          </button>
        </div>
      </form>`,
  }
}

const accessField = (t: Translate): Html =>
  html`<label for="access">${t('authorize.access')}</label>
    <select id="access" name="access">
      <option value="asked">${t('authorize.accessAsked')}</option>
      <option value="read">${t('authorize.accessRead')}</option>
    </select>`

/** The password, shown if there is no address to send it to. */
export function passwordPage(
  t: Translate,
  made: { readonly appName: string; readonly login: string; readonly password: string },
): Page {
  return {
    title: t('authorize.doneTitle'),
    main: html`<h1>${t('authorize.doneTitle')}</h1>
      <p>${t('authorize.doneIntro', { app: made.appName || t('authorize.anApplication') })}</p>
      <h2>${t('authorize.userName')}</h2>
      <code class="secret" id="user-name">${made.login}</code>
      <h2>${t('authorize.newPassword')}</h2>
      <code class="secret" id="new-password">${made.password}</code>
      <p class="quiet">${t('authorize.shownOnce')}</p>`,
  }
}

export function rejectedPage(t: Translate, appName: string): Page {
  return {
    title: t('authorize.rejectedTitle'),
    main: html`<h1>${t('authorize.rejectedTitle')}</h1>
      <p>${t('authorize.rejected', { app: appName || t('authorize.anApplication') })}</p>`,
  }
}

/** An unusable request: no form, no links. */
export function refusalPage(t: Translate, reason: PlainMessageKey): Page {
  return {
    title: t('authorize.refusedTitle'),
    main: html`<h1>${t('authorize.refusedTitle')}</h1>
      <p>${t(reason)}</p>`,
  }
}

/** An outdated form, with a link to a fresh one. */
export function stalePage(t: Translate, address: string): Page {
  return {
    title: t('problem.title'),
    main: html`<h1>${t('problem.title')}</h1>
      <p>${t('signIn.stale')} ${t('signIn.needsCookies')}</p>
      <p><a href="${address}">${t('signIn.tryAgain')}</a></p>`,
  }
}

function destination(t: Translate, address: ReturnAddress | undefined): string {
  if (address === undefined) return t('authorize.nowhere')
  const { kind, label } = address
  if (kind === 'web') return label
  return kind === 'program'
    ? t('authorize.program', { address: label })
    : t('authorize.onThisComputer', { address: label })
}
