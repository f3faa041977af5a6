/** An occurrence as calendar pages show it (behaviour/calendar-pages.md). */
import type { Picture, PlaceRow } from '../../../data/places/place-row.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import { memoize } from '../../../domain/content/rendering/memo.ts'
import { renderExcerptOf, renderTitle } from '../../../domain/content/rendering/render.ts'
import { sanitizeHtml } from '../../../domain/text/sanitize.ts'
import { plainText } from '../../../domain/embeds/entry-texts.ts'
import {
  responsivePicture,
  type ResponsivePicture,
} from '../../../domain/embeds/responsive-picture.ts'
import { formatCost } from '../../../domain/calendar/events/cost.ts'
import type { LoadedEvent } from '../../../domain/calendar/events/load-events.ts'
import { withOffset } from '../../../domain/calendar/events/structured-data.ts'
import { endOfDay } from '../../../domain/time/days.ts'
import { zoneAbbreviation } from '../../../domain/time/zones.ts'
import { midnight, millisecondsOfWall, type WallTime } from '../../../domain/time/wall-time.ts'
import { BLANK_REQUEST } from './addresses/view-request.ts'
import { writeAddress } from './addresses/write-address.ts'
import type { Timed } from './timed.ts'
import type { CardVenue, EventCard, NamedLink } from './view-model.ts'
import type { ViewSite } from './view-site.ts'

type CardSite = Pick<ViewSite, 'siteUrl' | 'settings' | 'zone' | 'bySiteClock' | 'nowUtc'>

export function eventCard(site: CardSite, event: LoadedEvent, time: Timed): EventCard {
  const { entry, details, picture } = event
  const [venue] = event.venues
  const { occurrence, firstDay, lastDay } = time
  return {
    id: entry.id,
    url: permalink(site.siteUrl, contentTypes.cal_events, entry),
    title: plainText(renderTitle(entry.title)),
    isProtected: entry.password !== '',
    ...(details.allDay ? datesOf(time) : timesOf(time)),
    allDay: details.allDay,
    isMultiDay: firstDay !== lastDay,
    zoneLabel: zoneLabel(site, event, time),
    featured: details.featured,
    isOver: occurrence.utcEnd < site.nowUtc,
    isCanceled: details.canceled,
    dateTimeSeparator: details.dateTimeSeparator,
    timeRangeSeparator: details.timeRangeSeparator,
    cost: formatCost(details),
    excerptHtml: cleanExcerpt(renderExcerptOf(entry)),
    image: picture && imageOf(site.siteUrl, picture),
    venue: venue && venueOf(venue),
  }
}

type ShownTimes = Pick<EventCard, 'startsAt' | 'endsAt' | 'startIso' | 'endIso'>

const timesOf = ({ startsAt, endsAt, occurrence }: Timed): ShownTimes => ({
  startsAt,
  endsAt,
  startIso: withOffset(startsAt, occurrence.utcStart),
  endIso: withOffset(endsAt, occurrence.utcEnd),
})

/** With a cut-off, an all-day event ends on the following date, which is not shown. */
const datesOf = ({ firstDay, lastDay }: Timed): ShownTimes => ({
  startsAt: midnight(firstDay),
  endsAt: endOfDay(midnight(lastDay)),
  startIso: firstDay,
  endIso: lastDay,
})

/** Fragments are embedded in other pages, so nothing in them may run, whatever the rights of the author. */
const cleanExcerpt = memoize('excerpts on cards', (html) => sanitizeHtml(html))

function zoneLabel(
  { settings, zone, bySiteClock }: CardSite,
  { details: { timezone, allDay } }: LoadedEvent,
  { occurrence }: Timed,
): string | undefined {
  if (!settings.showTimezone || allDay || timezone === zone) return undefined
  const instant = new Date(millisecondsOfWall(occurrence.utcStart as WallTime))
  return zoneAbbreviation(bySiteClock ? zone : timezone, instant)
}

/** The width of a card on a wide screen, in pixels. */
const CARD_WIDTH = 600

/** An image in its stored sizes. */
export const imageOf = (siteUrl: string, picture: Picture): ResponsivePicture =>
  responsivePicture(siteUrl, picture, CARD_WIDTH)

function venueOf(venue: PlaceRow<'venue'>): CardVenue {
  const { address, city, stateProvince, state, province, country } = venue.details
  const parts = [address, city, stateProvince || state || province, country]
  return {
    name: plainText(renderTitle(venue.title)),
    addressLine: parts.filter((part) => part !== '').join(', '),
  }
}

/** The calendar of a category. */
export function categoryLink(siteUrl: string, { name, slug }: TermRow): NamedLink {
  const url = siteUrl + writeAddress({ ...BLANK_REQUEST, category: [slug] })
  return { name: plainText(name), url }
}
