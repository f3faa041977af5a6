import type { ColumnNames, RowOf } from '../database/columns.ts'
import { mediaColumns, type entryColumns } from '../entries/entry-row.ts'

/** A place is where events happen, or who organizes them. */
export type PlaceKind = 'venue' | 'organizer'

export const PLACE_TYPES = { venue: 'cal_venue', organizer: 'cal_organizer' } as const

/** Columns of the details of each kind, by member name. */
export const venueColumns = {
  address: 'address',
  city: 'city',
  country: 'country',
  province: 'province',
  state: 'state',
  stateProvince: 'state_province',
  zip: 'zip',
  phone: 'phone',
  website: 'website',
  showMap: 'show_map',
  showMapLink: 'show_map_link',
  /** Degrees north; null if unknown. */
  latitude: 'latitude',
  /** Degrees east; null if the latitude is. */
  longitude: 'longitude',
} as const satisfies ColumnNames<'venues'>

export const organizerColumns = {
  phone: 'phone',
  website: 'website',
  email: 'email',
} as const satisfies ColumnNames<'organizers'>

export interface VenueDetails extends RowOf<'venues', typeof venueColumns> {}
export interface OrganizerDetails extends RowOf<'organizers', typeof organizerColumns> {}

/** The details of each kind besides its entry. */
export interface PlaceDetails {
  venue: VenueDetails
  organizer: OrganizerDetails
}

/** Details of a place without any data. */
export const blankDetails: { readonly [Kind in PlaceKind]: PlaceDetails[Kind] } = {
  venue: {
    address: '',
    city: '',
    country: '',
    province: '',
    state: '',
    stateProvince: '',
    zip: '',
    phone: '',
    website: '',
    showMap: true,
    showMapLink: true,
    latitude: null,
    longitude: null,
  },
  organizer: { phone: '', website: '', email: '' },
}

const { file, filesize, width, height, altText, sizes } = mediaColumns

/** A media library picture, as shown by what features it. */
export const pictureColumns = {
  id: 'entry_id',
  file,
  filesize,
  width,
  height,
  altText,
  sizes,
} as const

export interface Picture extends RowOf<'media', typeof pictureColumns> {}

/** Columns of a place visible to everyone who sees the place. */
export const placeColumns = {
  id: 'id',
  type: 'type',
  status: 'status',
  slug: 'slug',
  title: 'title',
  authorId: 'author_id',
  password: 'password',
  date: 'date',
  dateFloats: 'date_floats',
  modified: 'modified',
  trashedStatus: 'trashed_status',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies Partial<typeof entryColumns>

/** A venue or organizer with everything its views need. */
export interface PlaceRow<Kind extends PlaceKind = PlaceKind> extends RowOf<
  'entries',
  typeof placeColumns
> {
  /** Empty for readers who may not bypass the password. */
  readonly content: string
  readonly excerpt: string
  readonly details: PlaceDetails[Kind]
  /** The featured picture, if visible to the reader. */
  readonly picture: Picture | null
}
