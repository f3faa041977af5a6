/** Maximum time before yielding to other work, unless a single step takes longer. */
const TURN_MILLISECONDS = 25

/** Passes items through, yielding to the event loop regularly. */
export async function* yieldingToEventLoop<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let turn = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - turn <= TURN_MILLISECONDS) continue
    await new Promise((resolve) => setImmediate(resolve))
    turn = performance.now()
  }
}
