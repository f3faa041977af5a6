import pg from 'pg'

/** The SQLSTATE of an error that PostgreSQL answered. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** True when a write met a unique index (a taken slug, login or mail address). */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** True when a write named a row that somebody else had just removed. */
export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503'

/** True when a statement named a table that is not there: nothing has been migrated. */
export const isUndefinedTable = (error: unknown): boolean => sqlState(error) === '42P01'

/** True for write conflicts and deadlocks: nothing was written, so trying again is safe. */
export const isWriteConflict = (error: unknown): boolean =>
  sqlState(error) === '40001' || sqlState(error) === '40P01'

/** True when somebody else held a lock for too long. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03'

/** True when the server has as many connections as it takes. */
export const isOutOfConnections = (error: unknown): boolean => sqlState(error) === '53300'
