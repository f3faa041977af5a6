import { expect } from '@jest/globals'

declare module 'expect' {
  interface Matchers<R> {
    /** Expects an API error with this code and status, also in its body. */
    toBeRestError(code: string, status: number): R
  }
}

interface ErrorAnswer {
  readonly status?: unknown
  readonly body?: { code?: unknown; message?: unknown; data?: { status?: unknown } | null } | null
}

expect.extend({
  toBeRestError(received: unknown, code: string, status: number) {
    const answer = received as ErrorAnswer
    const actual = {
      status: answer.status,
      code: answer.body?.code,
      'data.status': answer.body?.data?.status,
    }
    const expected = { status, code, 'data.status': status }
    const hasMessage = typeof answer.body?.message === 'string' && answer.body.message !== ''
    const pass = hasMessage && this.equals(actual, expected)
    return {
      pass,
      message: () =>
        pass
          ? `Expected a response other than ${this.utils.printExpected(expected)}.`
          : `${this.utils.diff(expected, actual) ?? ''}\nAnswer: ${this.utils.printReceived(received)}`,
    }
  },
})
