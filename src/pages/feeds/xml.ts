import { Html, html } from '../html.ts'

/** Characters that XML 1.0 cannot represent. */
// oxlint-disable-next-line no-control-regex -- these are what is removed
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** Removes characters that XML cannot represent. */
export const clean = (text: string): string => text.toWellFormed().replaceAll(FORBIDDEN, '')

/** An element with text; nothing for empty text. */
export function element(name: string, text: string): Html | undefined {
  if (text === '') return undefined
  return html`${new Html(`<${name}>`)}${clean(text)}${new Html(`</${name}>`)}`
}
