import { NAME_LIMIT } from '../../domain/accounts/profile.ts'
import type { Translate } from '../../messages/words.ts'
import { AREAS, DURATIONS, durationText } from '../authorize/access.ts'
import { html, type Html } from '../html.ts'
import { tokenField, type FormEnv } from '../sign-in/form.ts'
import { EVERY_AREA, RIGHTS, type AccessInput } from './access-input.ts'
import { besideField, inputField, selectField, stateOf, textField } from './fields.ts'

/** Makes an application password: for what, until when and from where it works. */
export function accessForm(env: FormEnv, input: AccessInput): Html {
  const { t } = env
  return html`<form method="post" action="${env.action}" novalidate>
    ${tokenField(env)}
    ${inputField(env, {
      name: 'name',
      label: t('authorize.name'),
      type: 'text',
      autocomplete: 'off',
      maxlength: NAME_LIMIT,
      value: input.name,
      words: true,
      hint: t('authorize.nameHint'),
    })}
    <fieldset id="areas" tabindex="-1" ${stateOf(env, 'areas', false)}>
      <legend>${t('access.areas')}</legend>
      ${Object.entries(AREAS).map(([area, key]) =>
        areaBox(area, area === EVERY_AREA ? t('access.everything') : t(key), input),
      )}
      ${besideField(env, 'areas')}
    </fieldset>
    ${selectField(env, {
      name: 'rights',
      label: t('access.rights'),
      value: input.rights,
      options: RIGHTS.map(([verbs, key]) => [verbs, t(key)]),
    })}
    ${selectField(env, {
      name: 'days',
      label: t('authorize.duration'),
      value: input.days,
      options: DURATIONS.map((days) => [days, durationText(t, days)]),
    })}
    ${textField(env, {
      name: 'addresses',
      label: t('access.addresses'),
      rows: 2,
      maxlength: 3000,
      value: input.addresses,
      hint: t('access.addressesHint'),
    })}
    <button type="submit" name="do" value="create">${t('access.create')}</button>
  </form>`
}

const areaBox = (area: string, text: string, { areas }: AccessInput): Html =>
  html`<label class="choice">
    <input type="checkbox" name="area" value="${area}" ${areas.includes(area) && html`checked`} />
    <span>${text}</span>
  </label>`

/** The new application password, which nobody sees again. */
export function createdAccess(
  t: Translate,
  made: { readonly name: string; readonly login: string; readonly password: string },
  address: string,
): Html {
  return html`<p>${t('access.createdIntro', { name: made.name })}</p>
    <h2>${t('authorize.userName')}</h2>
    <code class="secret" id="user-name">${made.login}</code>
    <h2>${t('authorize.newPassword')}</h2>
    <code class="secret" id="new-password">${made.password}</code>
    <p class="quiet">${t('access.shownOnce')}</p>
    <p><a href="${address}">${t('access.title')}</a></p>`
}
