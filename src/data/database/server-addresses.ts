/** The servers named in an address, in order. */
export interface ServerAddresses {
  /** One single-host address per server. */
  readonly servers: readonly string[]
  /** Only a writable server is suitable. */
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
 * Parses an address with several hosts, as libpq does: `postgres://user@a:5432,b:5433/name`.
 * `target_session_attrs` is `any`, `primary` or `read-write`; the default for several hosts is a
 * writable one.
 * @returns undefined for any other address
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
