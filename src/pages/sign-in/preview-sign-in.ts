import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import { redirectTo } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { Page, PageSite } from '../layout.ts'
import { attemptSignIn, isOwnForm } from './attempt.ts'
import { errorSummary, signInForm, titleWithProblems, type SignInEnv } from './form.ts'
import { showFormPage, signInFields, type Shown } from './form-page.ts'
import type { FormScope } from './form-token.ts'
import { readSessionCookie, sessionCookie, withSessionCookie } from './session-cookie.ts'

/** Texts of a sign-in page: the reason, and what follows. */
export interface SignInTexts {
  readonly intro: PlainMessageKey
  readonly hint: PlainMessageKey
}

const PREVIEW: SignInTexts = { intro: 'signIn.previewIntro', hint: 'signIn.backToPreview' }

/** What was typed into another form before it turned out that nobody is signed in; never a password. */
const typedFields = ({ form }: PageRequest): readonly [string, string][] =>
  [...form].filter(([name]) => !/^(?:do|token|moment|login)$|password/.test(name))

/**
 * Asks a user to sign in at the address of a page that is not for visitors, and then returns there.
 * It looks the same whether or not there is anything to see. What a form has sent comes along.
 */
export function askToSignIn(
  ctx: AppContext,
  site: PageSite,
  request: PageRequest,
  { texts = PREVIEW, ...shown }: Shown & { readonly texts?: SignInTexts } = {},
): PageAnswer {
  const scope = scopeOf(request, readSessionCookie(request, ctx.siteUrl))
  const fields = signInFields(ctx, request)
  return showFormPage(
    { ctx, site, scope, action: ownAddress(request) },
    (env) => signInPage({ ...env, ...fields, typed: typedFields(request) }, texts),
    { status: 403, ...shown },
  )
}

function signInPage(env: SignInEnv, texts: SignInTexts): Page {
  const { t } = env
  return {
    title: titleWithProblems(t('signIn.title'), env),
    main: html`<h1>${t('signIn.title')}</h1>
      ${errorSummary(env)}
      <p>${t(texts.intro)}</p>
      ${signInForm(env, t(texts.hint))}`,
  }
}

/** Whether the form of `askToSignIn` was submitted. */
export const isSignIn = ({ form }: PageRequest): boolean => form.get('do') === 'sign-in'

/** A page that is not for visitors. */
export interface SignedInPage {
  readonly texts?: SignInTexts
  /** What it answers to a form; absent if it has none. */
  readonly answer?: (request: PageRequest) => Promise<PageAnswer>
}

/**
 * Signs the user in and redirects to the page. If a form was sent before, the page gets it again: as one
 * that it has not shown in the new session, which it shows filled in and does not carry out.
 */
export async function answerSignIn(
  ctx: AppContext,
  site: PageSite,
  request: PageRequest,
  { texts = PREVIEW, answer }: SignedInPage = {},
): Promise<PageAnswer> {
  const { t } = site.words
  const scope = scopeOf(request, readSessionCookie(request, ctx.siteUrl))
  if (!isOwnForm(ctx, request, scope)) {
    return askToSignIn(ctx, site, request, { problems: [{ text: t('signIn.stale') }], texts })
  }
  const attempt = await attemptSignIn(ctx, t, request)
  if (!('token' in attempt)) return askToSignIn(ctx, site, request, { ...attempt, texts })
  const signedIn = { 'Set-Cookie': sessionCookie(ctx.siteUrl, attempt.token) }
  const typed = typedFields(request)
  if (typed.length === 0 || answer === undefined) {
    return redirectTo(site, ownAddress(request), signedIn)
  }
  const cookies = withSessionCookie(request, ctx.siteUrl, attempt.token)
  const shown = await answer({ ...request, cookies, form: new URLSearchParams(typed) })
  return { ...shown, headers: { ...shown.headers, ...signedIn } }
}

/** A relative reference to the page itself, which cannot lead to another host. */
const ownAddress = ({ query }: PageRequest): string => `?${query.toString()}`

const scopeOf = ({ path, query }: PageRequest, cookie: string): FormScope => ({
  cookie,
  subject: `preview ${path}?${query.toString()}`,
  userId: 0,
})
