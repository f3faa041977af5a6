/** Names of parameters with secret values, bracketed forms included. */
const SECRET =
  /passw|secret|token|nonce|hash|signature|credential|authorization|api_?key|jwt|\b(?:key|code|state|sig|sign|session|pass|pwd|otp)\b/i

/** Words with what follows each, up to the next one. Every expression here takes linear time. */
const WORDS = /([\w\-[\]]+)([^\w\-[\]]*)/g

/** What separates a name from its value, apart from blanks. */
const ASSIGNMENT = /^["']?[=:]/

/** Name and password inside an address: `https://name:password@example.org`. */
const HOLDS_PASSWORD = /\/\/[^/?#@\s:]*:[^/?#@\s]*@/

/**
 * A step of a path that is a random token, as in signed links. Slugs have no capital letters, and
 * file names have a dot.
 */
const IS_TOKEN = /(?:^|\/)(?=[a-z\d_-]*[A-Z])[\w-]{32,}(?=\/|$)/

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
  const path = holdsSecret(rawPath) ? '[redacted]' : rawPath.split('/').map(loggedStep).join('/')
  if (rawQuery === '') return path
  return `${path}?${rawQuery.split('&').map(loggedParameter).join('&')}`
}

/** Fast path for nearly all addresses; full redaction takes longer than writing the log line. */
const isPlain = (raw: string): boolean =>
  !raw.includes('%') && !SECRET.test(raw) && !IS_TOKEN.test(raw) && !raw.includes('//')

const loggedStep = (step: string): string => (isToken(step) ? '[redacted]' : step)

const isToken = (raw: string): boolean => IS_TOKEN.test(decoded(raw) ?? '')

function loggedParameter(parameter: string): string {
  const equals = parameter.indexOf('=')
  const name = equals < 0 ? parameter : parameter.slice(0, equals)
  if (equals < 0) return holdsSecret(parameter) ? '[redacted]' : parameter
  const plainName = decoded(name)
  const value = parameter.slice(equals + 1)
  const secret = plainName === undefined || SECRET.test(plainName)
  return secret || holdsSecret(value) || isToken(value) ? `${name}=[redacted]` : parameter
}

function holdsSecret(raw: string): boolean {
  const text = decoded(raw)
  return text === undefined || HOLDS_PASSWORD.test(text) || assignsSecret(text)
}

/** Whether a secret name has a value in an address that is itself a value: `url=https://…?password=…`. */
function assignsSecret(text: string): boolean {
  if (!SECRET.test(text)) return false
  return [...text.matchAll(WORDS)].some(
    ([, word = '', between = '']) =>
      SECRET.test(word) && ASSIGNMENT.test(between.replaceAll(/\s/g, '')),
  )
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
