import { actedBy, type AppContext } from '../../context.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { actorOf } from '../../domain/accounts/actor.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import { pageAnswer } from '../authorize/answers.ts'
import type { Page, PageSite } from '../layout.ts'
import { isOwnForm } from '../sign-in/attempt.ts'
import type { FormEnv } from '../sign-in/form.ts'
import { showFormPage, type FormPage, type Shown } from '../sign-in/form-page.ts'
import type { FormScope } from '../sign-in/form-token.ts'
import { pageSession, type PageSession } from '../sign-in/page-session.ts'
import { readSessionCookie } from '../sign-in/session-cookie.ts'
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

/** What a page answers to another request of the same browser. */
export type AnswerAgain = (request: PageRequest) => Promise<PageAnswer>

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

/** Shows a page whose forms are valid for this browser, user and address alone. */
export function showPage(
  visit: Visit,
  view: (env: FormEnv) => Page,
  shown?: Shown,
  destinations?: FormPage['destinations'],
): PageAnswer {
  const { ctx, site, address } = visit
  const scope = scopeOf(visit)
  return showFormPage({ ctx, site, scope, action: address, destinations }, view, shown)
}

/** Whether a form was shown by this page to this browser and user. */
export const isFormOf = (visit: Visit): boolean =>
  isOwnForm(visit.ctx, visit.request, scopeOf(visit))

/** Refuses a form that the page has not shown to this browser; undefined for its own forms. */
export function refuseForeignForm(visit: Visit): PageAnswer | undefined {
  return isFormOf(visit) ? undefined : staleForm(visit)
}

/** Forms submitted by other sites lack the cookie. Setting a new one would end the session. */
export const staleForm = ({ site, address }: Visit): PageAnswer =>
  pageAnswer(site, stalePage(site.words.t, address), { status: 403 })

const scopeOf = ({ address, cookie, user }: Visit): FormScope => ({
  cookie,
  subject: address,
  userId: user?.id ?? 0,
})
