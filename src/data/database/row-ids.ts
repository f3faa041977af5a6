/** Ids are four-byte integers; numbers outside that range identify nothing. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31
}
