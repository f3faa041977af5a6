import type { AppContext } from '../../context.ts'
import { createSessionToken } from '../../domain/accounts/sessions.ts'
import type { ReturnAddress } from '../../domain/accounts/return-address.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import type { Translate } from '../../messages/words.ts'
import { forgotAddress } from '../account/account-addresses.ts'
import { pageAnswer } from '../authorize/answers.ts'
import type { Page, PageSite } from '../layout.ts'
import type { FormEnv, FormProblem, SignInEnv } from './form.ts'
import { createFormToken, type FormScope } from './form-token.ts'
import { sessionCookie } from './session-cookie.ts'

/** What the forms of a page are valid for, and where they are sent. */
export interface FormPage {
  readonly ctx: AppContext
  readonly site: PageSite
  /** Its cookie is empty on the first visit of a browser. */
  readonly scope: FormScope
  readonly action: string
  /** Where a form may redirect, besides this site. */
  readonly destinations?: readonly (ReturnAddress | undefined)[] | undefined
}

/** Options of showing a page. */
export interface Shown {
  readonly status?: number
  readonly problems?: readonly FormProblem[]
  readonly headers?: PageAnswer['headers']
}

/** Shows a page whose forms are valid for this browser, subject and user alone. */
export function showFormPage(
  { ctx, site, scope, action, destinations = [] }: FormPage,
  view: (env: FormEnv) => Page,
  { status = 200, problems = [], headers = {} }: Shown = {},
): PageAnswer {
  const fresh = scope.cookie === ''
  const cookie = fresh ? createSessionToken() : scope.cookie
  const token = createFormToken(ctx.secret, { ...scope, cookie })
  const page = view({ t: site.words.t, action, token, problems })
  const set = fresh && { 'Set-Cookie': sessionCookie(ctx.siteUrl, cookie) }
  return pageAnswer(site, page, { status, headers: { ...headers, ...set }, destinations })
}

/** What the sign-in form shows besides its problems. */
export const signInFields = (
  ctx: AppContext,
  { form }: PageRequest,
): Pick<SignInEnv, 'login' | 'forgot'> => ({
  login: form.get('login')?.slice(0, 254) ?? '',
  forgot: forgotAddress(ctx),
})

/** Says how long to wait after too many attempts. */
export const limited = (t: Translate, seconds: number): Shown => ({
  status: 429,
  problems: [{ text: t('signIn.limited', { minutes: Math.ceil(seconds / 60) }) }],
  headers: { 'Retry-After': String(seconds) },
})
