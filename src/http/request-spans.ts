import type { IncomingMessage, RequestListener } from 'node:http'
import {
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  trace,
  type Span,
} from '@opentelemetry/api'
import { tracer } from '../tracing/spans.ts'
import { splitAddress } from './api-address.ts'
import { loggedAddress } from './logged-address.ts'
import { notesOf } from './request-notes.ts'
import { withRequestEnd, type EndedRequest, type RequestEndOptions } from './with-request-end.ts'

/** Gives every request of a listener a span, below that of the client if it sends `traceparent`. */
export function withRequestSpans(
  listener: RequestListener,
  { remoteAddress }: Pick<RequestEndOptions, 'remoteAddress'>,
): RequestListener {
  return (message, response) => {
    const parent = propagation.extract(ROOT_CONTEXT, message.headers)
    const span = tracer.startSpan('HTTP', { kind: SpanKind.SERVER }, parent)
    notesOf(message).span = span
    const onEnd = (ended: EndedRequest): void => endSpan(span, ended)
    withRequestEnd(listener, { remoteAddress, onEnd })(message, response)
  }
}

/**
 * Runs work for a request within its span. Queues need it: what they hold is started by whatever
 * request has made room.
 */
export function inRequestSpan<T>(message: IncomingMessage, work: () => T): T {
  const { span } = notesOf(message)
  return span === undefined ? work() : context.with(trace.setSpan(ROOT_CONTEXT, span), work)
}

function endSpan(span: Span, { method, url, status, address, notes }: EndedRequest): void {
  const { rawPath, rawQuery } = splitAddress(url)
  // Redacted as in the log.
  const [path = '', query] = loggedAddress(rawPath, rawQuery).split('?', 2)
  span.updateName([method, notes.operation].filter(Boolean).join(' '))
  span.setAttributes({
    'http.request.method': method,
    'http.response.status_code': status,
    'url.path': path,
    ...(query !== undefined && { 'url.query': query }),
    'client.address': address,
    'almanac.operation': notes.operation || 'none',
    'almanac.request_id': notes.requestId,
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
