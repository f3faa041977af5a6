import type { PlaceKind, VenueDetails } from '../../../data/places/place-row.ts'
import { LARGEST_INTEGER } from '../../../stored-integer.ts'
import { readPlace, type PlaceInput } from '../../calendar/places/read-place.ts'
import { parseAddress } from '../addresses/parse-address.ts'
import { ItemReader, type Problems } from './read-value.ts'
import { isJsonObject } from '../../../json-object.ts'

/** A picture's address, and its alternative text. */
export interface PictureItem {
  readonly url: string
  readonly alt: string
}

/** Identity of a thing across sites. */
export interface Identity {
  readonly globalId: string | undefined
  readonly lineage: readonly string[]
}

/** A venue or organizer of an import. */
export interface PlaceItem<Kind extends PlaceKind = PlaceKind> extends Identity {
  readonly kind: Kind
  readonly name: string
  /** Id of the intended place of this site. */
  readonly givenId: number | undefined
  /** The fields that were sent. */
  readonly input: PlaceInput<Kind>
  readonly excerpt: string | undefined
  /** Degrees north and east, and whether they replace a venue's existing ones. */
  readonly coordinates:
    | (Pick<VenueDetails, 'latitude' | 'longitude'> & { readonly overwrite: boolean | undefined })
    | undefined
  /** The address in one line, if it was split; also used for matching. */
  readonly addressLine: string | undefined
  readonly picture: PictureItem | undefined
}

export interface ReadItem<Item> {
  readonly item: Item
  readonly problems: Problems
}

const LINEAGE = 20

export function readIdentity(reader: ItemReader): Identity {
  const globalId = reader.line('global_id')?.trim()
  return {
    globalId: globalId === '' ? undefined : globalId,
    lineage: reader.lines('global_id_lineage', LINEAGE) ?? [],
  }
}

/** Parses a picture: an address alone, or with alternative text; neither is empty. */
export function readPictureItem(reader: ItemReader): PictureItem | undefined {
  const value = reader.raw('image')
  const whole = new ItemReader(isJsonObject(value) ? value : { url: value })
  const url = whole.line('url')?.trim() ?? ''
  const alt = whole.line('alt') ?? ''
  reader.within('image', whole.problems)
  return url === '' ? undefined : { url, alt }
}

/** Parses a venue or organizer (behaviour/imports.md#items). */
export function readPlaceItem<Kind extends PlaceKind>(
  kind: Kind,
  value: unknown,
): ReadItem<PlaceItem<Kind>> {
  const data = isJsonObject(value) ? value : {}
  const reader = new ItemReader(data)
  const givenId = reader.number(`_${kind}_id`, { least: 1, most: LARGEST_INTEGER })
  const name = reader.line(kind)?.trim() ?? ''
  if (name === '' && givenId === undefined) reader.problems[kind] = `${kind} has no name.`
  const coordinates = kind === 'venue' ? readCoordinates(reader) : undefined
  const excerpt = reader.text('excerpt')
  const lines = Object.fromEntries(
    LINES.flatMap((member) => {
      const line = member === 'description' ? reader.text(member) : reader.line(member)
      return line === undefined ? [] : [[member, line]]
    }),
  )
  const split = kind === 'venue' ? splitAddress(lines) : undefined
  const { input, problems } = readPlace(kind, {
    ...lines,
    ...split,
    ...(name !== '' && { [kind]: name }),
  })
  const item: PlaceItem<Kind> = {
    ...readIdentity(reader),
    kind,
    name: input.name ?? '',
    givenId,
    input: { ...input, details: delivered(kind, input.details, { ...lines, ...split }) },
    excerpt,
    coordinates,
    addressLine: split && lines['address'],
    picture: readPictureItem(reader),
  }
  return { item, problems: { ...problems, ...reader.problems } }
}

const LINES = [
  'description',
  'address',
  'city',
  'country',
  'province',
  'state',
  'stateprovince',
  'zip',
  'phone',
  'website',
  'email',
]

/** Splits a single-line address; undefined if that is not certain. */
function splitAddress(
  lines: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const { address = '' } = lines
  const others = ['city', 'country', 'province', 'state', 'stateprovince', 'zip']
  const parts = others.some((line) => (lines[line] ?? '') !== '')
    ? undefined
    : parseAddress(address)
  if (parts === undefined) return undefined
  const { street, city, region, zip, country, code } = parts
  const named = region !== '' && {
    [code === 'US' ? 'state' : 'province']: region,
    stateprovince: region,
  }
  return { address: street, city, zip, country, ...named }
}

/** Other writes fill in defaults; an import only writes members of its source. */
function delivered<Details extends object>(
  kind: PlaceKind,
  details: Details,
  lines: Readonly<Record<string, string>>,
): Details {
  if (kind !== 'venue') return details
  const region = ['state', 'province', 'stateprovince'].some((member) => member in lines)
  const contained = Object.entries(details).filter(
    ([name]) => !name.startsWith('showMap') && (region || name !== 'stateProvince'),
  )
  return Object.fromEntries(contained) as Details
}

function readCoordinates(reader: ItemReader): PlaceItem['coordinates'] {
  const latitude = reader.number('latitude', { least: -90, most: 90 })
  const longitude = reader.number('longitude', { least: -180, most: 180 })
  const overwrite = reader.flag('overwrite_coordinates')
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude, longitude, overwrite }
}
