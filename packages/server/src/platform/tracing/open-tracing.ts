import {
  type Context,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { version } from '../../version.ts'
import type { Config } from '../config.ts'
import type { Logger } from '../logger.ts'
import type { NewSpan, Span, TraceHeaders, Tracing } from './tracing.ts'

const MAX_CLOSE_MS = 2_000

/**
 * Sends spans by OTLP over HTTP. Headers, sampling, batching and further resource attributes are configured
 * by the standard variables, which the SDK reads itself. Import this file lazily, because it loads the SDK.
 */
export function openTracing(
  { tracesUrl, serviceName }: NonNullable<Config['tracing']>,
  logger: Logger,
): Tracing {
  // The whole error would repeat the collector's response.
  setGlobalErrorHandler((error) => {
    const reason = error instanceof Error ? error.message : String(error)
    logger.warn({ reason }, 'Traces could not be sent')
  })
  const provider = new BasicTracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    ),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl }))],
  })
  const tracer = provider.getTracer('vitrine', version)
  return {
    start: (made, parent) => startSpan(tracer, made, contextOf(parent)),
    async close() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, MAX_CLOSE_MS)
      })
      // An unreachable collector must not delay the shutdown.
      await Promise.race([provider.shutdown().catch(() => undefined), late])
      clearTimeout(timer)
    },
  }
}

const propagator = new W3CTraceContextPropagator()
const sdkSpans = new WeakMap<Span, SdkSpan>()

const kinds = {
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
} as const

function contextOf(parent: Span | TraceHeaders | undefined): Context {
  if (!parent) return ROOT_CONTEXT
  const span = sdkSpans.get(parent as Span)
  if (span) return trace.setSpan(ROOT_CONTEXT, span)
  return propagator.extract(ROOT_CONTEXT, parent, {
    get: (headers, name) => (headers as TraceHeaders)[name],
    keys: (headers) => Object.keys(headers),
  })
}

function startSpan(
  tracer: Tracer,
  { name, kind, attributes = {}, age = 0 }: NewSpan,
  context: Context,
): Span {
  const options = { kind: kinds[kind], attributes, startTime: performance.now() - age }
  const own = tracer.startSpan(name, options, context)
  const span: Span = {
    set: (more) => own.setAttributes(more),
    rename: (renamed) => own.updateName(renamed),
    fail(type) {
      own.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type)
    },
    end: () => own.end(),
    headers() {
      const headers: Record<string, string> = {}
      propagator.inject(trace.setSpan(ROOT_CONTEXT, own), headers, {
        set: (carrier, key, value) => {
          carrier[key] = value
        },
      })
      return headers
    },
  }
  sdkSpans.set(span, own)
  return span
}
