import { errorAnswer, isRefusal } from '../../http/errors.ts'

/** The embedded resource, or the error that its address would answer. */
export function orRefusal(make: () => unknown): unknown {
  try {
    return make()
  } catch (error) {
    if (!isRefusal(error)) throw error
    return errorAnswer(error).body
  }
}
