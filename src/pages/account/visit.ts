import { actedBy, type AppContext } from '../../context.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { actorOf } from '../../domain/accounts/actor.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import { createSessionToken } from '../../domain/accounts/sessions.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import { pageAnswer } from '../authorize/answers.ts'
import type { Page, PageSite } from '../layout.ts'
import { isOwnForm } from '../sign-in/attempt.ts'
import type { FormEnv, FormProblem } from '../sign-in/form.ts'
import { createFormToken, type FormScope } from '../sign-in/form-token.ts'
import { pageSession, type PageSession } from '../sign-in/page-session.ts'
import { readSessionCookie, sessionCookie } from '../sign-in/session-cookie.ts'
import { stalePage } from '../authorize/views.ts'
import { pageSite } from '../page-site.ts'
import { addressOf } from './account-addresses.ts'

/** One request for a page with a form, before anything is done. */
export interface Visit {
  /** Changes are made by the user of the session, if there is one. */
  readonly ctx: AppContext
  readonly site: PageSite
  readonly request: PageRequest
  /** The cookie of the browser; empty on the first visit. */
  readonly cookie: string
  /** Undefined for visitors. */
  readonly session: PageSession | undefined
  readonly user: UserRow | undefined
  /** Where the forms of the page are sent. */
  readonly address: string
}

/** @param path of the page, below the address of the site */
export async function beginVisit(
  ctx: AppContext,
  request: PageRequest,
  path: string,
): Promise<Visit> {
  const session = await pageSession(ctx, request)
  const acting = actedBy(ctx, actorOf(session?.caller ?? ANONYMOUS, request.remoteAddress))
  return {
    ctx: acting,
    site: await pageSite(ctx),
    request,
    cookie: readSessionCookie(request, ctx.siteUrl),
    session,
    user: session?.user,
    address: addressOf(ctx, path),
  }
}

/** Options of showing a page. */
export interface Shown {
  readonly status?: number
  readonly problems?: readonly FormProblem[]
  readonly headers?: PageAnswer['headers']
}

/** Shows a page whose forms are good for this browser, user and address alone. */
export function showPage(
  visit: Visit,
  view: (env: FormEnv) => Page,
  { status = 200, problems = [], headers = {} }: Shown = {},
): PageAnswer {
  const { ctx, site } = visit
  const fresh = visit.cookie === ''
  const cookie = fresh ? createSessionToken() : visit.cookie
  const env = {
    t: site.words.t,
    action: visit.address,
    token: createFormToken(ctx.secret, { ...scopeOf(visit), cookie }),
    problems,
  }
  const set = fresh && { 'Set-Cookie': sessionCookie(ctx.siteUrl, cookie) }
  return pageAnswer(site, view(env), { status, headers: { ...headers, ...set } })
}

/** Refuses a form that the page has not shown to this browser; undefined for its own forms. */
export function refuseForeignForm(visit: Visit): PageAnswer | undefined {
  const { ctx, site, request, address } = visit
  if (isOwnForm(ctx, request, scopeOf(visit))) return undefined
  // Forms submitted by other sites lack the cookie. Setting a new one would end the session.
  return pageAnswer(site, stalePage(site.words.t, address), { status: 403 })
}

const scopeOf = ({ address, cookie, user }: Visit): FormScope => ({
  cookie,
  subject: address,
  userId: user?.id ?? 0,
})
