import type { UserRow } from '../../data/users/user-reader.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import { redirectTo } from '../authorize/answers.ts'
import { html, type Html } from '../html.ts'
import { errorSummary, titleWithProblems, type FormEnv } from '../sign-in/form.ts'
import type { PageSession } from '../sign-in/page-session.ts'
import { ACCOUNT_PATH, addressOf, signInAddress } from './account-addresses.ts'
import type { Shown } from '../sign-in/form-page.ts'
import { refuseForeignForm, showPage, type Visit } from './visit.ts'

/** A visit of a signed-in user to a page of their account. */
export interface OwnVisit extends Visit {
  readonly session: PageSession
  readonly user: UserRow
}

/** Visitors sign in first; forms count only if the page has shown them to this session. */
export function forOwner(
  answer: (visit: OwnVisit) => Promise<PageAnswer>,
): (visit: Visit) => Promise<PageAnswer> {
  return async (visit) => {
    const { ctx, site, request, session, address } = visit
    if (session === undefined) return redirectTo(site, signInAddress(ctx, address))
    const refusal = request.method === 'POST' ? refuseForeignForm(visit) : undefined
    return refusal ?? answer({ ...visit, session, user: session.user })
  }
}

export interface OwnPage {
  readonly title: string
  /** Messages after a change, by the word passed to `redirectDone`. */
  readonly notices: Readonly<Record<string, PlainMessageKey>>
  readonly main: (env: FormEnv) => Html
}

/** Shows a page with a link back to the account, and a message about the last change. */
export function showOwnPage(visit: OwnVisit, page: OwnPage, shown?: Shown): PageAnswer {
  const { ctx, site, request } = visit
  const { t } = site.words
  const done = request.method === 'GET' ? (request.query.get('done') ?? '') : ''
  const notice = Object.hasOwn(page.notices, done) ? page.notices[done] : undefined
  return showPage(
    visit,
    (env) => ({
      title: titleWithProblems(page.title, env),
      main: html`<p class="back">
          <a href="${addressOf(ctx, ACCOUNT_PATH)}">${t('account.title')}</a>
        </p>
        <h1>${page.title}</h1>
        ${notice !== undefined && html`<p class="notice" role="status">${t(notice)}</p>`}
        ${errorSummary(env)} ${page.main(env)}`,
    }),
    shown,
  )
}

/** Leads back to the page after a change, so that reloading it repeats nothing. */
export const redirectDone = ({ site, address }: Visit, done: string): PageAnswer =>
  redirectTo(site, `${address}?done=${done}`)
