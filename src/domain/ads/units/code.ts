/** Sanitizes the HTML code of ads by the author's capabilities (behaviour/ads.md#who-may-call). */
import { decodeHTMLAttribute } from 'entities'
import { has, type Caller } from '../../accounts/caller.ts'
import { safeAddress } from '../../text/addresses.ts'
import { sanitizeHtml } from '../../text/sanitize.ts'
import { tokenize, type Token } from '../../../markup/tokens.ts'
import { forbidden } from '../../errors/errors.ts'
import { RAW_AD_CODE } from '../ad-policy.ts'
import type { StoredFields } from './fields.ts'

const CODES = ['code', 'mob_code'] as const

/**
 * Prepares fields for storage. Code is sanitized if the caller lacks the capability for raw code.
 * @param stored the current fields of the unit
 * @throws DomainError 403 rest_forbidden when scripts are given, or are there, without that right
 */
export function permittedFields(
  caller: Caller,
  given: StoredFields,
  stored: StoredFields = {},
): StoredFields {
  if (has(caller, RAW_AD_CODE)) return given
  const codes = CODES.flatMap((name) => [given[name], stored[name]])
  const scripted = codes.some((code) => typeof code === 'string' && runs(code))
  if (scripted) throw forbidden('rest_forbidden', caller)
  const cleaned = CODES.flatMap((name) => {
    const code = given[name]
    return typeof code === 'string' ? [[name, sanitizeHtml(code)] as const] : []
  })
  return { ...given, ...Object.fromEntries(cleaned) }
}

const ACTIVE = new Set(
  (
    'applet base embed frame frameset iframe link math meta noembed noframes noscript object ' +
    'plaintext portal script style svg template textarea title xmp'
  ).split(' '),
)

/** Whether code would run a script or embed a frame. */
export function runs(code: string): boolean {
  return tokenize(code).some(
    (token) => token.kind === 'tag' && (ACTIVE.has(token.name) || hasActiveAttribute(token)),
  )
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

function hasActiveAttribute({ text, name }: Token): boolean {
  return [...text.slice(name.length + 1).matchAll(ATTRIBUTE)].some(
    ([, key = '', double, single, bare]) => {
      const value = double ?? single ?? bare ?? ''
      if (/^on/i.test(key) || key.toLowerCase() === 'srcdoc') return true
      const isAddress = /^(?:href|src|action|formaction|data|poster|background|xlink:href)$/i
      const decoded = decodeHTMLAttribute(value)
      return isAddress.test(key) && decodeHTMLAttribute(safeAddress(value)) !== decoded
    },
  )
}
