import { factRows, type Fact } from '../fact-rows.ts'
import { html, type Html } from '../html.ts'

/** Names and values, as pages of accounts and authorizations list them. */
export const factsOf = (facts: readonly Fact[]): Html =>
  html`<dl class="facts">${factRows(facts)}</dl>`
