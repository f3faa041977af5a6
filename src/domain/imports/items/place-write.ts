/** Computes the changes that an import makes to a place, field by field (behaviour/imports.md). */
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { PlaceDetails, PlaceKind } from '../../../data/places/place-row.ts'
import type { PlaceWrite } from '../../calendar/places/save-place.ts'
import type { ItemContext } from './context.ts'
import { isFilled, type FieldDecisions, type PlaceFields } from './known-place.ts'
import type { PlaceItem } from './read-places.ts'

/** Converts an item to the input for writing a place. */
export async function placeWrite<Kind extends PlaceKind>(
  work: ItemContext,
  { input, excerpt, coordinates, picture }: PlaceItem<Kind>,
  present?: PlaceDetails[Kind],
): Promise<PlaceWrite<Kind>> {
  const featuredMedia = await work.pictureId(picture?.url)
  const { image: _, ...members } = input
  const located = present !== undefined && 'latitude' in present && present.latitude !== null
  const place =
    coordinates === undefined || (located && coordinates.overwrite === false)
      ? {}
      : { latitude: coordinates.latitude, longitude: coordinates.longitude }
  return {
    ...members,
    details: { ...input.details, ...place },
    ...(excerpt !== undefined && { excerpt }),
    ...(featuredMedia !== undefined && { featuredMedia }),
  }
}

/** Input members other than details, with their fields. */
const FIELDS = {
  name: 'title',
  description: 'description',
  excerpt: 'excerpt',
  featuredMedia: 'image',
} as const

/** The values of a write by field name. */
export function givenFields<Kind extends PlaceKind>({
  details,
  ...members
}: PlaceWrite<Kind>): PlaceFields {
  const named = Object.entries(FIELDS).flatMap(([member, field]) => {
    const value = members[member as keyof typeof FIELDS]
    return value === undefined ? [] : [[field, value]]
  })
  return { ...Object.fromEntries(named), ...details }
}

/** The fields about which a write says something. */
export const filledFields = (given: PlaceFields): string[] =>
  Object.keys(given).filter((field) => isFilled(given[field]))

/** A note about fields that were not changed. */
export function unchangedRemark(
  { kind }: PlaceItem,
  { id, title }: EntryRow,
  given: PlaceFields,
  refused: FieldDecisions['refused'],
): string {
  const values = [...refused].map((field) => given[field]).filter((value) => value !== '')
  const lines = [...new Set(values.map(String))].join(', ')
  return `The ${kind} "${title}" (${id}) is known otherwise and stays as it is; the import says: ${lines}`
}

/** The part of a write whose fields may be written. */
export function permittedChanges<Kind extends PlaceKind>(
  write: PlaceWrite<Kind>,
  mayWrite: (field: string) => boolean,
): { readonly write: PlaceWrite<Kind>; readonly fields: ReadonlySet<string> } {
  const fields = new Set<string>()
  const take = (field: string): boolean => {
    if (!mayWrite(field)) return false
    fields.add(field)
    return true
  }
  const details = Object.fromEntries(
    Object.entries(write.details).filter(([name]) => take(name)),
  ) as PlaceWrite<Kind>['details']
  const members = Object.fromEntries(
    Object.entries(FIELDS).flatMap(([member, field]) => {
      const value = write[member as keyof typeof FIELDS]
      return value !== undefined && take(field) ? [[member, value]] : []
    }),
  ) as Omit<PlaceWrite<Kind>, 'details'>
  return { write: { ...members, details }, fields }
}

/**
 * Whether a write would change what is stored. Every item of a calendar names its place, so most
 * would not.
 */
export function hasChanges<Kind extends PlaceKind>(
  { details, ...members }: PlaceWrite<Kind>,
  { title, content, excerpt, featuredMedia }: EntryRow,
  stored: PlaceDetails[Kind],
): boolean {
  const present: Readonly<Record<string, unknown>> = {
    ...stored,
    name: title,
    description: content,
    excerpt,
    featuredMedia,
  }
  return Object.entries({ ...members, ...details }).some(([name, value]) => value !== present[name])
}
