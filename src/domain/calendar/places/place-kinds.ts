/**
 * The differences between venues and organizers, as data; what they share is code
 * (behaviour/calendar.md#venues-and-organizers). Either is a place: what events are tied to.
 */
import type { PlaceDetails, PlaceKind } from '../../../data/places/place-row.ts'
import { contentTypes, type ContentType } from '../../content-types/content-types.ts'
import type { FixedCode } from '../../../errors/catalogue.ts'

/** Names of the details with values of one type. */
type DetailsOf<Kind extends PlaceKind, Value> = {
  [Name in keyof PlaceDetails[Kind]]: PlaceDetails[Kind][Name] extends Value ? Name : never
}[keyof PlaceDetails[Kind]]

interface PlaceKindShape<Kind extends PlaceKind> {
  name: Kind
  /** Last step of the address of the list, and the member of the answer that holds it. */
  many: `${Kind}s`
  type: ContentType
  /** Members with a line of text, and their details. */
  lines: Readonly<Record<string, DetailsOf<Kind, string>>>
  /** Members that are true by default. */
  flags: Readonly<Record<string, DetailsOf<Kind, boolean>>>
  codes: {
    notAccessible: FixedCode
    inTrash: FixedCode
    noSuchPage: FixedCode
  }
}

export const placeKinds = {
  venue: {
    name: 'venue',
    many: 'venues',
    type: contentTypes.cal_venue,
    lines: {
      address: 'address',
      city: 'city',
      country: 'country',
      province: 'province',
      state: 'state',
      zip: 'zip',
      phone: 'phone',
      website: 'website',
      stateprovince: 'stateProvince',
    },
    flags: { show_map: 'showMap', show_map_link: 'showMapLink' },
    codes: {
      notAccessible: 'venue-not-accessible',
      inTrash: 'venue-is-in-trash',
      noSuchPage: 'venue-archive-page-not-found',
    },
  },
  organizer: {
    name: 'organizer',
    many: 'organizers',
    type: contentTypes.cal_organizer,
    lines: { phone: 'phone', website: 'website', email: 'email' },
    flags: {},
    codes: {
      notAccessible: 'organizer-not-accessible',
      inTrash: 'organizer-is-in-trash',
      noSuchPage: 'organizer-archive-page-not-found',
    },
  },
} as const satisfies { readonly [Kind in PlaceKind]: PlaceKindShape<Kind> }
