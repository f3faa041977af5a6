import type { UserRow } from '../../data/users/user-reader.ts'
import { createApplicationPassword } from '../../domain/accounts/application-passwords.ts'
import { withArguments } from '../../domain/accounts/return-address.ts'
import { createSessionToken, endSession } from '../../domain/accounts/sessions.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import type { Page, PageSite } from '../layout.ts'
import { chosenLimits } from './access.ts'
import { accountName } from '../account/account-name.ts'
import { isFormOf, showPage, type Visit } from '../account/visit.ts'
import { pageAnswer, redirectTo } from './answers.ts'
import { cleanName, readAuthorization, type Authorization } from './authorization.ts'
import { attemptSignIn } from '../sign-in/attempt.ts'
import type { FormEnv } from '../sign-in/form.ts'
import { signInFields, type Shown } from '../sign-in/form-page.ts'
import { sessionCookie } from '../sign-in/session-cookie.ts'
import {
  decisionPage,
  passwordPage,
  refusalPage,
  rejectedPage,
  signInPage,
  stalePage,
} from './views.ts'

/** One visit of the page, before anything is done. Its address has the query of the application. */
export interface AuthorizationVisit extends Visit {
  readonly authorization: Authorization
}

/** GET shows the next form, POST handles the button pressed. */
export async function answerVisit(visit: AuthorizationVisit): Promise<PageAnswer> {
  const { request, site } = visit
  const { t } = site.words
  if (request.method === 'GET') return showForm(visit)
  // Forms submitted by other sites lack the cookie. Setting a new one would end the session.
  if (visit.cookie === '') return pageAnswer(site, stalePage(t, visit.address), { status: 403 })
  if (!isFormOf(visit)) {
    const text = visit.user === undefined ? t('signIn.again') : t('signIn.stale')
    return showForm(visit, { status: 403, problems: [{ text }] })
  }
  const action = request.form.get('do')
  if (action === 'sign-in') return doSignIn(visit)
  if (action === 'sign-out') return doSignOut(visit)
  if (visit.user === undefined) {
    return showForm(visit, { status: 403, problems: [{ text: t('signIn.again') }] })
  }
  if (action === 'approve') return doApprove(visit, visit.user)
  if (action === 'reject') return doReject(visit)
  return refuse(site, 'problem.badRequest', 400)
}

export function refuse(site: PageSite, reason: PlainMessageKey, status: number): PageAnswer {
  return pageAnswer(site, refusalPage(site.words.t, reason), { status })
}

/** The validated query of the page, or a page that describes what is wrong. */
export function authorizationOf(site: PageSite, request: PageRequest): Authorization | PageAnswer {
  const read = readAuthorization(request.query)
  return read.ok ? read.authorization : refuse(site, read.reason, 400)
}

function showForm(visit: AuthorizationVisit, shown?: Shown): PageAnswer {
  const { ctx, request, authorization, user } = visit
  const view = (env: FormEnv): Page =>
    user === undefined
      ? signInPage(authorization, { ...env, ...signInFields(ctx, request) })
      : decisionPage(authorization, {
          ...env,
          account: accountName(user),
          name: request.form.get('name') ?? authorization.appName,
        })
  return showPage(visit, view, shown, [authorization.success, authorization.reject])
}

async function doSignIn(visit: AuthorizationVisit): Promise<PageAnswer> {
  const { ctx, site, request } = visit
  const attempt = await attemptSignIn(ctx, site.words.t, request)
  if (!('token' in attempt)) return showForm(visit, attempt)
  // A cookie set before sign-in may be known to others, so it is replaced.
  return redirectTo(site, visit.address, {
    'Set-Cookie': sessionCookie(ctx.siteUrl, attempt.token),
  })
}

async function doSignOut(visit: AuthorizationVisit): Promise<PageAnswer> {
  const { ctx, site, cookie } = visit
  await endSession(ctx, cookie)
  return redirectTo(site, visit.address, {
    'Set-Cookie': sessionCookie(ctx.siteUrl, createSessionToken()),
  })
}

async function doApprove(visit: AuthorizationVisit, user: UserRow): Promise<PageAnswer> {
  const { ctx, site, request, authorization } = visit
  const { appId, appName, scopes, success } = authorization
  const { t } = site.words
  const name = cleanName(request.form.get('name') ?? appName)
  if (name === '') {
    return showForm(visit, {
      status: 400,
      problems: [{ text: t('authorize.missingName'), field: 'name' }],
    })
  }
  const limits = chosenLimits(request.form, scopes, ctx.clock())
  if (limits === undefined) return refuse(site, 'problem.badRequest', 400)
  const { password } = await createApplicationPassword(ctx, user.id, name, { appId, limits })
  if (success === undefined) {
    return pageAnswer(site, passwordPage(t, { appName, login: user.login, password }))
  }
  const address = withArguments(success, {
    site_url: ctx.siteUrl,
    user_login: user.login,
    // Programs read it verbatim, so it has no blanks for readability.
    password: password.replaceAll(' ', ''),
  })
  return redirectTo(site, address)
}

function doReject({ site, authorization }: AuthorizationVisit): PageAnswer {
  const { appName, success, reject } = authorization
  if (reject !== undefined) return redirectTo(site, reject.href)
  if (success !== undefined) return redirectTo(site, withArguments(success, { success: 'false' }))
  return pageAnswer(site, rejectedPage(site.words.t, appName))
}
