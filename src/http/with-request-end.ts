import type { IncomingMessage, RequestListener } from 'node:http'
import { notesOf, type RequestNotes } from './request-notes.ts'
import { whenClosed } from './when-closed.ts'

/** The client closed the connection before the answer; nginx logs the same code. */
const CLIENT_CLOSED_REQUEST = 499

/** A request that was answered, or whose client has hung up. */
export interface EndedRequest {
  /** Of the client, as far as the configured proxies are trusted. */
  readonly address: string
  readonly method: string
  /** Path and query as sent, secrets included. */
  readonly url: string
  readonly status: number
  /** From arrival until the answer was handed over. */
  readonly milliseconds: number
  readonly notes: Readonly<RequestNotes>
}

export interface RequestEndOptions {
  readonly remoteAddress: (message: IncomingMessage) => string
  readonly onEnd: (ended: EndedRequest) => void
}

/** Reports every request of a listener when it ends. */
export function withRequestEnd(
  listener: RequestListener,
  { remoteAddress, onEnd }: RequestEndOptions,
): RequestListener {
  return (message, response) => {
    const startedAt = performance.now()
    // Later the connection may be closed, and the address may stand for another one.
    const address = remoteAddress(message)
    const { method = '', url = '/' } = message
    const notes = notesOf(message)
    whenClosed(response, () => {
      const milliseconds = performance.now() - startedAt
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED_REQUEST
      onEnd({ address, method, url, status, milliseconds, notes })
    })
    listener(message, response)
  }
}
