/** What tests import from `@jest/globals`. */
import { ModernFakeTimers } from '@jest/fake-timers'
import { getState } from 'jest-circus'
import { ModuleMocker } from 'jest-mock'

export { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'jest-circus'
export { expect } from 'expect'

const mocker = new ModuleMocker(globalThis)
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis })

/** The part of Jest's object that tests use. */
export const jest = {
  setTimeout: (milliseconds) => void (getState().testTimeout = milliseconds),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: () => timers.useFakeTimers(),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
}
