import { field, type StoredFields } from '../units/fields.ts'

/**
 * The items of a list that an ad follows (behaviour/ads.md#positions), numbered from one: the n-th,
 * and optionally every further n-th. Only positions between two items count.
 */
export function loopPlaces(items: number, fields: StoredFields): readonly number[] {
  const first = Math.max(field(fields, 'ads_loop_number'), 1)
  const step = field(fields, 'display_after_every')
  const places: number[] = []
  for (let place = first; place < items; place += step) {
    places.push(place)
    if (step < 1) break
  }
  return places
}
