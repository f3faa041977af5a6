import { factRows, type Fact } from '../../fact-rows.ts'
import { html, type Html } from '../../html.ts'

/** A block of names and values; empty values are omitted, and so is an empty block. */
export function factList(facts: readonly Fact[]): Html | undefined {
  const known = facts.filter(([, value]) => value !== undefined && value !== false && value !== '')
  if (known.length === 0) return undefined
  return html`<dl>${factRows(known)}</dl>`
}

/** Links separated by commas. */
export function linkList(
  links: readonly { readonly name: string; readonly url: string }[],
): Html | undefined {
  if (links.length === 0) return undefined
  return html`${links.map(
    ({ name, url }, index) => html`${index > 0 && ', '}<a href="${url}">${name}</a>`,
  )}`
}
