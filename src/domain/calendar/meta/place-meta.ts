/** The meta keys of venues and organizers, which are their details (behaviour/content.md#meta). */
import type { Database } from '../../../data/database/database.ts'
import { findPlaceDetails, readPlaceDetails } from '../../../data/places/place-details.ts'
import { blankDetails, type PlaceDetails, type PlaceKind } from '../../../data/places/place-row.ts'
import { storeDetails } from '../../../data/places/place-writer.ts'
import type { WriteDetails } from '../../content/saving/saving.ts'
import type { Meta, MetaKey } from '../../content/meta-keys.ts'
import type { MetaChanges } from '../../content/meta.ts'
import { completeDetails } from '../places/region.ts'
import { isWebAddress } from '../web-address.ts'
import { refusedMeta } from './refused-meta.ts'

/** The detail for each key. */
export const placeMetaKeys = {
  venue: {
    _VenueAddress: 'address',
    _VenueCity: 'city',
    _VenueCountry: 'country',
    _VenueProvince: 'province',
    _VenueState: 'state',
    _VenueZip: 'zip',
    _VenuePhone: 'phone',
    _VenueURL: 'website',
    _VenueStateProvince: 'stateProvince',
    _VenueLat: 'latitude',
    _VenueLng: 'longitude',
    _VenueShowMap: 'showMap',
    _VenueShowMapLink: 'showMapLink',
  },
  organizer: {
    _OrganizerEmail: 'email',
    _OrganizerPhone: 'phone',
    _OrganizerWebsite: 'website',
  },
} as const satisfies {
  readonly [Kind in PlaceKind]: { readonly [Key in MetaKey]?: keyof PlaceDetails[Kind] }
}

type Details = Readonly<Record<string, string | number | boolean | null>>

/** Reads the details of places as meta, by id; coordinates become texts. */
export async function readPlaceMeta(
  database: Database,
  kind: PlaceKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Partial<Meta>>> {
  const found = await findPlaceDetails(database, kind, ids)
  const keys = Object.entries<string>(placeMetaKeys[kind])
  return new Map(
    ids.map((id) => {
      const details: Details = { ...blankDetails[kind], ...found.get(id) }
      return [id, Object.fromEntries(keys.map(([key, name]) => [key, shown(details[name])]))]
    }),
  )
}

const shown = (value: string | number | boolean | null | undefined): string | boolean =>
  typeof value === 'boolean' ? value : String(value ?? '')

/**
 * Returns the writer of the given meta to the details of a place; a new place always has details.
 * @throws DomainError 400 rest_invalid_param
 */
export function placeDetailsWriter(kind: PlaceKind, changes: MetaChanges): WriteDetails {
  const problems: Record<string, string> = {}
  const details: Record<string, string | number | boolean | null> = {}
  for (const [key, name] of Object.entries<string>(placeMetaKeys[kind])) {
    const sent = changes[key as MetaKey]
    if (sent === undefined || Array.isArray(sent)) continue
    const value = readDetail(name, sent)
    if (value === undefined) problems[key] = 'The value is invalid.'
    else details[name] = value
  }
  if (isAbsent(details['latitude']) !== isAbsent(details['longitude'])) {
    problems['_VenueLat'] = 'Latitude and longitude must be given together.'
  }
  if (Object.keys(problems).length > 0) throw refusedMeta(problems)
  return async (tx, id) => {
    const before = await readPlaceDetails(tx, kind, id)
    // Editors send what they have read together with what they change.
    const known = new Map<string, unknown>(Object.entries(before ?? {}))
    const changed = Object.entries(details).filter(([name, value]) => known.get(name) !== value)
    const stored = Object.fromEntries(changed) as Partial<PlaceDetails[PlaceKind]>
    await storeDetails(tx, kind, id, completeDetails(kind, stored, before))
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null

const DEGREES: Readonly<Record<string, number>> = { latitude: 90, longitude: 180 }
const NUMERAL = /^[+-]?(?:\d{1,3}(?:\.\d{0,20})?|\.\d{1,20})$/
const FLAGS: ReadonlySet<string> = new Set(['showMap', 'showMapLink'])
const LINE_LIMIT = 2000

/** Reads a detail; undefined if it is invalid, null removes the value. */
function readDetail(
  name: string,
  sent: string | boolean | null,
): string | number | boolean | null | undefined {
  if (FLAGS.has(name)) return sent ?? true
  if (typeof sent === 'boolean') return undefined
  const text = sent?.trim() ?? ''
  const most = DEGREES[name]
  if (most !== undefined) {
    if (text === '') return null
    const degrees = NUMERAL.test(text) ? Number(text) : Number.NaN
    return Math.abs(degrees) <= most ? degrees : undefined
  }
  if (text.length > LINE_LIMIT) return undefined
  return name !== 'website' || text === '' || isWebAddress(text) ? text : undefined
}
