import { html, type Html, type HtmlValue } from './html.ts'

export type Fact = readonly [name: string, value: HtmlValue]

/** Names and values, each pair in an element of its own, for a description list. */
export const factRows = (facts: readonly Fact[]): Html[] =>
  facts.map(
    ([name, value]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`,
  )
