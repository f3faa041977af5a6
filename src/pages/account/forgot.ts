import { LINK_MINUTES } from '../../domain/recovery/account-link.ts'
import { requestPasswordReset } from '../../domain/recovery/request-reset.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { Translate } from '../../messages/words.ts'
import { pageAnswer, redirectTo } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { isPlainText } from '../sign-in/attempt.ts'
import { errorSummary, titleWithProblems, tokenField, type FormEnv } from '../sign-in/form.ts'
import { sendsMail } from './account-addresses.ts'
import { inputField } from './fields.ts'
import { limited } from '../sign-in/form-page.ts'
import { refuseForeignForm, showPage, type Visit } from './visit.ts'

/** Asks whose password was forgotten, and answers the same whether or not there is such an account. */
export async function answerForgot(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, request, address } = visit
  const { t } = site.words
  if (!sendsMail(ctx)) return pageAnswer(site, noMailPage(t), { status: 501 })
  if (request.method === 'GET') {
    return request.query.has('sent') ? pageAnswer(site, sentPage(t)) : showPage(visit, forgotPage)
  }
  const refusal = refuseForeignForm(visit)
  if (refusal !== undefined) return refusal
  const name = (request.form.get('login') ?? '').trim()
  if (name === '') {
    const problems = [{ text: t('signIn.missingLogin'), field: 'login' }]
    return showPage(visit, forgotPage, { status: 400, problems })
  }
  // No account has such a name.
  const readable = isPlainText(name) && name.length <= 254
  const result = readable
    ? await requestPasswordReset(ctx, { name, address: request.remoteAddress })
    : ({ kind: 'accepted' } as const)
  if (result.kind === 'limited') return showPage(visit, forgotPage, limited(t, result.seconds))
  return redirectTo(site, `${address}?sent`)
}

function forgotPage(env: FormEnv): Page {
  const { t } = env
  return {
    title: titleWithProblems(t('forgot.title'), env),
    main: html`<h1>${t('forgot.title')}</h1>
      ${errorSummary(env)}
      <p>${t('forgot.intro')}</p>
      <form method="post" action="${env.action}" novalidate>
        ${tokenField(env)}
        ${inputField(env, {
          name: 'login',
          label: t('signIn.login'),
          type: 'text',
          autocomplete: 'username',
          maxlength: 254,
        })}
        <button type="submit">${t('forgot.submit')}</button>
      </form>`,
  }
}

const sentPage = (t: Translate): Page => ({
  title: t('forgot.sentTitle'),
  main: html`<h1>${t('forgot.sentTitle')}</h1>
    <p>${t('forgot.sent', { minutes: LINK_MINUTES })}</p>
    <p class="quiet">${t('forgot.nothingCame')}</p>`,
})

const noMailPage = (t: Translate): Page => ({
  title: t('forgot.title'),
  main: html`<h1>${t('forgot.title')}</h1>
    <p>${t('forgot.noMail')}</p>`,
})
