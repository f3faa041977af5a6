/** Names of parameters with secret values, bracketed forms included. */
const SECRET =
  /passw|secret|token|nonce|hash|signature|credential|authorization|api_?key|\b(?:key|code|state)\b/i

/** The same names inside an address that is itself a value, such as `url=https://…?password=…`. */
const HOLDS_SECRET = new RegExp(`(?:${SECRET.source})[\\w\\-[\\]]*\\s*["']?\\s*[=:]`, 'i')

/** Limit for nested percent-encoding. A name nested deeper is redacted without decoding. */
const MOST_DECODINGS = 4

/**
 * The address of a request for the log: secret values are redacted, however their names are
 * spelled, and so is anything that cannot be fully decoded.
 */
export function loggedAddress(rawPath: string, rawQuery = ''): string {
  if (isPlain(rawPath) && isPlain(rawQuery)) {
    return rawQuery === '' ? rawPath : `${rawPath}?${rawQuery}`
  }
  const path = holdsSecret(rawPath) ? '[redacted]' : rawPath
  if (rawQuery === '') return path
  return `${path}?${rawQuery.split('&').map(loggedParameter).join('&')}`
}

/** Fast path for nearly all addresses; full redaction takes longer than writing the log line. */
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

/**
 * Decodes byte by byte: secret names are ASCII, and an invalid sequence elsewhere must not hide
 * them.
 */
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
