/**
 * Runs several pieces of work concurrently in one transaction and merges their statements of the
 * same kind.
 */
import type { Tx } from './tables.ts'

/** Does something for several inputs; answers come in input order. */
type Many<Input, Answer> = (tx: Tx, inputs: readonly Input[]) => Promise<readonly Answer[]>

interface PendingCall<Input, Answer> {
  readonly input: Input
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/** Unsent calls of one kind. */
interface Batch {
  readonly calls: { readonly length: number }
  readonly send: () => void
}

/** Pieces of work that share a transaction. */
class SharedWork {
  readonly #batches = new Set<Batch>()
  /** Those that wait neither for another one nor for an answer. */
  #busy: number

  constructor(size: number) {
    this.#busy = size
  }

  add(batch: Batch): void {
    this.#batches.add(batch)
  }

  resume(count: number): void {
    this.#busy += count
  }

  /** When all are waiting, the smallest batch is sent, so that the others can catch up. */
  suspend(): void {
    this.#busy -= 1
    if (this.#busy > 0) return
    const [least] = [...this.#batches].toSorted((a, b) => a.calls.length - b.calls.length)
    if (least === undefined) return
    this.#batches.delete(least)
    least.send()
  }
}

const sharedWork = new WeakMap<Tx, SharedWork>()

/** Whether several pieces of work share the transaction, so that none can be rolled back alone. */
export const isShared = (tx: Tx): boolean => sharedWork.has(tx)

/**
 * Runs pieces of work concurrently in one transaction. One that depends on another's work waits for
 * it with `awaitOther`; statements are sent once all are waiting.
 * @throws the first error, after all have ended; the transaction must then be rolled back
 */
export async function runConcurrently<Result>(
  tx: Tx,
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const shared = new SharedWork(tasks.length)
  sharedWork.set(tx, shared)
  const running = tasks.map((task) => task().finally(() => shared.suspend()))
  await Promise.allSettled(running)
  sharedWork.delete(tx)
  return Promise.all(running)
}

/** Waits for work begun by another piece in the same transaction. */
export async function awaitOther<Result>(tx: Tx, task: Promise<Result>): Promise<Result> {
  const shared = sharedWork.get(tx)
  shared?.suspend()
  try {
    return await task
  } finally {
    shared?.resume(1)
  }
}

/**
 * Does for one input what `many` does for several: alone, or merged with all that share the
 * transaction.
 */
export function batched<Input, Answer>(
  many: Many<Input, Answer>,
): (tx: Tx, input: Input) => Promise<Answer> {
  const unsent = new WeakMap<SharedWork, PendingCall<Input, Answer>[]>()
  const open = (tx: Tx, shared: SharedWork): PendingCall<Input, Answer>[] => {
    const calls: PendingCall<Input, Answer>[] = []
    const send = (): void => {
      unsent.delete(shared)
      void answerAll(tx, many, calls, () => shared.resume(calls.length))
    }
    unsent.set(shared, calls)
    shared.add({ calls, send })
    return calls
  }
  return async (tx, input) => {
    const shared = sharedWork.get(tx)
    if (shared === undefined) return (await many(tx, [input]))[0] as Answer
    return new Promise((resolve, reject) => {
      const calls = unsent.get(shared) ?? open(tx, shared)
      calls.push({ input, resolve, reject })
      shared.suspend()
    })
  }
}

async function answerAll<Input, Answer>(
  tx: Tx,
  many: Many<Input, Answer>,
  calls: readonly PendingCall<Input, Answer>[],
  onAnswer: () => void,
): Promise<void> {
  try {
    const answers = await many(
      tx,
      calls.map(({ input }) => input),
    )
    onAnswer()
    for (const [at, { resolve }] of calls.entries()) resolve(answers[at] as Answer)
  } catch (error) {
    onAnswer()
    for (const { reject } of calls) reject(error)
  }
}
