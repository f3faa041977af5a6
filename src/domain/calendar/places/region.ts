/** The region of a venue: its own, or the one that its country, state and province say. */
import type { PlaceDetails, PlaceKind, VenueDetails } from '../../../data/place-row.ts'
import { blankDetails } from '../../../data/place-row.ts'

type Completion<Kind extends PlaceKind> = (
  changes: Partial<PlaceDetails[Kind]>,
  before: PlaceDetails[Kind] | undefined,
) => Partial<PlaceDetails[Kind]>

const COMPLETIONS: { readonly [Kind in PlaceKind]: Completion<Kind> } = {
  venue: withRegion,
  organizer: (changes) => changes,
}

/**
 * The details that a write stores: those that it names, and what follows from them.
 * @param before undefined for a new place
 */
export function completedDetails<Kind extends PlaceKind>(
  kind: Kind,
  changes: Partial<PlaceDetails[Kind]>,
  before?: PlaceDetails[Kind],
): Partial<PlaceDetails[Kind]> {
  return COMPLETIONS[kind](changes, before)
}

const UNITED_STATES: ReadonlySet<string> = new Set(['united states', 'us', 'usa'])

/** What the country calls its region. */
const regionOf = ({ country, state, province }: VenueDetails): string =>
  UNITED_STATES.has(country.toLowerCase()) ? state : province

/** A region that was given stays, and so does an empty one where there would be another. */
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
