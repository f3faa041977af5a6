import { capabilitiesOfRoles } from './capabilities.ts'

/** The user or visitor who makes a request. */
export interface Caller {
  /** 0 for a visitor. */
  readonly id: number
  readonly signedIn: boolean
  readonly login: string
  readonly roles: readonly string[]
  readonly capabilities: ReadonlySet<string>
  /** The application password that authenticated this request, if any. */
  readonly applicationPassword?: string
  /** The scopes to which that password is limited; without them the user's rights are the limit. */
  readonly scopes?: readonly string[]
  /** The entry that a preview token has opened for this visitor; its terms may be embedded. */
  readonly previewed?: number
}

export const ANONYMOUS: Caller = {
  id: 0,
  signedIn: false,
  login: '',
  roles: [],
  capabilities: new Set(),
}

/** Whether the caller has a capability, regardless of the item. */
export function has(caller: Caller, capability: string): boolean {
  return caller.capabilities.has(capability)
}

/**
 * Creates the caller for a user. `extraCapabilities` grants and denies in addition to the roles.
 */
export function callerOf(user: {
  readonly id: number
  readonly login: string
  readonly roles: readonly string[]
  readonly extraCapabilities: Readonly<Record<string, boolean>>
}): Caller {
  const { id, login, roles, extraCapabilities } = user
  let capabilities = capabilitiesOfRoles(roles)
  const extra = Object.entries(extraCapabilities)
  if (extra.length > 0) {
    const changed = new Set(capabilities)
    for (const [name, granted] of extra) {
      if (granted) changed.add(name)
      else changed.delete(name)
    }
    capabilities = changed
  }
  return { id, signedIn: true, login, roles, capabilities }
}
