/** The largest PostgreSQL `integer`, the type of ids and counts; no list is longer. */
export const LARGEST_INTEGER = 2_147_483_647

/** Whether a column of that type can hold a value; the database would reject a statement with another one. */
export const isStoredInteger = (value: number): boolean =>
  Number.isInteger(value) && value >= -LARGEST_INTEGER - 1 && value <= LARGEST_INTEGER

/** Whether a row may have an id. Other numbers identify nothing. */
export const isRowId = (id: number): boolean => isStoredInteger(id) && id > 0
