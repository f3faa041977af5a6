import { Agent, request as send } from 'undici'
import { OutgoingError } from './outgoing-error.ts'

/** The response of the site at its public address. */
export interface LoopbackResponse {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** From sending the request to the end of the response. */
  readonly milliseconds: number
}

/** Sends requests to this site through its public address, as visitors do. */
export interface LoopbackClient {
  /**
   * Requests a page without following redirects.
   *
   * @param path relative to the site URL, with a leading slash
   * @throws OutgoingError 'timeout' or 'unreachable', with the cause
   */
  get(path: string): Promise<LoopbackResponse>
}

/** The most that is read of a page, in bytes. */
const MAX_BYTES = 1024 * 1024
const TIMEOUT_MILLISECONDS = 10_000

export function createLoopbackClient(siteUrl: string, userAgent: string): LoopbackClient {
  return {
    async get(path) {
      const started = performance.now()
      const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
      // A new connection: that an earlier one is still open proves nothing.
      const connections = new Agent({ connect: { timeout: TIMEOUT_MILLISECONDS }, pipelining: 1 })
      try {
        const { statusCode, headers, body } = await send(siteUrl + path, {
          dispatcher: connections,
          signal,
          headers: { 'user-agent': userAgent },
        })
        await body.dump({ limit: MAX_BYTES, signal })
        return { status: statusCode, headers, milliseconds: performance.now() - started }
      } catch (cause) {
        const reason = signal.aborted ? 'timeout' : 'unreachable'
        throw new OutgoingError(reason, 'The site did not respond.', { cause })
      } finally {
        connections.destroy().catch(() => undefined)
      }
    },
  }
}
