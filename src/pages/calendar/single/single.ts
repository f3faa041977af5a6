import type { Translate } from '../../../messages/words.ts'
import { html, type Html } from '../../html.ts'
import { icons } from '../icons.ts'
import type { ListView } from '../views/view-model.ts'

/** The parts of an event's or place's page around the entry's text. */
export interface SingleParts {
  readonly back: string
  /** Below the title. */
  readonly intro?: Html | undefined
  readonly picture?: Html | undefined
  readonly belowText?: Html | undefined
  /** Next to the text. */
  readonly facts?: Html | undefined
  /** Below everything. */
  readonly after?: Html | undefined
  /** The events of a place, one page of a list. */
  readonly list?: ListView | undefined
}

/**
 * The main part of the page.
 * @param text the entry's content, or the form for its password
 */
export function singleArticle(t: Translate, title: string, text: Html, parts: SingleParts): Html {
  const { back, intro, picture, belowText, facts, after } = parts
  return html`<article class="cal-single">
    <a class="cal-single__back" href="${back}">${icons.previous} ${t('event.back')}</a>
    <h1>${title}</h1>
    ${intro}
    <div class="cal-single__columns">
      <div>
        ${picture && html`<div class="cal-single__picture">${picture}</div>`} ${text} ${belowText}
      </div>
      ${facts && html`<div class="cal-single__facts">${facts}</div>`}
    </div>
    ${after}
  </article>`
}
