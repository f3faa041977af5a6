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

/** Made for every request, so members are not spread: that takes as long as all the rest. */
export function accessRecord(ended: EndedRequest): AccessRecord {
  const { address, method, url, status, notes } = ended
  const { requestId, userId, span } = notes
  const { rawPath, rawQuery } = splitAddress(url)
  const loggedUrl = loggedAddress(rawPath, rawQuery)
  const milliseconds = Math.round(ended.milliseconds * 10) / 10
  const record = { requestId, address, method, url: loggedUrl, status, milliseconds, userId }
  if (span === undefined) return record
  const { traceId, spanId } = span.spanContext()
  return { ...record, trace_id: traceId, span_id: spanId }
}
