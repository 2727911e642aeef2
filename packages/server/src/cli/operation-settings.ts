import type { Config } from '../platform/config.ts'
import { PlainError } from './plain-error.ts'

/**
 * Traces, by the standard variables of OpenTelemetry: on where an endpoint is named. What they say about sampling, batches,
 * headers and certificates the SDK reads itself.
 */
export function readTracing(env: NodeJS.ProcessEnv): Config['tracing'] {
  const tracesUrl = readTracesUrl(env)
  const isDisabled = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true'
  if (!tracesUrl || isDisabled || env.OTEL_TRACES_EXPORTER === 'none') return undefined
  requireOneOf(env, 'OTEL_TRACES_EXPORTER', ['otlp'])
  // Spans go out as JSON, which every collector takes where it takes protobuf.
  requireOneOf(env, 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', ['http/json'])
  if (!env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL) {
    requireOneOf(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'])
  }
  return { tracesUrl, serviceName: env.OTEL_SERVICE_NAME || 'vitrine' }
}

function readTracesUrl(env: NodeJS.ProcessEnv): string | undefined {
  const own = readHttpUrl(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  if (own) return own
  const base = readHttpUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  return base && `${base.replace(/\/$/, '')}/v1/traces`
}

// The address is not repeated: it may hold a password.
function readHttpUrl(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.hostname && (url.protocol === 'http:' || url.protocol === 'https:')) return text
  throw new PlainError(
    `${name} is no address of a collector; it must look like http://collector.example:4318`,
  )
}

function requireOneOf(env: NodeJS.ProcessEnv, name: string, allowed: readonly string[]): void {
  const text = env[name]
  if (!text || allowed.includes(text)) return
  throw new PlainError(`${name} is "${text}"; it must be ${allowed.join(' or ')}, or not set`)
}
