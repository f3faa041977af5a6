/** Name and password of an `Authorization: Basic` header. */
export interface BasicCredentials {
  readonly name: string
  readonly password: string
}

/**
 * Reads HTTP Basic credentials. A malformed header or an empty password counts as no credentials.
 */
export function readBasicCredentials(header: string | undefined): BasicCredentials | undefined {
  const encoded = /^basic +([A-Za-z0-9+/_-]+=*) *$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return undefined
  const credentials = { name: text.slice(0, colon), password: text.slice(colon + 1) }
  const readable = credentials.password !== '' && !text.includes('\0') && !text.includes('\ufffd')
  return readable ? credentials : undefined
}
