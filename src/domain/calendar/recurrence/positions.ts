/**
 * The places within a period that BYSETPOS leaves, in order; all without it.
 * @param positions counted from 1, or from the end when negative
 * @param size how many times the period has
 */
export function* chosen(positions: readonly number[], size: number): Generator<number> {
  if (positions.length === 0) {
    for (let index = 0; index < size; index++) yield index
    return
  }
  const places = positions.map((position) => (position > 0 ? position - 1 : size + position))
  const within = places.filter((place) => place >= 0 && place < size)
  yield* [...new Set(within)].toSorted((one, other) => one - other)
}
