/** Finished markup. Only `html` makes it, so a text cannot be taken for markup by accident. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

/** What a template may hold. Nothing shows for false and undefined, so conditions read well. */
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[]

/**
 * A template of markup. Every value is text and is escaped, unless it is markup already; quotes
 * too, so a value may stand in an attribute as long as that is quoted.
 * @example html`<a href="${address}">${title}</a>`
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + show(values[index - 1]) + part))
}

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
  // Most texts have none of them, and looking is cheaper than replacing.
  if (!/[&<>"']/.test(text)) return text
  return text.replaceAll(/[&<>"']/g, (sign) => REFERENCES[sign] ?? sign)
}
