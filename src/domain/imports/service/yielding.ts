/** How long other work waits at most, unless a single step takes longer. */
const TURN_MILLISECONDS = 25

/** The same items, with pauses in which a process does what else it has to do. */
export async function* yieldingToEventLoop<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  let turn = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - turn <= TURN_MILLISECONDS) continue
    await new Promise((resolve) => setImmediate(resolve))
    turn = performance.now()
  }
}
