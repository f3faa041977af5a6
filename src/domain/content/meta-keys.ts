/**
 * The keys of the `meta` object in the order in which it shows them (behaviour/content.md#meta).
 */

interface MetaKeyShape {
  type: 'boolean' | 'string' | 'numbers'
}

const boolean = { type: 'boolean' } as const
const string = { type: 'string' } as const
const numbers = { type: 'numbers' } as const

export const metaKeys = {
  _fields_changed: boolean,
  _EventAllDay: boolean,
  _EventTimezone: string,
  _EventStartDate: string,
  _EventEndDate: string,
  _EventStartDateUTC: string,
  _EventEndDateUTC: string,
  _EventShowMap: boolean,
  _EventShowMapLink: boolean,
  _EventURL: string,
  _EventCost: string,
  _EventCostDescription: string,
  _EventCurrencySymbol: string,
  _EventCurrencyCode: string,
  _EventCurrencyPosition: string,
  _EventDateTimeSeparator: string,
  _EventTimeRangeSeparator: string,
  _EventOrganizerID: numbers,
  _EventVenueID: numbers,
  _OrganizerEmail: string,
  _OrganizerPhone: string,
  _OrganizerWebsite: string,
  _VenueAddress: string,
  _VenueCity: string,
  _VenueCountry: string,
  _VenueProvince: string,
  _VenueState: string,
  _VenueZip: string,
  _VenuePhone: string,
  _VenueURL: string,
  _VenueStateProvince: string,
  _VenueLat: string,
  _VenueLng: string,
  _VenueShowMap: boolean,
  _VenueShowMapLink: boolean,
  footnotes: string,
  pattern_sync_status: string,
  schema_disabled: boolean,
  schema_type: string,
} as const satisfies Record<string, MetaKeyShape>

export type MetaKey = keyof typeof metaKeys

interface MetaValues {
  boolean: boolean
  string: string
  numbers: number[]
}

export type MetaType = keyof MetaValues

/**
 * Keys that are only shown if an item has a value of its own, without a default
 * (behaviour/structured-data.md#nodes-of-each-type).
 */
export const sparseMetaKeys = [
  'schema_disabled',
  'schema_type',
] as const satisfies readonly MetaKey[]

type SparseKey = (typeof sparseMetaKeys)[number]

export type MetaValueOf<Key extends MetaKey> = MetaValues[(typeof metaKeys)[Key]['type']]

/** The complete meta object: a value for every key that is not sparse. */
export type Meta = { [Key in Exclude<MetaKey, SparseKey>]: MetaValueOf<Key> } & {
  [Key in SparseKey]?: MetaValueOf<Key>
}

export type MetaValue = MetaValueOf<MetaKey>

export const metaDefaults = {
  boolean: false,
  string: '',
  numbers: [],
} as const satisfies { readonly [Type in MetaType]: Readonly<MetaValues[Type]> }

/** Whether this is the name of a registered key. */
export function isMetaKey(name: string): name is MetaKey {
  return Object.hasOwn(metaKeys, name)
}

/** Keys of reusable blocks, which have no other (behaviour/site.md#reusable-blocks). */
export const blockMetaKeyNames = ['pattern_sync_status'] as const satisfies readonly MetaKey[]

/** Keys whose values are a part of the content, and are as protected as it is. */
export const contentMetaKeyNames = ['footnotes'] as const satisfies readonly MetaKey[]

/** Keys of all other items. */
export type EntryMetaKey = Exclude<MetaKey, (typeof blockMetaKeyNames)[number]>

export const metaKeyNames: readonly EntryMetaKey[] = Object.keys(metaKeys)
  .filter(isMetaKey)
  .filter((key): key is EntryMetaKey => !blockMetaKeyNames.some((ofBlocks) => ofBlocks === key))

/** Media items have no footnotes (behaviour/content.md#meta). */
export const mediaMetaKeyNames = metaKeyNames.filter((key) => key !== 'footnotes')

/** The keys that items of a type have. */
export function metaKeysOf(type: string): readonly MetaKey[] {
  if (type === 'core_block') return blockMetaKeyNames
  if (type === 'nav_menu_item' || type === 'core_navigation') return []
  return type === 'attachment' ? mediaMetaKeyNames : metaKeyNames
}
