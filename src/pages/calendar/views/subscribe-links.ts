/** Links to subscribe to the events of a page (behaviour/calendar-pages.md#calendar-files). */
import type { ViewRequest } from './addresses/view-request.ts'
import { writeAddress } from './addresses/write-address.ts'
import type { SubscribeLink } from './view-model.ts'
import type { ViewSite } from './view-site.ts'

export function subscribeLinks(
  { siteUrl, settings }: Pick<ViewSite, 'siteUrl' | 'settings'>,
  request: ViewRequest,
): SubscribeLink[] {
  // Subscribers want upcoming events, whichever page they subscribe on.
  const all: ViewRequest = { ...request, view: undefined, date: undefined, page: 1, past: false }
  const feed = siteUrl + withArgument(writeAddress(all), 'ical')
  const here = siteUrl + writeAddress({ ...request, page: 1, past: false })
  const webcal = feed.replace(/^https?:/, 'webcal:')
  const chosen = new Set(settings.calendarServices.map(({ slug }) => slug))
  return [
    { slug: 'ical', label: '', url: webcal },
    { slug: 'ics', label: '', url: withArgument(here, 'ical') },
    { slug: 'desktop-ics', label: '', url: withArgument(here, 'desktop-ical') },
    ...servicesOf(feed, settings.title).filter(({ slug }) => !chosen.has(slug)),
    ...settings.calendarServices.map(({ slug, label, url_template: template }) => ({
      slug,
      label,
      url: template
        .replaceAll('{feed_url}', encodeURIComponent(webcal))
        .replaceAll('{name}', encodeURIComponent(settings.title)),
    })),
  ]
}

const withArgument = (address: string, name: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${name}=1`

/** Popular calendar services. */
function servicesOf(feed: string, name: string): SubscribeLink[] {
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addsubscription',
    url: feed,
    name,
  })
  const google = new URLSearchParams({ cid: feed.replace(/^https?:/, 'webcal:') })
  return [
    {
      slug: 'google-calendar',
      label: '',
      url: `https://calendar.google.com/calendar/render?${google.toString()}`,
    },
    { slug: 'outlook-live', label: '', url: `https://outlook.live.com/owa/?${outlook.toString()}` },
    {
      slug: 'outlook-365',
      label: '',
      url: `https://outlook.office.com/owa/?${outlook.toString()}`,
    },
  ]
}
