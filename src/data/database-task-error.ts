/** A piece of work that the data layer declines; the message is one line for the operator. */
export class DatabaseTaskError extends Error {
  override readonly name = 'DatabaseTaskError'
}
