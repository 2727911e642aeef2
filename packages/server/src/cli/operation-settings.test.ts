import { describe, expect, test } from 'vitest'
import { readTracing } from './operation-settings.ts'

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/' }

describe('traces', () => {
  test('are off until an endpoint is named, and where they are switched off', () => {
    expect(readTracing({})).toBeUndefined()
    expect(readTracing({ OTEL_SERVICE_NAME: 'shop' })).toBeUndefined()
    expect(readTracing({ ...endpoint, OTEL_SDK_DISABLED: 'TRUE' })).toBeUndefined()
    expect(readTracing({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBeUndefined()
  })

  test('go to the endpoint of all signals, or to the one of their own as it is', () => {
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
