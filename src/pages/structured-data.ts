import type { Node } from '../domain/structured-data/node.ts'
import { Html } from './html.ts'

/** Signs that could end the element, or that old readers of scripts take for the end of a line. */
const RISKY = /[<>&\u2028\u2029]/g

/**
 * The graph of an entry within its page, for programs. It is data: no policy lets it run, and
 * nothing that somebody wrote can end the element.
 */
export function structuredData(nodes: readonly Node[]): Html {
  return new Html(`<script type="application/ld+json">${embeddedJson(nodes)}</script>`)
}

/**
 * Data that scripts of the page find by its `data-js`; like the graph it never runs.
 * @param js a name of the program's own
 */
export function jsonScript(value: unknown, { js }: { readonly js: string }): Html {
  return new Html(`<script data-js='${js}' type='application/json'>${embeddedJson(value)}</script>`)
}

const embeddedJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    RISKY,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
