import {
  INVALID_SPAN_CONTEXT,
  SpanStatusCode,
  trace,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api'

/** Starts all spans of the program; nothing is recorded unless spans are exported. */
export const tracer = trace.getTracer('almanac')

export interface SpanDescription extends SpanOptions {
  readonly name: string
}

const UNRECORDED = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)

/**
 * Runs work as a part of what the program is doing, a request or a job. Outside of these, and
 * while spans are not exported, nothing is recorded.
 */
export function inChildSpan<T>(
  describe: () => SpanDescription,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  if (trace.getActiveSpan() === undefined) return work(UNRECORDED)
  const { name, ...options } = describe()
  return tracer.startActiveSpan(name, options, (span) => endingWith(span, work))
}

/** Runs a job in a new trace. */
export const inJobSpan = <T>(job: string, work: () => Promise<T>): Promise<T> =>
  tracer.startActiveSpan(`job ${job}`, { root: true, attributes: { 'almanac.job': job } }, (span) =>
    endingWith(span, work),
  )

/** Runs work, and ends its span with the outcome. */
async function endingWith<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(span)
  } catch (error) {
    // A message may quote secrets of the request; the kind of error does not.
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
