import type { components } from '../../../../generated/core-v2/types.ts'
import type { ApplicationPasswordRow } from '../../../data/users/application-passwords.ts'
import { withLinks } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'

export type ApplicationPassword = components['schemas']['ApplicationPassword']

type Shown = Omit<ApplicationPassword, 'password'>

const fields: FieldTable<Shown, ApplicationPasswordRow, undefined> = {
  uuid: ({ uuid }) => uuid,
  app_id: ({ appId }) => appId,
  name: ({ name }) => name,
  created: ({ createdAt }) => utc(createdAt),
  last_used: ({ lastUsedAt }) => (lastUsedAt === null ? null : utc(lastUsedAt)),
  last_ip: ({ lastIp }) => lastIp,
}

/** An application password as answers show it; its secret never. */
export function applicationPasswordView(
  row: ApplicationPasswordRow,
  selection: Selection,
  apiUrl: string,
): Rendered<ApplicationPassword> {
  const members = selection.members.filter((member) => member !== 'password')
  const view = render(fields, { ...selection, members }, row, undefined)
  return selection.links ? withLinks(view, { self: [linkOf(row, apiUrl)] }) : view
}

/** The one answer that shows the secret. */
export function createdView(
  row: ApplicationPasswordRow & { readonly password: string },
  selection: Selection,
  apiUrl: string,
): Rendered<ApplicationPassword> {
  const view = applicationPasswordView(row, selection, apiUrl)
  return selection.has('password') ? Object.assign(view, { password: row.password }) : view
}

export function addressOf({ userId, uuid }: ApplicationPasswordRow, apiUrl: string): string {
  return `${apiUrl}/core/v2/users/${userId}/application-passwords/${uuid}`
}

/** Whoever sees an application password may do everything with it. */
function linkOf(row: ApplicationPasswordRow, apiUrl: string) {
  const allow = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  return { href: addressOf(row, apiUrl), targetHints: { allow } }
}

/** UTC without a zone, as clients of this resource expect it. */
function utc(date: Date): string {
  return date.toISOString().slice(0, 19)
}
