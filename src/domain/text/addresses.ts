import { decodeHTMLAttribute } from 'entities'

/** Allowed schemes of addresses in content; relative addresses are allowed as well. */
const schemes = new Set(
  'http https ftp ftps mailto news irc ircs irc6 nntp feed tel fax sms svn xmpp webcal urn'.split(
    ' ',
  ),
)

// oxlint-disable-next-line no-control-regex -- browsers drop these from addresses
const controls = /[\0-\x1f\x7f-\x9f]/g

/** Escapes text for an attribute value in double quotes. */
export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/**
 * Removes disallowed schemes from an address: `javascript:alert(1)` becomes `alert(1)`, a harmless
 * relative address. Handles character references, control characters, white space, letter case, and
 * nested schemes.
 *
 * @param value the attribute's value as written, with character references; it is returned
 *   unchanged when there is no fault, else in a form that is as ready for an attribute
 */
export function safeAddress(value: string): string {
  const decoded = decodeHTMLAttribute(value).replace(controls, '').trim()
  const prefix = /[^:/?#]*:/y
  let start = 0
  for (let match = prefix.exec(decoded); match; match = prefix.exec(decoded)) {
    if (schemes.has(match[0].slice(0, -1).toLowerCase())) break
    start = prefix.lastIndex
  }
  return start === 0 ? value : escapeAttribute(decoded.slice(start))
}
