import { decodeHTMLAttribute } from 'entities'

/** Schemes that an address in content may have; one without a scheme is relative and fine. */
const schemes = new Set(
  'http https ftp ftps mailto news irc ircs irc6 nntp feed tel fax sms svn xmpp webcal urn'.split(
    ' ',
  ),
)

// oxlint-disable-next-line no-control-regex -- browsers drop these from addresses
const controls = /[\0-\x1f\x7f-\x9f]/g

/** Text as the value of an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#039;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/**
 * An address without the schemes that are not allowed: `javascript:alert(1)` becomes `alert(1)`,
 * a relative address that does nothing. Sees through character references, control characters
 * and blanks, letter case, and schemes behind schemes.
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
