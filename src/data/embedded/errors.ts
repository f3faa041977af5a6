/** The embedded server cannot be used; the message is one line that says what helps. */
export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError'
}
