/** A task that the data layer rejects. The message is a single line for the operator. */
export class DatabaseTaskError extends Error {
  override readonly name = 'DatabaseTaskError'
}
