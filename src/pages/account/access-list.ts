import type { ApplicationPasswordRow } from '../../data/users/application-passwords.ts'
import { describeScopes } from '../authorize/access.ts'
import { html, type Html } from '../html.ts'
import type { Fact } from '../fact-rows.ts'
import { factsOf } from '../sign-in/facts.ts'
import type { FormEnv } from '../sign-in/form.ts'
import { actionForm } from './action-form.ts'

/** What the list needs besides its rows. */
interface AccessList {
  readonly written: (moment: Date) => Html
  readonly now: Date
}

/** Application passwords with their limits; each can be revoked, and all of them. */
export function accessList(
  env: FormEnv,
  rows: readonly ApplicationPasswordRow[],
  list: AccessList,
): Html {
  const { t } = env
  if (rows.length === 0) return html`<p>${t('access.none')}</p>`
  return html`<ul class="cards">
      ${rows.map((row) => accessCard(env, row, list))}
    </ul>
    ${rows.length > 1 && actionForm(env, { name: 'revoke-all', text: t('access.revokeAll') })}`
}

function accessCard(env: FormEnv, row: ApplicationPasswordRow, { written, now }: AccessList): Html {
  const { t } = env
  const { uuid, name, createdAt, lastUsedAt, lastIp, scopes, expiresAt, addresses } = row
  const expired = expiresAt !== null && expiresAt <= now
  const used = lastUsedAt === null ? t('access.neverUsed') : written(lastUsedAt)
  const from = lastIp === null ? undefined : html` · ${lastIp}`
  const facts: readonly Fact[] = [
    [t('access.created'), written(createdAt)],
    [t('access.lastUsed'), html`${used}${from}`],
    [
      t('access.may'),
      html`<ul>
        ${describeScopes(t, scopes).map((right) => html`<li>${right}</li>`)}
      </ul>`,
    ],
    [
      t('authorize.duration'),
      expiresAt === null ? t('authorize.duration.unlimited') : written(expiresAt),
    ],
    [t('access.from'), addresses.length === 0 ? t('access.everywhere') : addresses.join(', ')],
  ]
  return html`<li>
    <h3>${name} ${expired && html`<span class="mark">${t('access.expired')}</span>`}</h3>
    ${factsOf(facts)}
    ${actionForm(env, {
      name: 'revoke',
      text: t('access.revoke'),
      target: { field: 'id', value: uuid, about: name },
    })}
  </li>`
}
