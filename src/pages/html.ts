import { perObject } from '../cache/per-object.ts'

/** Finished markup. Only `html` creates it, so text is never mistaken for markup. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

/** Values of a template. false and undefined render nothing, which allows inline conditions. */
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[]

/**
 * A template for markup. Values are escaped unless they are markup already, including quotes, so
 * they may be used in quoted attributes.
 * @example html`<a href="${address}">${title}</a>`
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(
    tightened(parts).reduce((markup, part, index) => markup + show(values[index - 1]) + part),
  )
}

/** The parts without the indentation of their source, which readers of a page would download. */
const tightened = perObject((parts: TemplateStringsArray) =>
  parts.map((part) => part.replaceAll(/\s*\n\s*/g, '\n')),
)

function show(value: HtmlValue): string {
  if (value instanceof Html) return value.toString()
  if (value === undefined || value === false) return ''
  if (typeof value === 'object') return value.map(show).join('')
  return escapeText(String(value))
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeText(text: string): string {
  // Fast path: most texts contain none of these characters.
  if (!/[&<>"']/.test(text)) return text
  return text.replaceAll(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign)
}
