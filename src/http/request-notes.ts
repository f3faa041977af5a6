import type { IncomingMessage } from 'node:http'
import type { Span } from '@opentelemetry/api'
import type { RequestHandler } from 'express'
import { nextRequestId } from './request-id.ts'
import { requestSlot } from './request-slot.ts'

/** Facts about a request that are collected while it is processed, for its log line and the metrics. */
export interface RequestNotes {
  /** In the log and in `X-Request-Id`. */
  readonly requestId: string
  /** The identified user; 0 for visitors. */
  userId: number
  /** Credentials were sent and did not count. */
  signInRefused: boolean
  /** The operation, page or file that answers; '' if nothing is found. */
  operation: string
  /** Absent while no traces are collected. */
  span?: Span
}

const notes = requestSlot<RequestNotes>('notes')

/** The notes of a request; every layer may add to them. */
export function notesOf(message: IncomingMessage): RequestNotes {
  const known = notes.get(message)
  if (known !== undefined) return known
  const begun = { requestId: nextRequestId(), userId: 0, signInRefused: false, operation: '' }
  notes.set(message, begun)
  return begun
}

/** Middleware that notes which operation answers. Requests in process have no notes. */
export const answeredBy =
  (operation: string): RequestHandler =>
  (request, _response, next) => {
    const known = notes.get(request)
    if (known !== undefined) known.operation = operation
    next()
  }
