/**
 * Whether and how traces are sent. These are the standard variables of OpenTelemetry; the others,
 * such as those of sampling and headers, are read by its packages.
 */
import { z } from 'zod'
import { isSiteUrl } from './config-values.ts'

export interface TracingConfig {
  readonly protocol: 'http/json' | 'http/protobuf'
}

const endpoint = z.string().refine(isSiteUrl, 'must be an http or https address without a query')
const protocol = z.string()

export const tracingVariables = {
  OTEL_SDK_DISABLED: z.string().default('false'),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
}

type Read = z.infer<z.ZodObject<typeof tracingVariables>>

/**
 * @returns undefined where no traces are collected
 * @throws the error created by `complain` for a protocol or exporter that is not known
 */
export function readTracing(
  read: Read,
  complain: (message: string) => Error,
): TracingConfig | undefined {
  const { OTEL_TRACES_EXPORTER: exporter } = read
  if (read.OTEL_SDK_DISABLED.toLowerCase() === 'true' || exporter === 'none') return undefined
  const hasEndpoint =
    read.OTEL_EXPORTER_OTLP_ENDPOINT ?? read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? exporter
  if (hasEndpoint === undefined) return undefined
  if (exporter !== undefined && exporter !== 'otlp') {
    throw complain('OTEL_TRACES_EXPORTER must be otlp or none.')
  }
  const name = read.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? read.OTEL_EXPORTER_OTLP_PROTOCOL
  if (name === undefined || name === 'http/protobuf') return { protocol: 'http/protobuf' }
  if (name === 'http/json') return { protocol: name }
  throw complain('OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json.')
}
