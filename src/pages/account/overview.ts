import type { PageAnswer } from '../../http/pages.ts'
import { pageAnswer, redirectTo } from '../authorize/answers.ts'
import { html } from '../html.ts'
import { signInAddress } from './account-addresses.ts'
import { accountName } from './account-name.ts'
import { signOutForm, signOutOf } from './sign-out.ts'
import type { Visit } from './visit.ts'

/** The account of the person who is signed in. */
export async function answerOverview(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, session, address } = visit
  const { t } = site.words
  if (session === undefined) return redirectTo(site, signInAddress(ctx, address))
  return pageAnswer(site, {
    title: t('account.title'),
    main: html`<h1>${t('account.title')}</h1>
      ${signOutForm(t, signOutOf(ctx, session), accountName(session.user))}`,
  })
}
