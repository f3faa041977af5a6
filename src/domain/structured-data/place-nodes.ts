/**
 * Venues and organizers as nodes, and as parts of the events that name them
 * (behaviour/structured-data.md#place-and-organizer).
 */
import type { Organization, Place, PostalAddress } from 'schema-dts'
import type { PlaceRow, VenueDetails } from '../../data/places/place-row.ts'
import { postalLines } from '../calendar/places/postal-address.ts'
import { plainExcerpt, plainTitle } from '../embeds/entry-texts.ts'
import { fileAddress } from '../embeds/thumbnail.ts'
import { compact, node, type Draft, type Node, type ObjectOf } from './node.ts'

/**
 * A venue, identified by its website or else its page. Search engines cannot use one without any
 * address line, so there is no node then.
 */
export function placeNode(siteUrl: string, url: string, row: PlaceRow<'venue'>): Node | undefined {
  const members = placeOf(row)
  if (!('address' in members)) return undefined
  return node<Place>(`${url}#place`, {
    url,
    ...members,
    image: imageOf(siteUrl, row),
    description: plainExcerpt(row),
    hasMap: mapOf(row.details),
  })
}

/** A venue as the location of an event. */
export function placeOf(row: PlaceRow<'venue'>): ObjectOf<Place> {
  const { latitude, longitude, phone, website } = row.details
  const located = latitude !== null && longitude !== null
  const place: Draft<ObjectOf<Place>> = {
    '@type': 'Place',
    name: plainTitle(row),
    address: addressOf(row.details),
    geo: located ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    telephone: phone,
    url: website,
    sameAs: website,
  }
  return compact(place) as ObjectOf<Place>
}

/** A link to a map that needs no account; '' without coordinates. */
const mapOf = ({ latitude, longitude }: VenueDetails): string =>
  latitude === null || longitude === null
    ? ''
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

function addressOf(details: VenueDetails): ObjectOf<PostalAddress> | undefined {
  const lines = postalLines(details)
  return Object.keys(lines).length === 0 ? undefined : { '@type': 'PostalAddress', ...lines }
}

/** @param type if it is not an organization */
export function organizerNode(
  siteUrl: string,
  url: string,
  row: PlaceRow<'organizer'>,
  type: string | undefined,
): Node {
  const members = {
    ...organizerOf(row),
    url,
    image: imageOf(siteUrl, row),
    description: plainExcerpt(row),
  }
  return node<Organization>(`${url}#organizer`, members, type)
}

/** An organizer as an event names it. */
export function organizerOf(row: PlaceRow<'organizer'>): ObjectOf<Organization> {
  const { phone, email, website } = row.details
  const organizer: Draft<ObjectOf<Organization>> = {
    '@type': 'Organization',
    name: plainTitle(row),
    url: website,
    telephone: phone,
    email,
    sameAs: website,
  }
  return compact(organizer) as ObjectOf<Organization>
}

const imageOf = (siteUrl: string, { picture, password }: PlaceRow): string =>
  picture === null || password !== '' ? '' : fileAddress(siteUrl, picture.file)
