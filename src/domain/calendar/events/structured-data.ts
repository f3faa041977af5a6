/** Structured data of events for search engines, in the schema.org vocabulary. */
import { renderContent, renderTitle } from '../../content/rendering/render.ts'
import { plainText } from '../../embeds/entry-texts.ts'
import { millisecondsOfWall, type WallTime } from '../../time/wall-time.ts'
import { amountOf, offeredPrices } from './cost.ts'
import { currencyCodeOf } from './currency.ts'
import type { LoadedEvent } from './load-events.ts'

export type JsonLd = Readonly<Record<string, unknown>>

/** Data of an event from outside its row. */
export interface EventSurroundings {
  /** Address of its page. */
  readonly url: string
  /** Address of its picture. */
  readonly image: string | undefined
  readonly locations: readonly JsonLd[]
  readonly organizers: readonly JsonLd[]
  /** Publication in the zone of the site, `YYYY-MM-DD HH:MM:SS`. */
  readonly published: string
}

export function eventJsonLd(event: LoadedEvent, around: EventSurroundings): JsonLd {
  const { entry, details } = event
  const { url, image, locations, organizers } = around
  return {
    '@context': 'http://schema.org',
    '@type': 'Event',
    name: plainText(renderTitle(entry.title)),
    description: plainText(renderContent(entry.content)),
    ...(image !== undefined && { image }),
    url,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: `https://schema.org/Event${details.canceled ? 'Cancelled' : 'Scheduled'}`,
    startDate: withOffset(details.startsAt, details.utcStart),
    endDate: withOffset(details.endsAt, details.utcEnd),
    ...(locations[0] !== undefined && { location: locations[0] }),
    ...(organizers[0] !== undefined && { organizer: organizers[0] }),
    ...offersOf(event, around),
    performer: 'Organization',
  }
}

function offersOf({ details }: LoadedEvent, { url, published }: EventSurroundings): JsonLd {
  const [price] = offeredPrices(details)
  if (price === undefined) return {}
  const priceCurrency = currencyCodeOf(details)
  return {
    offers: {
      '@type': 'Offer',
      price: decimal(price),
      ...(priceCurrency !== undefined && { priceCurrency }),
      url,
      category: 'primary',
      availability: 'inStock',
      validFrom: `${published.slice(0, 10)}T00:00:00+00:00`,
    },
  }
}

/** A price with a decimal point and without marks of thousands; a plain one stays as it was written. */
const decimal = (price: string): string =>
  /^\d+(?:\.\d\d?)?$/.test(price) ? price : String(amountOf(price))

const two = (number: number): string => String(number).padStart(2, '0')

/** `2033-03-01T18:00:00-05:00`, of a wall time and the same in UTC. */
export function withOffset(wall: string, utc: string): string {
  const apart = millisecondsOfWall(wall as WallTime) - millisecondsOfWall(utc as WallTime)
  const minutes = Math.round(Math.abs(apart) / 60_000)
  const sign = apart < 0 ? '-' : '+'
  return `${wall.replace(' ', 'T')}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
