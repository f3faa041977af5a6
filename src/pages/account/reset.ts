import type { UserRow } from '../../data/users/user-reader.ts'
import { LinkVoid } from '../../domain/recovery/account-link.ts'
import { resetPassword, userOfReset } from '../../domain/recovery/use-reset.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { Translate } from '../../messages/words.ts'
import { pageAnswer } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { errorSummary, titleWithProblems, tokenField, type FormEnv } from '../sign-in/form.ts'
import { forgotAddress } from './account-addresses.ts'
import { refusedChange } from './refused-change.ts'
import { loginField, newPasswordField } from './password-fields.ts'
import { NEW_PASSWORD, passwordProblems } from './password-problems.ts'
import { refuseForeignForm, showPage, type Visit } from './visit.ts'

/**
 * The page behind the link of a mail. Opening it changes nothing, since mail scanners open links too;
 * only its form sets the password.
 */
export async function answerReset(visit: Visit): Promise<PageAnswer> {
  const token = visit.request.query.get('token') ?? ''
  const asking = { ...visit, address: `${visit.address}?token=${encodeURIComponent(token)}` }
  try {
    return await answerLink(asking, token)
  } catch (error) {
    if (!(error instanceof LinkVoid)) throw error
    const { ctx, site } = visit
    return pageAnswer(site, voidPage(site.words.t, forgotAddress(ctx)), { status: 403 })
  }
}

async function answerLink(visit: Visit, token: string): Promise<PageAnswer> {
  const { ctx, site, request } = visit
  const { t } = site.words
  const user = await userOfReset(ctx, token)
  const form = resetPage(user)
  if (request.method === 'GET') return showPage(visit, form)
  const refusal = refuseForeignForm(visit)
  if (refusal !== undefined) return refusal
  const password = request.form.get(NEW_PASSWORD) ?? ''
  const problems = passwordProblems(t, password, user)
  if (problems.length > 0) return showPage(visit, form, { status: 400, problems })
  try {
    await resetPassword(ctx, token, password)
  } catch (error) {
    return showPage(visit, form, refusedChange(t, error))
  }
  return pageAnswer(site, donePage(t))
}

const resetPage =
  ({ login }: UserRow) =>
  (env: FormEnv): Page => {
    const { t } = env
    return {
      title: titleWithProblems(t('reset.title'), env),
      main: html`<h1>${t('reset.title')}</h1>
        ${errorSummary(env)}
        <form method="post" action="${env.action}" novalidate>
          ${tokenField(env)} ${loginField(env, login)}
          ${newPasswordField(env, 'reset.passwordHint')}
          <button type="submit">${t('reset.submit')}</button>
        </form>`,
    }
  }

const donePage = (t: Translate): Page => ({
  title: t('reset.doneTitle'),
  main: html`<h1>${t('reset.doneTitle')}</h1>
    <p>${t('reset.done')}</p>`,
})

const voidPage = (t: Translate, forgot: string | undefined): Page => ({
  title: t('reset.invalidTitle'),
  main: html`<h1>${t('reset.invalidTitle')}</h1>
    <p>${t('reset.invalid')}</p>
    ${forgot !== undefined && html`<p><a href="${forgot}">${t('reset.another')}</a></p>`}`,
})
