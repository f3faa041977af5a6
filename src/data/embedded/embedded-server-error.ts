/** The embedded server cannot be used. The message is one line that says what to do. */
export class EmbeddedServerError extends Error {
  override readonly name = 'EmbeddedServerError'
}
