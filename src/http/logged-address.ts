/** Parameters whose values are secrets; a form of the name in brackets counts as well. */
const SECRET =
  /passw|secret|token|nonce|hash|signature|credential|authorization|api_?key|\b(?:key|code|state)\b/i

/** The same as parts of an address that stands in a value, such as `url=https://…?password=…`. */
const HOLDS_SECRET = new RegExp(`(?:${SECRET.source})[\\w\\-[\\]]*\\s*["']?\\s*[=:]`, 'i')

/** Codes of codes are undone this often. A name that has more of them is redacted as it stands. */
const MOST_DECODINGS = 4

/**
 * The address of a request as the log shows it: values of secret parameters are redacted, however
 * their names are spelled, and so is whatever cannot be decoded in full.
 */
export function loggedAddress(rawPath: string, rawQuery = ''): string {
  if (isPlain(rawPath) && isPlain(rawQuery)) {
    return rawQuery === '' ? rawPath : `${rawPath}?${rawQuery}`
  }
  const path = holdsSecret(rawPath) ? '[redacted]' : rawPath
  if (rawQuery === '') return path
  return `${path}?${rawQuery.split('&').map(loggedParameter).join('&')}`
}

/** Nearly every address; what is left takes longer than writing the line. */
const isPlain = (raw: string): boolean => !raw.includes('%') && !SECRET.test(raw)

function loggedParameter(parameter: string): string {
  const equals = parameter.indexOf('=')
  const name = equals < 0 ? parameter : parameter.slice(0, equals)
  if (equals < 0) return holdsSecret(parameter) ? '[redacted]' : parameter
  const plainName = decoded(name)
  const secret = plainName === undefined || SECRET.test(plainName)
  return secret || holdsSecret(parameter.slice(equals + 1)) ? `${name}=[redacted]` : parameter
}

function holdsSecret(raw: string): boolean {
  const text = decoded(raw)
  return text === undefined || HOLDS_SECRET.test(text)
}

/** Byte by byte: names of secrets are ASCII, and a broken code elsewhere must not hide them. */
function decoded(raw: string): string | undefined {
  let text = raw.replaceAll('+', ' ')
  for (let round = 0; round < MOST_DECODINGS; round++) {
    const next = text.replaceAll(/%([\da-f]{2})/gi, (_code, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
    if (next === text) return text
    text = next
  }
  return undefined
}
