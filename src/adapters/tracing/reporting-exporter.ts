import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace-node'

/** Called when the state of the collector changes, not for each batch. */
export interface ExportEvents {
  readonly onLost: (error: Error | undefined) => void
  readonly onRecovered: () => void
}

/** Wraps an exporter to report when the collector stops accepting spans, and when it does again. */
export function reportingExporter(
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
