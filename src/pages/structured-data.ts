import type { Description } from '../domain/structured-data/node.ts'
import { Html } from './html.ts'

/** Characters that could end the element, or that old parsers take for line ends. */
const RISKY = /[<>&\u2028\u2029]/g

/**
 * The structured data of a page, embedded in it. As data it is never executed, and no text
 * in it can end the element.
 */
export function structuredData(items: readonly Description[]): Html {
  return new Html(`<script type="application/ld+json">${embeddedJson(items)}</script>`)
}

/**
 * Data for the page's scripts, found by its `data-js`; never executed.
 * @param js a name chosen by this program
 */
export function jsonScript(value: unknown, { js }: { readonly js: string }): Html {
  return new Html(`<script data-js='${js}' type='application/json'>${embeddedJson(value)}</script>`)
}

const embeddedJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    RISKY,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
