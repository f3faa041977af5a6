/**
 * Sanitizes markup of authors without the capability for unfiltered HTML
 * (behaviour/permissions.md#writing-posts-and-pages, behaviour/content.md#rendering).
 *
 * The text is tokenized and rewritten: anything that is not an allowed tag gets its angle brackets
 * encoded, and allowed tags keep only allowed attributes, with quoted values that contain no
 * brackets. So all parsers read the result in the same way, regardless of the input. Unlike a
 * sanitizer that builds a tree, this keeps valid input as it was typed: character references,
 * quoting, void tags and unclosed paragraphs.
 */
import { decodeHTMLAttribute } from 'entities'
import { escapeAttribute, safeAddress } from './addresses.ts'
import { addressAttributes, postMarkup, safeStyle } from './allowed-html.ts'
import type { MarkupPolicy } from './allowed-html.ts'
import { runToCompletion, STEPS_PER_SLICE, type Sliced } from './slices.ts'
import { tokensOf } from '../../markup/tokens.ts'
import type { Token } from '../../markup/tokens.ts'

// oxlint-disable-next-line no-control-regex -- these never belong to a text and can hide a word
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f]/g

/**
 * Removes scripts, frames, event handlers, and everything else that the policy does not allow. The
 * text between removed tags is kept; a bare `&` becomes `&amp;`. Idempotent.
 */
export const sanitizeHtml = (html: string, policy: MarkupPolicy = postMarkup): string =>
  runToCompletion(sanitizing(html, policy))

/** The same, in slices. */
export function* sanitizing(html: string, policy: MarkupPolicy = postMarkup): Sliced<string> {
  const printable = html.replace(controls, '')
  if (!/[&<>]/.test(printable)) return printable
  const parts: string[] = []
  for (const token of tokensOf(printable)) {
    if (parts.push(sanitizeToken(token, policy)) % STEPS_PER_SLICE === 0) yield
  }
  return parts.join('')
}

function sanitizeToken(token: Token, policy: MarkupPolicy): string {
  if (token.kind === 'text') return sanitizeCharacters(token.text)
  if (token.kind === 'comment') return sanitizeComment(token.text)
  const attributes = policy.elements.get(token.name)
  if (!attributes) return ''
  return token.closing ? `</${token.name}>` : sanitizeTag(token, attributes, policy)
}

/** A `<` with a matching `>` is treated as a tag and removed; others are text. */
const strayTag = /<[^<>]*>/g

function sanitizeCharacters(text: string): string {
  return encodeAmpersands(text.replace(strayTag, ''))
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}

/** Encodes each `&` that does not start a character reference. */
export function encodeAmpersands(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?!(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi, '&amp;')
}

/** Keeps comments, and block delimiters verbatim; other declarations are removed. */
function sanitizeComment(comment: string): string {
  if (!comment.startsWith('<!--')) return ''
  const inner = comment.slice(4, comment.endsWith('-->') ? -3 : undefined)
  const harmless = inner
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
  return `<!--${harmless}-->`
}

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

function sanitizeTag(token: Token, allowed: ReadonlySet<string>, policy: MarkupPolicy): string {
  const seen = new Set<string>()
  let result = `<${token.name}`
  const rest = token.text.slice(token.name.length + 1, -1)
  for (const match of rest.matchAll(attributePattern)) {
    const name = (match[1] ?? '').toLowerCase()
    if (seen.has(name) || !isAllowed(name, allowed, policy)) continue
    seen.add(name)
    result += sanitizeAttribute(name, match)
  }
  return `${result}${rest.endsWith('/') ? ' />' : '>'}`
}

function isAllowed(name: string, allowed: ReadonlySet<string>, policy: MarkupPolicy): boolean {
  if (allowed.has(name) || policy.common.has(name)) return true
  return policy.prefixed && /^(?:data|aria)-[a-z\d][a-z\d_.-]*$/.test(name)
}

function sanitizeAttribute(name: string, match: RegExpExecArray): string {
  const [, , double, single, bare] = match
  const value = double ?? single ?? bare
  if (value === undefined) return ` ${name}`
  const quote = single === undefined ? '"' : "'"
  const safe = safeValue(name, value)
  if (safe === '' && value !== '') return ''
  const encoded = encodeAmpersands(safe).replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return ` ${name}=${quote}${encoded.replaceAll(quote, escapeAttribute)}${quote}`
}

function safeValue(name: string, value: string): string {
  if (addressAttributes.has(name)) return safeAddress(value)
  if (name !== 'style') return value
  // An unterminated reference is output as plain text, so it is checked as such.
  const decoded = decodeHTMLAttribute(encodeAmpersands(value))
  const safe = safeStyle(decoded)
  return safe === decoded ? value : escapeAttribute(safe)
}
