import { LinkVoid } from '../../domain/recovery/account-link.ts'
import {
  confirmEmailChange,
  openEmailChange,
  type EmailChange,
} from '../../domain/recovery/change-email.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { Translate } from '../../messages/words.ts'
import { pageAnswer } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { errorSummary, titleWithProblems, tokenField, type FormEnv } from '../sign-in/form.ts'
import { ACCOUNT_PATH, addressOf } from './account-addresses.ts'
import { refusedChange } from './refused-change.ts'
import { refuseForeignForm, showPage, type Visit } from './visit.ts'

/**
 * The page behind the link to a new mail address, in whichever browser it is opened. Opening it changes
 * nothing, since mail scanners open links too; only its form does.
 */
export async function answerConfirmEmail(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, request } = visit
  const { t } = site.words
  const token = request.query.get('token') ?? ''
  const asking = { ...visit, address: `${visit.address}?token=${encodeURIComponent(token)}` }
  try {
    const change = await openEmailChange(ctx, token)
    if (request.method === 'GET') return showPage(asking, confirmPage(change))
    const refusal = refuseForeignForm(asking)
    if (refusal !== undefined) return refusal
    try {
      await confirmEmailChange(ctx, token)
    } catch (error) {
      if (error instanceof LinkVoid) throw error
      return showPage(asking, confirmPage(change), refusedChange(t, error))
    }
    return pageAnswer(site, donePage(t, addressOf(ctx, ACCOUNT_PATH)))
  } catch (error) {
    if (!(error instanceof LinkVoid)) throw error
    return pageAnswer(site, voidPage(t), { status: 403 })
  }
}

const confirmPage =
  ({ user, email }: EmailChange) =>
  (env: FormEnv): Page => {
    const { t } = env
    return {
      title: titleWithProblems(t('email.confirmTitle'), env),
      main: html`<h1>${t('email.confirmTitle')}</h1>
        ${errorSummary(env)}
        <p id="email">${t('email.confirm', { login: user.login, email })}</p>
        <form method="post" action="${env.action}">
          ${tokenField(env)}
          <button type="submit">${t('email.confirmSubmit')}</button>
        </form>`,
    }
  }

const donePage = (t: Translate, account: string): Page => ({
  title: t('email.doneTitle'),
  main: html`<h1>${t('email.doneTitle')}</h1>
    <p>${t('email.done')}</p>
    <p><a href="${account}">${t('account.title')}</a></p>`,
})

const voidPage = (t: Translate): Page => ({
  title: t('reset.invalidTitle'),
  main: html`<h1>${t('reset.invalidTitle')}</h1>
    <p>${t('reset.invalid')}</p>`,
})
