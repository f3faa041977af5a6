import type { SubscribeLink } from './views/view-model.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import { html, type Html } from '../html.ts'
import { icons } from './icons.ts'

/**
 * Links with which calendar programs subscribe to the events shown
 * (behaviour/calendar-pages.md#calendar-files).
 */
export function subscribeMenu(t: Translate, links: readonly SubscribeLink[]): Html | undefined {
  if (links.length === 0) return undefined
  return html`<div class="cal-events-c-subscribe-dropdown">
    <details data-js="cal-events-popover">
      <summary class="cal-button cal-button--quiet">
        ${icons.calendar}<span>${t('calendar.subscribe')}</span>${icons.down}
      </summary>
      <ul class="cal-popover">
        ${links.map(
          (link) =>
            html`<li>
              <a href="${link.url}" rel="noopener noreferrer nofollow noindex" target="_blank"
                >${subscribeLabel(t, link)}</a
              >
            </li>`,
        )}
      </ul>
    </details>
  </div>`
}

const KNOWN: Readonly<Record<string, PlainMessageKey>> = {
  ical: 'calendar.subscribe.ical',
  ics: 'calendar.subscribe.ics',
  'desktop-ics': 'calendar.subscribe.desktop',
  'google-calendar': 'calendar.subscribe.google',
  'outlook-live': 'calendar.subscribe.outlookLive',
  'outlook-365': 'calendar.subscribe.outlook365',
}

export function subscribeLabel(t: Translate, { slug, label }: SubscribeLink): string {
  const key = KNOWN[slug]
  return label || (key === undefined ? slug : t(key))
}
