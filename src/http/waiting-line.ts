import type { ServerResponse } from 'node:http'
import { isClosed } from './when-closed.ts'

/** A request that waits for its turn. */
export interface WaitingRequest {
  readonly response: ServerResponse
  readonly work: () => void
  /** When it arrived, in milliseconds. */
  readonly since: number
}

/** Requests that wait, in the order of their arrival. */
export interface WaitingLine {
  readonly length: () => number
  readonly add: (request: WaitingRequest) => void
  /** Removes and returns the request whose turn it is; undefined if none waits. */
  readonly take: (now: number) => WaitingRequest | undefined
  /** Removes and returns the requests that arrived before a moment. */
  readonly takeOlderThan: (moment: number) => WaitingRequest[]
  /** Drops requests whose clients have disconnected. */
  readonly dropAborted: () => void
}

/**
 * Once the oldest request has waited this long, every other request taken is the newest, whose
 * client is most likely still there; the rest are taken oldest first, so that no request starves.
 */
const FIRST_COME_MILLISECONDS = 500

export function createWaitingLine(): WaitingLine {
  /** Oldest first. */
  let line: WaitingRequest[] = []
  let newestNext = false
  return {
    length: () => line.length,
    add: (request) => void line.push(request),
    take(now) {
      const [oldest] = line
      if (oldest === undefined) return undefined
      newestNext = now - oldest.since > FIRST_COME_MILLISECONDS && !newestNext
      return newestNext ? line.pop() : line.shift()
    },
    takeOlderThan(moment) {
      const younger = line.findIndex(({ since }) => since >= moment)
      return line.splice(0, younger === -1 ? line.length : younger)
    },
    dropAborted() {
      line = line.filter(({ response }) => !isClosed(response))
    },
  }
}
