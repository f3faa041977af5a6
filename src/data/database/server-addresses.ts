/** The servers that an address names, in its order. */
export interface ServerAddresses {
  /** An address with one host for each. */
  readonly servers: readonly string[]
  /** Only a server that takes writes will do. */
  readonly writable: boolean
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([^#]*)$/
const PARAMETER = 'target_session_attrs'
const ATTRIBUTES: Readonly<Record<string, boolean>> = {
  any: false,
  'read-write': true,
  primary: true,
}

/**
 * Reads an address as libpq does, which may name several hosts: `postgres://user@a:5432,b:5433/name`.
 * `target_session_attrs` is `any`, `primary` or `read-write`; of several hosts the one that takes writes
 * is meant unless it says otherwise.
 * @returns undefined for what is no such address
 */
export function readServerAddresses(text: string): ServerAddresses | undefined {
  const [, before, hosts, after] = PARTS.exec(text) ?? []
  if (before === undefined || hosts === undefined || after === undefined) return undefined
  const servers: string[] = []
  let writable = hosts.includes(',')
  for (const host of hosts.split(',')) {
    const address = before + host + after
    if (!URL.canParse(address) || (host === '' && hosts !== '')) return undefined
    const url = new URL(address)
    const attribute = url.searchParams.get(PARAMETER)
    if (attribute === null) {
      servers.push(address)
      continue
    }
    const wanted = ATTRIBUTES[attribute]
    if (wanted === undefined) return undefined
    writable = wanted
    url.searchParams.delete(PARAMETER)
    servers.push(url.href)
  }
  return { servers, writable }
}
