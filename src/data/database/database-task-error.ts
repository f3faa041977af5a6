/** A task refused by the data layer. The message is a single line for the operator. */
export class DatabaseTaskError extends Error {
  override readonly name = 'DatabaseTaskError'
}
