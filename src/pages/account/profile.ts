import { countAccountChange } from '../../domain/accounts/change-limits.ts'
import { updateUser } from '../../domain/accounts/users.ts'
import { acceptAnyVersion } from '../../domain/errors/guard.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { html, type Html } from '../html.ts'
import { factsOf } from '../sign-in/facts.ts'
import { tokenField, type FormEnv } from '../sign-in/form.ts'
import { addressOf, EMAIL_PATH } from './account-addresses.ts'
import { inputField, selectField, textField, type Field } from './fields.ts'
import { redirectDone, showOwnPage, type OwnVisit } from './own-page.ts'
import {
  PROFILE_FIELDS,
  profileProblems,
  readProfile,
  storedProfile,
  type ProfileInput,
} from './profile-input.ts'
import { refusedChange } from './refused-change.ts'
import type { Shown } from '../sign-in/form-page.ts'

/** The public profile of an account. */
export async function answerProfile(visit: OwnVisit): Promise<PageAnswer> {
  const { ctx, site, request, session, user, again } = visit
  const { t } = site.words
  if (request.method === 'GET') return showForm(visit, storedProfile(user))
  const profile = readProfile(request.form)
  if (again !== undefined) return showForm(visit, profile, again)
  const problems = profileProblems(t, profile)
  if (problems.length > 0) return showForm(visit, profile, { status: 400, problems })
  try {
    await countAccountChange(ctx, session.caller)
    const actor = session.caller
    await updateUser(ctx, { id: user.id, changes: profile, actor, guard: acceptAnyVersion })
  } catch (error) {
    return showForm(visit, profile, refusedChange(t, error))
  }
  return redirectDone(visit, 'saved')
}

const showForm = (visit: OwnVisit, profile: ProfileInput, shown?: Shown): PageAnswer =>
  showOwnPage(
    visit,
    {
      title: visit.site.words.t('profile.title'),
      notices: { saved: 'profile.saved' },
      main: (env) => html`${unchangeable(env, visit)} ${profileForm(env, visit, profile)}`,
    },
    shown,
  )

/** Values that this form does not change. */
function unchangeable({ t }: FormEnv, { ctx, user }: OwnVisit): Html {
  const change = html`<a href="${addressOf(ctx, EMAIL_PATH)}">${t('email.title')}</a>`
  return factsOf([
    [t('reset.login'), user.login],
    [t('email.now'), html`${user.email}<br />${change}`],
  ])
}

function profileForm(env: FormEnv, { user }: OwnVisit, profile: ProfileInput): Html {
  const { t } = env
  const line = (member: keyof ProfileInput, more: Partial<Field>): Html => {
    const { name, label, limit } = PROFILE_FIELDS[member]
    return inputField(env, {
      name,
      label: t(label),
      type: 'text',
      autocomplete: 'off',
      maxlength: limit,
      value: profile[member],
      optional: true,
      words: true,
      ...more,
    })
  }
  const { description, locale } = PROFILE_FIELDS
  return html`<form method="post" action="${env.action}" novalidate>
    ${tokenField(env)}
    ${line('displayName', {
      suggestions: displayNames(user.login, profile),
      hint: t('profile.displayNameHint'),
    })}
    ${line('firstName', { autocomplete: 'given-name' })}
    ${line('lastName', { autocomplete: 'family-name' })}
    ${line('nickname', { autocomplete: 'nickname' })}
    ${textField(env, {
      name: description.name,
      label: t(description.label),
      rows: 5,
      maxlength: description.limit,
      value: profile.description,
      hint: t('profile.descriptionHint'),
    })}
    ${line('url', { autocomplete: 'url', words: false })}
    ${selectField(env, {
      name: locale.name,
      label: t(locale.label),
      value: profile.locale,
      options: [
        ['', t('profile.languageOfSite')],
        ['en_US', t('profile.languageEnglish')],
      ],
      hint: t('profile.languageHint'),
    })}
    <button type="submit">${t('profile.submit')}</button>
  </form>`
}

/** Names to choose from; any other is as good. */
function displayNames(
  login: string,
  { firstName, lastName, nickname }: ProfileInput,
): readonly string[] {
  const names = [`${firstName} ${lastName}`, firstName, lastName, nickname, login]
  return [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '')
}
