/** The region of a venue: its own, or the one derived from its country, state and province. */
import type { PlaceDetails, PlaceKind, VenueDetails } from '../../../data/places/place-row.ts'
import { blankDetails } from '../../../data/places/place-row.ts'

type Completion<Kind extends PlaceKind> = (
  changes: Partial<PlaceDetails[Kind]>,
  before: PlaceDetails[Kind] | undefined,
) => Partial<PlaceDetails[Kind]>

const COMPLETIONS: { readonly [Kind in PlaceKind]: Completion<Kind> } = {
  venue: withRegion,
  organizer: (changes) => changes,
}

/**
 * Returns the details that a write stores: those sent, and those derived from them.
 * @param before undefined for a new place
 */
export function completeDetails<Kind extends PlaceKind>(
  kind: Kind,
  changes: Partial<PlaceDetails[Kind]>,
  before?: PlaceDetails[Kind],
): Partial<PlaceDetails[Kind]> {
  return COMPLETIONS[kind](changes, before)
}

const UNITED_STATES: ReadonlySet<string> = new Set(['united states', 'us', 'usa'])

/** The region by country: the state in the United States, the province elsewhere. */
const regionOf = ({ country, state, province }: VenueDetails): string =>
  UNITED_STATES.has(country.toLowerCase()) ? state : province

/** Adds the derived region unless one was given. */
function withRegion(
  changes: Partial<VenueDetails>,
  before: VenueDetails | undefined,
): Partial<VenueDetails> {
  const { stateProvince } = changes
  const isNew = before === undefined
  const given = stateProvince !== undefined && !(isNew && stateProvince === '')
  const own = !isNew && before.stateProvince !== regionOf(before)
  if (given || own) return changes
  return { ...changes, stateProvince: regionOf({ ...(before ?? blankDetails.venue), ...changes }) }
}
