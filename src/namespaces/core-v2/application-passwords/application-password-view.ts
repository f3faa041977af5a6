import type { components } from '../../../../generated/core-v2/types.ts'
import type { Caller } from '../../../context.ts'
import type { ApplicationPasswordRow } from '../../../data/users/application-passwords.ts'
import { withLinks } from '../../../http/links.ts'
import { render, type FieldTable, type Rendered } from '../../../http/selection.ts'
import type { Call } from '../../operation.ts'
import { accountMethods } from '../methods-in-scope.ts'

export type ApplicationPassword = components['schemas']['ApplicationPassword']

type Shown = Omit<ApplicationPassword, 'password' | keyof Limits>

type Limits = components['schemas']['ApplicationPasswordLimits']

const fields: FieldTable<Shown, ApplicationPasswordRow, undefined> = {
  uuid: ({ uuid }) => uuid,
  app_id: ({ appId }) => appId,
  name: ({ name }) => name,
  created: ({ createdAt }) => utc(createdAt),
  last_used: ({ lastUsedAt }) => (lastUsedAt === null ? null : utc(lastUsedAt)),
  last_ip: ({ lastIp }) => lastIp,
}

/** What an application password is shown with. */
type Showing = Pick<Call, 'caller' | 'selection'>

/** An application password as shown, without its secret. */
export function applicationPasswordView(
  row: ApplicationPasswordRow,
  { caller, selection }: Showing,
  apiUrl: string,
): Rendered<ApplicationPassword> {
  const members = selection.members.filter((member) => Object.hasOwn(fields, member))
  const limits = Object.entries(limitsOf(row)).filter(([member]) => selection.has(member))
  const view = Object.assign(
    render(fields, { ...selection, members }, row, undefined),
    Object.fromEntries(limits),
  )
  return selection.links ? withLinks(view, { self: [linkOf(row, caller, apiUrl)] }) : view
}

/** Existing clients do not expect these members, so only those that limit anything are shown. */
const limitsOf = ({ scopes, expiresAt, addresses }: ApplicationPasswordRow): Limits => ({
  ...(scopes.length > 0 && { scopes: [...scopes] }),
  ...(expiresAt !== null && { expires: utc(expiresAt) }),
  ...(addresses.length > 0 && { allowed_addresses: [...addresses] }),
})

/** The only answer that shows the secret. */
export function createdView(
  row: ApplicationPasswordRow & { readonly password: string },
  call: Showing,
  apiUrl: string,
): Rendered<ApplicationPassword> {
  const view = applicationPasswordView(row, call, apiUrl)
  return call.selection.has('password') ? Object.assign(view, { password: row.password }) : view
}

export function addressOf({ userId, uuid }: ApplicationPasswordRow, apiUrl: string): string {
  return `${apiUrl}/core/v2/users/${userId}/application-passwords/${uuid}`
}

/**
 * Callers who can see an application password may also use all methods on it that their credentials
 * include.
 */
function linkOf(row: ApplicationPasswordRow, caller: Caller, apiUrl: string) {
  const allow = accountMethods(caller, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
  return { href: addressOf(row, apiUrl), targetHints: { allow } }
}

/** UTC without a zone, as existing clients expect. */
function utc(date: Date): string {
  return date.toISOString().slice(0, 19)
}
