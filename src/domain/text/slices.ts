/**
 * Work in slices: a generator that yields from time to time and returns its result. It runs either
 * to completion, or in slices that leave the event loop free in between.
 */
import { setImmediate } from 'node:timers/promises'

export type Sliced<T> = Generator<undefined, T, undefined>

/** Loop steps between two yields, which take between one and twenty milliseconds. */
export const STEPS_PER_SLICE = 2000

/** The length, in characters, above which work on a text is sliced. */
export const LARGE_TEXT = 8192

/** How long one slice may block the event loop. */
const SLICE_MILLISECONDS = 10

/** Runs work to completion and returns its result. */
export function runToCompletion<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}

/** One at a time, so that ten large texts delay other work no more than one. */
let last: Promise<unknown> = Promise.resolve()

/** Runs work in slices, with the event loop free between them. */
export function runInSlices<T>(work: () => Sliced<T>): Promise<T> {
  const result = last.then(() => sliceBySlice(work()))
  last = result.catch(() => undefined)
  return result
}

async function sliceBySlice<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    await setImmediate()
    const end = performance.now() + SLICE_MILLISECONDS
    do {
      const step = work.next()
      if (step.done === true) return step.value
    } while (performance.now() < end)
  }
}
