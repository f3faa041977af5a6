/** What guards look at; every row that several may change has it. */
interface Versioned {
  readonly version: number
  readonly updatedAt: Date
}

/** Throws if a row has changed since its writer read it. Receives the locked row. */
export type Guard<Row = Versioned> = (current: Row) => void

/** The guard of a change that does not depend on what its author has read before. */
export const acceptAnyVersion: Guard<unknown> = () => undefined
