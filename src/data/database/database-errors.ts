import pg from 'pg'

/** The SQLSTATE of a PostgreSQL error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** A write violated a unique index (slug, login or mail address taken). */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** A write referenced a row that was just deleted. */
export const isForeignKeyViolation = (error: unknown): boolean => sqlState(error) === '23503'

/** A statement named a missing table: the database is not migrated. */
export const isUndefinedTable = (error: unknown): boolean => sqlState(error) === '42P01'

/** Write conflicts and deadlocks: nothing was written, so a retry is safe. */
export const isWriteConflict = (error: unknown): boolean =>
  sqlState(error) === '40001' || sqlState(error) === '40P01'

/** Another transaction held a lock for too long. */
export const isLockTimeout = (error: unknown): boolean => sqlState(error) === '55P03'

/** The server has no connections left. */
export const isOutOfConnections = (error: unknown): boolean => sqlState(error) === '53300'
