/** Opening tags as they are written, such as `<a href="/about">`, and single attributes of them. */
import { escapeText, unescapeText } from './characters.ts'

/** An attribute: the blank before it, its name, and a value in quotes or without. */
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g

/** The name of a tag in lower case; '' for anything else. */
export const tagName = (tag: string): string =>
  /^<\/?([a-z][a-z0-9:-]*)/i.exec(tag)?.[1]?.toLowerCase() ?? ''

/** The value of an attribute; undefined if the tag does not have it. */
export function attributeOf(tag: string, name: string): string | undefined {
  for (const [, found, value = ''] of attributesIn(tag))
    if (found?.toLowerCase() === name) return unescapeText(value.replace(/^["']|["']$/g, ''))
  return undefined
}

const attributesIn = (tag: string): Iterable<RegExpExecArray> =>
  tag.replace(/^<[^\s/>]*/, '').matchAll(ATTRIBUTE)

/** The tag with another value of one attribute, or without it; all else stays as it is written. */
export function withAttribute(tag: string, name: string, value: string | undefined): string {
  const start = /^<[^\s/>]*/.exec(tag)?.[0] ?? ''
  const written = value === undefined ? '' : ` ${name}="${escapeAttribute(value)}"`
  let isFound = false
  const rest = tag.slice(start.length).replace(ATTRIBUTE, (whole: string, found: string) => {
    if (found.toLowerCase() !== name) return whole
    if (isFound) return ''
    isFound = true
    return written
  })
  return isFound ? start + rest : start + written + rest
}

/** Text for an attribute value in double quotes. */
export const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', '&quot;')
