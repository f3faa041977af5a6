import type { UserRow } from '../../data/users/user-reader.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { provenanceOf } from '../../http/provenance.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import { redirectTo } from '../authorize/answers.ts'
import { html, type Html } from '../html.ts'
import type { PageSite } from '../layout.ts'
import { errorSummary, titleWithProblems, type FormEnv } from '../sign-in/form.ts'
import type { PageSession } from '../sign-in/page-session.ts'
import { ACCOUNT_PATH, addressOf, signInAddress } from './account-addresses.ts'
import type { Shown } from '../sign-in/form-page.ts'
import { answerSignIn, askToSignIn, isSignIn } from '../sign-in/preview-sign-in.ts'
import { isFormOf, showPage, staleForm, type AnswerAgain, type Visit } from './visit.ts'

/** A visit of a signed-in user to a page of their account. */
export interface OwnVisit extends Visit {
  readonly session: PageSession
  readonly user: UserRow
  /** The form was not shown in this session: it is shown again with what was typed, and says why. */
  readonly again: Shown | undefined
}

const SIGN_IN = { intro: 'signIn.again', hint: 'signIn.accountPassword' } as const

/**
 * Visitors sign in first; forms count only if the page has shown them to this session. What was typed
 * before the session has ended is shown again after the next sign-in.
 */
export function forOwner(
  answer: (visit: OwnVisit) => Promise<PageAnswer>,
): (visit: Visit, answerAgain: AnswerAgain) => Promise<PageAnswer> {
  return async (visit, answerAgain) => {
    const { ctx, site, request, session, address } = visit
    const sent = request.method === 'POST'
    if (sent && provenanceOf(request.headers, ctx.siteUrl) === 'another-site') {
      return staleForm(visit)
    }
    if (session === undefined) {
      if (!sent) return redirectTo(site, signInAddress(ctx, address))
      return isSignIn(request)
        ? answerSignIn(ctx, site, request, { texts: SIGN_IN, answer: answerAgain })
        : askToSignIn(ctx, site, request, { texts: SIGN_IN })
    }
    const again = sent && !isFormOf(visit) ? staleIn(site) : undefined
    return answer({ ...visit, session, user: session.user, again })
  }
}

const staleIn = ({ words }: PageSite): Shown => ({
  status: 403,
  problems: [{ text: words.t('comments.stale') }],
})

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
