/** Something that is done again and again, never twice at a time. */
export interface Turns {
  /** Brings the next turn forward; a turn that runs is followed by another at once. */
  wake(): void
  /** Ends it; resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

const SHORTEST_WAIT_MILLISECONDS = 200

/**
 * Begins with a turn at once.
 * @param turn answers in how many milliseconds the next one is due at the latest; does not throw
 */
export function startTurns(turn: () => Promise<number>): Turns {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const run = async (): Promise<void> => {
    again = false
    const wait = await turn()
    running = undefined
    if (stopped) return
    timer = setTimeout(wake, again ? 0 : Math.max(wait, SHORTEST_WAIT_MILLISECONDS))
    timer.unref()
  }
  const wake = (): void => {
    // What changed while a turn runs, that turn may not have seen.
    if (running !== undefined) again = true
    else if (!stopped) {
      clearTimeout(timer)
      running = run()
    }
  }
  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
