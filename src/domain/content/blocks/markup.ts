/** Pieces of markup that several blocks are made of. */
import { escapeAttribute, safeAddress } from '../../text/addresses.ts'
import type { AttributeValues } from './attributes.ts'

/** Returns a text attribute; '' if it is not a string. */
export function textOf(values: AttributeValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** ` name="value"`, or nothing for an empty value. */
export const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${escapeAttribute(value)}"`

/** ` href="…"` without schemes that a browser would run. */
export function address(url: string): string {
  const safe = safeAddress(escapeAttribute(url))
  return safe === '' ? '' : ` href="${safe}"`
}

/** ` class="…"` of the block's own classes and of those that its writer has chosen. */
export function classes(own: string, values: AttributeValues): string {
  const chosen = textOf(values, 'className')
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\w-]/g, ''))
    .filter((word) => word !== '')
  return attribute('class', [own, ...chosen].join(' '))
}
