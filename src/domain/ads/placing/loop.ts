import { field, type StoredFields } from '../units/fields.ts'

/**
 * Behind which items of a list an ad stands (behaviour/ads.md#positions), counted from one: behind
 * the n-th, and again after every so many where that is wanted. Only what is between two items
 * counts.
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
