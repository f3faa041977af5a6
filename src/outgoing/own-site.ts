import { Agent, request as send } from 'undici'
import { OutgoingError } from './errors.ts'

/** How the site answered at its own public address. */
export interface OwnAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** From the question to the end of the answer. */
  readonly milliseconds: number
}

/** Requests to the site itself, by the way that its visitors take. */
export interface OwnSite {
  /**
   * Asks for a page; redirects are answers.
   *
   * @param path below the address of the site, beginning with a slash
   * @throws OutgoingError 'timeout' or 'unreachable', whose cause tells more
   */
  get(path: string): Promise<OwnAnswer>
}

/** As much of a page as is waited for, in bytes. */
const LARGEST = 1024 * 1024

/** @param timeout milliseconds for one question */
export function createOwnSite(siteUrl: string, userAgent: string, timeout = 10_000): OwnSite {
  return {
    async get(path) {
      const started = performance.now()
      const signal = AbortSignal.timeout(timeout)
      // A connection of its own: that an earlier one still stands would say nothing.
      const connections = new Agent({ connect: { timeout }, pipelining: 1 })
      try {
        const { statusCode, headers, body } = await send(siteUrl + path, {
          dispatcher: connections,
          signal,
          headers: { 'user-agent': userAgent },
        })
        await body.dump({ limit: LARGEST, signal })
        return { status: statusCode, headers, milliseconds: performance.now() - started }
      } catch (cause) {
        const reason = signal.aborted ? 'timeout' : 'unreachable'
        throw new OutgoingError(reason, 'The site gave no answer.', { cause })
      } finally {
        connections.destroy().catch(() => undefined)
      }
    },
  }
}
