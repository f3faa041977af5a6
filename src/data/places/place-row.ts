import type { ColumnNames, RowOf } from '../database/columns.ts'
import { mediaColumns, type entryColumns } from '../entries/entry-row.ts'

/** A place is what events are tied to: where they happen, or who holds them. */
export type PlaceKind = 'venue' | 'organizer'

/** The types of their entries. */
export const PLACE_TYPES = { venue: 'cal_venue', organizer: 'cal_organizer' } as const

/** The columns of the details of each kind by the names that rows have for them. */
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
  /** Degrees north; null where nobody said where the venue lies. */
  latitude: 'latitude',
  /** Degrees east; null together with the latitude. */
  longitude: 'longitude',
} as const satisfies ColumnNames<'venues'>

export const organizerColumns = {
  phone: 'phone',
  website: 'website',
  email: 'email',
} as const satisfies ColumnNames<'organizers'>

export interface VenueDetails extends RowOf<'venues', typeof venueColumns> {}
export interface OrganizerDetails extends RowOf<'organizers', typeof organizerColumns> {}

/** What each kind has beside its entry. */
export interface PlaceDetails {
  venue: VenueDetails
  organizer: OrganizerDetails
}

/** The details of a place of which nothing is known yet. */
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

/** A picture of the media library, as far as whoever features it shows it. */
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

/** The columns of a place that everybody may see who may see the place. */
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

/** A venue or an organizer as readers load it, with what its view needs. */
export interface PlaceRow<Kind extends PlaceKind = PlaceKind> extends RowOf<
  'entries',
  typeof placeColumns
> {
  /** Empty for those who may not pass the password. */
  readonly content: string
  readonly excerpt: string
  readonly details: PlaceDetails[Kind]
  /** The featured picture, where the reader may see it. */
  readonly picture: Picture | null
}
