import type { EntryRow, MediaColumns } from '../entries/entry-row.ts'

/** A place is what events are tied to: where they happen, or who holds them. */
export type PlaceKind = 'venue' | 'organizer'

export interface VenueDetails {
  readonly address: string
  readonly city: string
  readonly country: string
  readonly province: string
  readonly state: string
  readonly stateProvince: string
  readonly zip: string
  readonly phone: string
  readonly website: string
  readonly showMap: boolean
  readonly showMapLink: boolean
  /** Degrees north; null where nobody said where the venue lies. */
  readonly latitude: number | null
  /** Degrees east; null together with the latitude. */
  readonly longitude: number | null
}

export interface OrganizerDetails {
  readonly phone: string
  readonly website: string
  readonly email: string
}

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

/** A picture of the media library, as far as whoever features it shows it. */
export interface Picture extends Pick<
  MediaColumns,
  'file' | 'filesize' | 'width' | 'height' | 'altText' | 'sizes'
> {
  readonly id: number
}

/** A venue or an organizer as readers load it, with what its view needs. */
export interface PlaceRow<Kind extends PlaceKind = PlaceKind> extends Pick<
  EntryRow,
  | 'id'
  | 'type'
  | 'status'
  | 'slug'
  | 'title'
  | 'content'
  | 'excerpt'
  | 'authorId'
  | 'password'
  | 'date'
  | 'dateFloats'
  | 'modified'
  | 'trashedStatus'
  | 'version'
  | 'updatedAt'
> {
  readonly details: PlaceDetails[Kind]
  /** The featured picture, where the reader may see it. */
  readonly picture: Picture | null
}
