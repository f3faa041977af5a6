import { setTimeout as delay } from 'node:timers/promises'
import { W3CTraceContextPropagator, ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'

export interface TracingOptions extends ExportEvents {
  readonly version: string
  readonly protocol: 'http/json' | 'http/protobuf'
}

/** Spans that are recorded and sent from now on. */
export interface Tracing {
  /** Flushes the queue, unless the collector takes too long. */
  close(): Promise<void>
}

const EXPORTERS = { 'http/json': JsonExporter, 'http/protobuf': ProtobufExporter }

/** How long shutdown waits for the collector, in milliseconds. */
const FLUSH_TIMEOUT = 2000

/**
 * Records spans, and sends them to a collector in the background. Address, headers, sampling, limits
 * and the name of the service come from the standard variables, which the packages read themselves.
 * While the collector does not take spans, they are dropped as soon as the queue is full.
 */
export function openTracing({ version, protocol, ...events }: TracingOptions): Tracing {
  const own = resourceFromAttributes({ 'service.name': 'almanac', 'service.version': version })
  const exporter = reportingExporter(new EXPORTERS[protocol](), events)
  const provider = new NodeTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  // Baggage of clients is not passed on to other sites.
  provider.register({ propagator: new W3CTraceContextPropagator() })
  return {
    async close() {
      const late = delay(FLUSH_TIMEOUT, undefined, { ref: false })
      await Promise.race([provider.shutdown().catch(() => undefined), late])
    },
  }
}

/** Called when the state of the collector changes, not for each batch. */
interface ExportEvents {
  readonly onLost: (error: Error | undefined) => void
  readonly onRecovered: () => void
}

/** Wraps an exporter to report when the collector stops accepting spans, and when it does again. */
function reportingExporter(
  exporter: SpanExporter,
  { onLost, onRecovered }: ExportEvents,
): SpanExporter {
  let lost = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS
        if (failed && !lost) onLost(result.error)
        if (!failed && lost) onRecovered()
        lost = failed
        done(result)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}
