/** Rows in the order of their ids; undefined where there is none. */
export function inOrder<Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id))
}
