/**
 * Yields the positions within a period that BYSETPOS selects, in order; all of them without it.
 * @param positions counted from 1, or from the end when negative
 * @param size the number of times in the period
 */
export function* selectPositions(positions: readonly number[], size: number): Generator<number> {
  if (positions.length === 0) {
    for (let index = 0; index < size; index++) yield index
    return
  }
  const places = positions.map((position) => (position > 0 ? position - 1 : size + position))
  const within = places.filter((place) => place >= 0 && place < size)
  yield* [...new Set(within)].toSorted((one, other) => one - other)
}
