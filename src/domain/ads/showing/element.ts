import { escapeAttribute } from '../../text/addresses.ts'

type Attributes = Readonly<Record<string, string | number | true | undefined>>

const EMPTY = new Set(['img'])

/** An element. Attribute values are plain text, the content is markup. */
export function element(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes)
    .filter(([key, value]) => value !== undefined && !(key === 'style' && value === ''))
    .map(([key, value]) =>
      value === true ? ` ${key}` : ` ${key}="${escapeAttribute(String(value))}"`,
    )
    .join('')
  return EMPTY.has(name) ? `<${name}${written} />` : `<${name}${written}>${inner}</${name}>`
}

/** Escapes text for use between tags. */
export const escapeText = (text: string): string => escapeAttribute(text)

export const closeButton = (): string =>
  element('button', { type: 'button', class: 'ads-close', 'aria-label': 'Close' }, '×')
