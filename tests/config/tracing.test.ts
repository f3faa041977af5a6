import { expect, it } from '@jest/globals'
import { loadConfig } from '../../src/config/config.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }

it.each([
  ['nothing', {}],
  ['a name alone', { OTEL_SERVICE_NAME: 'herons', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
  ['OTEL_SDK_DISABLED', { ...endpoint, OTEL_SDK_DISABLED: 'True' }],
  ['no exporter', { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }],
])('The configuration collects no traces with %s', (_what, environment) => {
  expect(loadConfig(environment).tracing).toBeUndefined()
})

it.each([
  ['an address', endpoint, 'http/protobuf'],
  [
    'an address for traces',
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://c.example/v1' },
    'http/protobuf',
  ],
  ['the exporter alone', { OTEL_TRACES_EXPORTER: 'otlp' }, 'http/protobuf'],
  ['JSON', { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, 'http/json'],
  [
    'JSON for traces',
    {
      ...endpoint,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
      OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
    },
    'http/json',
  ],
])('The configuration collects traces with %s', (_what, environment, protocol) => {
  expect(loadConfig(environment).tracing).toEqual({ protocol })
})

it.each([
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
])('The configuration refuses %s=%s where traces are collected', (name, value) => {
  expect(() => loadConfig({ ...endpoint, [name]: value })).toThrow(`${name} must be`)
})
