import { splitAddress } from './api-address.ts'
import { loggedAddress } from './logged-address.ts'
import type { EndedRequest } from './with-request-end.ts'

/** The log record of one request. */
export interface AccessRecord {
  /** As in `X-Request-Id`. */
  readonly requestId: string
  readonly address: string
  readonly method: string
  /** Path and query as sent, with secrets redacted. */
  readonly url: string
  readonly status: number
  /** In tenths. */
  readonly milliseconds: number
  /** 0 for visitors. */
  readonly userId: number
  /** Absent while no traces are collected. */
  readonly trace_id?: string
  readonly span_id?: string
}

export function accessRecord({ url, notes, ...ended }: EndedRequest): AccessRecord {
  const { rawPath, rawQuery } = splitAddress(url)
  const span = notes.span?.spanContext()
  return {
    requestId: notes.requestId,
    address: ended.address,
    method: ended.method,
    url: loggedAddress(rawPath, rawQuery),
    status: ended.status,
    milliseconds: Math.round(ended.milliseconds * 10) / 10,
    userId: notes.userId,
    ...(span && { trace_id: span.traceId, span_id: span.spanId }),
  }
}
