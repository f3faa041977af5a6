import type { SubscribeLink } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import { icons } from './icons.ts'
import { calendarTexts as texts } from './calendar-texts.ts'

/**
 * Links with which calendar programs subscribe to the events shown
 * (behaviour/calendar-pages.md#calendar-files).
 */
export function subscribeMenu(links: readonly SubscribeLink[]): Html | undefined {
  if (links.length === 0) return undefined
  return html`<div class="cal-events-c-subscribe-dropdown">
    <details data-js="cal-events-popover">
      <summary class="cal-button cal-button--quiet">
        ${icons.calendar}<span>${texts.subscribe}</span>${icons.down}
      </summary>
      <ul class="cal-popover">
        ${links.map(
          (link) =>
            html`<li>
              <a href="${link.url}" rel="noopener noreferrer nofollow noindex" target="_blank"
                >${subscribeLabel(link)}</a
              >
            </li>`,
        )}
      </ul>
    </details>
  </div>`
}

const KNOWN: Readonly<Record<string, string>> = texts.subscribeLinks

export const subscribeLabel = ({ slug, label }: SubscribeLink): string =>
  label || KNOWN[slug] || slug
