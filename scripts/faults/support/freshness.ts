import { setTimeout as pause } from 'node:timers/promises'
import { ask, bodyOf } from './ask.ts'

/** A post that is changed continuously, and visitors who read it. */
export interface FreshnessWatch {
  /**
   * Lag of the most outdated answer so far, in seconds: its request began that long after a newer
   * version was acknowledged.
   */
  stale(): number
  stop(): Promise<void>
}

export interface FreshnessOptions {
  /** The node that changes the post. */
  readonly writer: string
  /** The nodes that visitors ask. */
  readonly readers: readonly string[]
  readonly authorization: string
}

const WRITE_PAUSE_MILLISECONDS = 100
const READ_PAUSE_MILLISECONDS = 20

/** Starts to change a post, whose title is the number of its version, and to read it. */
export async function watchFreshness(options: FreshnessOptions): Promise<FreshnessWatch> {
  const { writer, readers, authorization } = options
  const change = (address: string, version: number) =>
    ask(address, bodyOf({ title: String(version), status: 'publish' }, authorization))
  const created = await change(`${writer}/api/core/v2/posts`, 0)
  const path = `/api/core/v2/posts/${(created.body as { id: number }).id}`
  /** When each version was acknowledged. */
  const acknowledged = [performance.now()]
  let stale = 0
  const over = new AbortController()

  const write = async (): Promise<void> => {
    for (let version = 1; !over.signal.aborted; version++) {
      const { outcome } = await change(writer + path, version)
      if (outcome === 200) acknowledged[version] = performance.now()
      // A change without an answer may have been made or not, so it is made again.
      else version--
      await pause(WRITE_PAUSE_MILLISECONDS)
    }
  }
  const read = async (origin: string): Promise<void> => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const { outcome, body } = await ask(origin + path)
      if (outcome === 200) {
        const { title } = body as { title: { rendered: string } }
        const replaced = acknowledged[Number(title.rendered) + 1]
        if (replaced !== undefined) stale = Math.max(stale, (began - replaced) / 1000)
      }
      await pause(READ_PAUSE_MILLISECONDS)
    }
  }
  const running = [write(), ...readers.map(read)]
  return {
    stale: () => stale,
    async stop() {
      over.abort()
      await Promise.all(running)
    },
  }
}
