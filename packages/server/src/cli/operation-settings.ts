import { existsSync } from 'node:fs'
import type { Config } from '../platform/config.ts'
import { PlainError } from './plain-error.ts'

/**
 * Tracing by the standard variables of OpenTelemetry: enabled if an endpoint is set. The SDK itself reads those about
 * sampling, batches, headers and certificates.
 */
export function readTracing(env: NodeJS.ProcessEnv): Config['tracing'] {
  const tracesUrl = readSignalUrl(env, 'TRACES')
  return tracesUrl === undefined ? undefined : { tracesUrl, serviceName: readServiceName(env) }
}

/** Metrics by the standard variables of OpenTelemetry. */
export function readMetricsExport(env: NodeJS.ProcessEnv): Config['metricsExport'] {
  const url = readSignalUrl(env, 'METRICS')
  if (url === undefined) return undefined
  const nameOf = (rest: string) => {
    const own = `OTEL_EXPORTER_OTLP_METRICS_${rest}`
    return env[own] ? own : `OTEL_EXPORTER_OTLP_${rest}`
  }
  const certificate = readCertificate(env, nameOf('CERTIFICATE'))
  return {
    url,
    serviceName: readServiceName(env),
    everyMs: readMilliseconds(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000),
    timeoutMs: readMilliseconds(env, nameOf('TIMEOUT'), 10_000),
    headers: readHeaders(env, nameOf('HEADERS')),
    ...(certificate && { certificate }),
  }
}

function readCertificate(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const file = env[name]
  if (!file || existsSync(file)) return file || undefined
  throw new PlainError(`There is no file "${file}"; ${name} must name authorities as PEM`)
}

type Signal = 'TRACES' | 'METRICS'

/** The endpoint of a signal; undefined if it is disabled. */
function readSignalUrl(env: NodeJS.ProcessEnv, signal: Signal): string | undefined {
  const url = readEndpoint(env, signal)
  const isDisabled = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true'
  const exporter = `OTEL_${signal}_EXPORTER`
  if (!url || isDisabled || env[exporter] === 'none') return undefined
  requireOneOf(env, exporter, ['otlp'])
  // JSON, because every collector that accepts protobuf accepts it too.
  const protocol = `OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`
  requireOneOf(env, protocol, ['http/json'])
  if (!env[protocol]) requireOneOf(env, 'OTEL_EXPORTER_OTLP_PROTOCOL', ['http/json'])
  return url
}

function readEndpoint(env: NodeJS.ProcessEnv, signal: Signal): string | undefined {
  const own = readHttpUrl(env, `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`)
  if (own) return own
  const base = readHttpUrl(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  return base && `${base.replace(/\/$/, '')}/v1/${signal.toLowerCase()}`
}

const readServiceName = (env: NodeJS.ProcessEnv): string => env.OTEL_SERVICE_NAME || 'vitrine'

function readMilliseconds(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (!text) return fallback
  if (/^\d{1,9}$/.test(text) && Number(text) > 0) return Number(text)
  throw new PlainError(
    `${name} is "${text}"; it must be a whole number of milliseconds from 1 to 999999999`,
  )
}

// Errors omit values, which may be secrets.
function readHeaders(env: NodeJS.ProcessEnv, name: string): Record<string, string> {
  const pairs = (env[name] ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        const [, key, value] = /^([!#$%&'*+.^_`|~\w-]+)\s*=\s*(.*)$/.exec(pair) ?? []
        if (key === undefined || value === undefined) throw new Error('no header')
        return [key, decodeURIComponent(value)]
      }),
    )
  } catch {
    throw new PlainError(
      `${name} holds something that is no header; it must look like key=value,other=value`,
    )
  }
}

// Errors omit the address, which may contain a password.
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
