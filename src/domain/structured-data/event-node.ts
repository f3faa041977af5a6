import type { AggregateOffer, Event, Offer, Place, VirtualLocation } from 'schema-dts'
import { amountOf, isFree, offeredPrices } from '../calendar/events/cost.ts'
import { currencyCodeOf } from '../calendar/events/currency.ts'
import type { LoadedEvent } from '../calendar/events/load-events.ts'
import { withOffset } from '../calendar/events/structured-data.ts'
import { wholeDays } from '../time/days.ts'
import { millisecondsOfWall, type WallTime } from '../time/wall-time.ts'
import { plainText, plainTitle } from '../embeds/entry-texts.ts'
import { chosenType } from './chosen-type.ts'
import { descriptionOf } from './entry-text.ts'
import type { GraphSource } from './graph-source.ts'
import {
  describe,
  node,
  refer,
  type Description,
  type Draft,
  type Node,
  type ObjectOf,
} from './node.ts'
import { pictureIds } from './pictures.ts'
import { organizerOf, placeOf } from './place-nodes.ts'
import { dateWithOffset } from '../time/local-time.ts'

type EventMaterial = Pick<GraphSource, 'site' | 'entry' | 'url'>
type Pictured = Pick<GraphSource, 'picture'>

const eventId = (url: string): string => `${url}#event`

/**
 * An event on its own page, with its venue, organizers and price (behaviour/structured-data.md#event).
 */
export function eventNode(source: EventMaterial & Pictured, event: LoadedEvent): Node {
  const { entry, url } = source
  const image = pictureIds(source).map(refer)
  const members = { ...membersOf(source, event), image, mainEntityOfPage: url }
  return node<Event>(eventId(url), members, chosenType(entry))
}

/** The same in a list, which can be long: `url` is the only address. */
export function listedEvent(
  source: EventMaterial & { readonly image: readonly string[] },
  event: LoadedEvent,
): Description {
  const members = { ...membersOf(source, event), image: source.image }
  return describe<Event>(members, chosenType(source.entry))
}

function membersOf(source: EventMaterial, event: LoadedEvent): Draft<ObjectOf<Event>> {
  const { site, entry } = source
  const { details, organizers, tags } = event
  const location = locationsOf(event)
  const isOnline = location.some((place) => place['@type'] === 'VirtualLocation')
  return {
    ...datesOf(source, event),
    description: descriptionOf(entry),
    eventStatus: details.canceled
      ? 'https://schema.org/EventCancelled'
      : 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location,
    organizer: organizers.map(organizerOf),
    offers: offersOf(source, event),
    inLanguage: site.language,
    keywords: tags.map(({ name }) => plainText(name)),
    isAccessibleForFree: isFree(details) ? true : undefined,
  }
}

/** The venues of an event; without one it takes place at its website. */
function locationsOf({
  details,
  venues,
}: LoadedEvent): (ObjectOf<Place> | ObjectOf<VirtualLocation>)[] {
  if (venues.length > 0) return venues.map(placeOf)
  return details.website ? [{ '@type': 'VirtualLocation', url: details.website }] : []
}

/** The public data of an event with a password. */
export const protectedEventNode = (source: EventMaterial, event: LoadedEvent): Node =>
  node<Event>(eventId(source.url), datesOf(source, event), chosenType(source.entry))

/** Name, address and times; all-day events have dates only. */
function datesOf({ site, entry, url }: EventMaterial, { details }: LoadedEvent) {
  const { startsAt, endsAt, utcStart, utcEnd, allDay } = details
  const timeOf = (wall: string, utc: string): string =>
    site.bySiteClock
      ? dateWithOffset(new Date(millisecondsOfWall(utc as WallTime)), site.zone)
      : withOffset(wall, utc)
  const days = wholeDays(startsAt as WallTime, endsAt as WallTime)
  return {
    '@type': 'Event' as const,
    name: plainTitle(entry),
    url,
    startDate: allDay ? days.first : timeOf(startsAt, utcStart),
    endDate: allDay ? days.last : timeOf(endsAt, utcEnd),
  }
}

function offersOf(
  { site, entry, url }: EventMaterial,
  { details }: LoadedEvent,
): ObjectOf<Offer | AggregateOffer> | undefined {
  const prices = offeredPrices(details).map(amountOf)
  const [lowest] = prices
  const highest = prices.at(-1)
  if (lowest === undefined || highest === undefined) return undefined
  const priceCurrency = currencyCodeOf(details)
  const common = {
    ...(priceCurrency !== undefined && { priceCurrency }),
    url: details.website || url,
    availability: 'https://schema.org/InStock',
    validFrom: dateWithOffset(entry.date, site.zone),
  } as const
  return lowest === highest
    ? { '@type': 'Offer', price: lowest, ...common }
    : { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest, ...common }
}
