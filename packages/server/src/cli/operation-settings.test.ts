import { describe, expect, test } from 'vitest'
import { readMetricsExport, readTracing } from './operation-settings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' }

describe('traces', () => {
  test('are off without an endpoint, or when they are switched off', () => {
    expect(readTracing({})).toBeUndefined()
    expect(readTracing({ OTEL_SERVICE_NAME: 'shop' })).toBeUndefined()
    expect(readTracing({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBeUndefined()
    expect(readTracing({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
  })

  test('are sent to the endpoint of all signals, or unchanged to their own', () => {
    const tracesUrl = 'http://collector.example:4318/v1/traces'
    expect(readTracing(endpoint)).toEqual({ tracesUrl, serviceName: 'vitrine' })
    const own = 'https://traces.example/in'
    expect(
      readTracing({
        ...endpoint,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own,
        OTEL_SERVICE_NAME: 'shop',
      }),
    ).toEqual({ tracesUrl: own, serviceName: 'shop' })
  })

  test.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://user:secret@collector' },
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf' },
    { ...endpoint, OTEL_TRACES_EXPORTER: 'zipkin' },
  ])('%o is refused with the name of the variable, and without secrets', (env) => {
    const [wrong = ''] = Object.keys(env).reverse()
    expect(() => readTracing(env)).toThrow(wrong)
    expect(() => readTracing(env)).not.toThrow('secret')
  })
})

describe('exported metrics', () => {
  const url = 'http://collector.example:4318/v1/metrics'

  test('are off without an endpoint, or when they are switched off', () => {
    expect(readMetricsExport({})).toBeUndefined()
    expect(readMetricsExport({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined()
    expect(readMetricsExport({ ...endpoint, OTEL_METRICS_EXPORTER: 'none' })).toBeUndefined()
    expect(readTracing({ ...endpoint, OTEL_METRICS_EXPORTER: 'none' })).toBeDefined()
  })

  test('are sent once a minute to the endpoint of all signals', () => {
    expect(readMetricsExport(endpoint)).toEqual({
      url,
      serviceName: 'vitrine',
      everyMs: 60_000,
      timeoutMs: 10_000,
      headers: {},
    })
  })

  test('have headers, an interval and a limit of their own', () => {
    const own = {
      ...endpoint,
      OTEL_SERVICE_NAME: 'shop',
      OTEL_METRIC_EXPORT_INTERVAL: '5000',
      OTEL_EXPORTER_OTLP_TIMEOUT: '2000',
      OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: '3000',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=one%20two, x-shop = first',
    }
    expect(readMetricsExport(own)).toEqual({
      url,
      serviceName: 'shop',
      everyMs: 5_000,
      timeoutMs: 3_000,
      headers: { 'x-key': 'one two', 'x-shop': 'first' },
    })
  })

  test.each([
    { ...endpoint, OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'collector:4318' },
    { ...endpoint, OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'grpc' },
    { ...endpoint, OTEL_METRICS_EXPORTER: 'prometheus' },
    { ...endpoint, OTEL_METRIC_EXPORT_INTERVAL: '5s' },
    { ...endpoint, OTEL_EXPORTER_OTLP_METRICS_TIMEOUT: '0' },
    { ...endpoint, OTEL_EXPORTER_OTLP_CERTIFICATE: '/no/such/file.pem' },
    { ...endpoint, OTEL_EXPORTER_OTLP_METRICS_HEADERS: 'secret' },
    { ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret%' },
  ])('%o is refused with the name of the variable, and without secrets', (env) => {
    const [wrong = ''] = Object.keys(env).reverse()
    expect(() => readMetricsExport(env)).toThrow(wrong)
    expect(() => readMetricsExport(env)).not.toThrow('secret')
  })
})
