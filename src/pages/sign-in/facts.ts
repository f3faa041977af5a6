import { html, type Html } from '../html.ts'

export type Fact = readonly [name: string, value: Html | string]

/** Names and values, as pages of accounts and authorizations list them. */
export const factsOf = (facts: readonly Fact[]): Html =>
  html`<dl class="facts">
    ${facts.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
