import type { ApplicationPasswordRow } from '../../data/users/application-passwords.ts'
import { describeScopes } from '../authorize/access.ts'
import { html, type Html } from '../html.ts'
import { tokenField, type FormEnv } from '../sign-in/form.ts'

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
    ${
      rows.length > 1 &&
      html`<form method="post" action="${env.action}">
        ${tokenField(env)}
        <button type="submit" class="second" name="do" value="revoke-all">
          ${t('access.revokeAll')}
        </button>
      </form>`
    }`
}

function accessCard(env: FormEnv, row: ApplicationPasswordRow, { written, now }: AccessList): Html {
  const { t } = env
  const { uuid, name, createdAt, lastUsedAt, lastIp, scopes, expiresAt, addresses } = row
  const expired = expiresAt !== null && expiresAt <= now
  const used = lastUsedAt === null ? t('access.neverUsed') : written(lastUsedAt)
  const from = lastIp === null ? undefined : html` · ${lastIp}`
  const facts: readonly (readonly [string, Html | string])[] = [
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
    <dl class="facts">
      ${facts.map(
        ([term, text]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
    <form method="post" action="${env.action}">
      ${tokenField(env)}
      <input type="hidden" name="id" value="${uuid}" />
      <button type="submit" class="second" name="do" value="revoke">
        ${t('access.revoke')}<span class="unseen">: ${name}</span>
      </button>
    </form>
  </li>`
}
