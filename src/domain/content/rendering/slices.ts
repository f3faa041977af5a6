/**
 * Work that can be done in slices: a generator that stops now and then, and returns its result.
 * Whoever has time runs it to the end; whoever shares the event loop lets others in between.
 */
import { setImmediate } from 'node:timers/promises'

export type Sliced<T> = Generator<undefined, T, undefined>

/** Steps of a loop between two stops; more than a millisecond takes, less than twenty. */
export const STEPS = 2000

/** Characters of a text from which on work on it is worth slicing. */
export const LARGE_TEXT = 8192

/** Milliseconds that the event loop waits for one slice. */
const SLICE = 10

/** The result of some work, at once. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** Only one at a time: ten large texts hold up others no longer than one does. */
let last: Promise<unknown> = Promise.resolve()

/** The result of some work, with the event loop free between its slices. */
export function inSlices<T>(work: () => Sliced<T>): Promise<T> {
  const result = last.then(() => sliceBySlice(work()))
  last = result.catch(() => undefined)
  return result
}

async function sliceBySlice<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    await setImmediate()
    const end = performance.now() + SLICE
    do {
      const step = work.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
  }
}
