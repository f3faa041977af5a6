import { countAccountChange } from '../../domain/accounts/change-limits.ts'
import { EMAIL_LIMIT, isEmailAddress } from '../../domain/accounts/profile.ts'
import { updateUser } from '../../domain/accounts/users.ts'
import { acceptAnyVersion } from '../../domain/errors/guard.ts'
import { LINK_MINUTES } from '../../domain/recovery/account-link.ts'
import { requestEmailChange } from '../../domain/recovery/change-email.ts'
import { notifyFormerAddress } from '../../domain/recovery/notify-former-address.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { html, type Html } from '../html.ts'
import { isPlainText } from '../sign-in/attempt.ts'
import { factsOf } from '../sign-in/facts.ts'
import { tokenField, type FormEnv, type FormProblem } from '../sign-in/form.ts'
import { sendsMail } from './account-addresses.ts'
import {
  currentPasswordField,
  currentPasswordProblems,
  refuseStranger,
} from './current-password.ts'
import { inputField } from './fields.ts'
import { redirectDone, showOwnPage, type OwnVisit } from './own-page.ts'
import { refusedChange } from './refused-change.ts'
import type { Shown } from '../sign-in/form-page.ts'

/**
 * A new mail address for one's own account. Where the site sends mail, the address changes once a link
 * that goes there is used; elsewhere at once, as it does over the API.
 */
export async function answerEmail(visit: OwnVisit): Promise<PageAnswer> {
  const { ctx, site, request, session, user, again } = visit
  const { t } = site.words
  if (request.method === 'GET' || again !== undefined) return showForm(visit, again)
  const email = (request.form.get('email') ?? '').trim()
  const problems = [...emailProblems(visit, email), ...currentPasswordProblems(t, request.form)]
  if (problems.length > 0) return showForm(visit, { status: 400, problems })
  const refused = await refuseStranger(visit)
  if (refused !== undefined) return showForm(visit, refused)
  try {
    if (sendsMail(ctx)) {
      await requestEmailChange(ctx, user, email)
      return redirectDone(visit, 'sent')
    }
    await countAccountChange(ctx, session.caller)
    const [id, actor, changes] = [user.id, session.caller, { email }]
    const alongside = await notifyFormerAddress(ctx)
    await updateUser(ctx, { id, changes, actor, guard: acceptAnyVersion, alongside })
  } catch (error) {
    return showForm(visit, refusedChange(t, error))
  }
  return redirectDone(visit, 'changed')
}

const about = (text: string): readonly FormProblem[] => [{ text, field: 'email' }]

function emailProblems({ site, user }: OwnVisit, email: string): readonly FormProblem[] {
  const { t } = site.words
  if (email === '') return about(t('email.missing'))
  if (!isEmailAddress(email) || !isPlainText(email)) return about(t('email.invalid'))
  return email === user.email ? about(t('email.same')) : []
}

const showForm = (visit: OwnVisit, shown?: Shown): PageAnswer =>
  showOwnPage(
    visit,
    {
      title: visit.site.words.t('email.title'),
      notices: { sent: 'email.sent', changed: 'email.changed' },
      main: (env) => emailForm(env, visit),
    },
    shown,
  )

function emailForm(env: FormEnv, { ctx, request, user }: OwnVisit): Html {
  const { t } = env
  return html`${factsOf([[t('email.now'), user.email]])}
    <p class="quiet">
      ${sendsMail(ctx) ? t('email.byLink', { minutes: LINK_MINUTES }) : t('email.atOnce')}
    </p>
    <form method="post" action="${env.action}" novalidate>
      ${tokenField(env)}
      ${inputField(env, {
        name: 'email',
        label: t('email.new'),
        type: 'email',
        autocomplete: 'email',
        maxlength: EMAIL_LIMIT,
        value: request.form.get('email') ?? '',
      })}
      ${currentPasswordField(env, user.login)}
      <button type="submit">${sendsMail(ctx) ? t('email.send') : t('email.change')}</button>
    </form>`
}
