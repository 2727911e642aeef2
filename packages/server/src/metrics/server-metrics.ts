import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import type { OpenPlatform } from '../platform/open-platform.ts'
import type { CallObserver } from '../transport/call-observer.ts'
import type { LoadLimiter } from '../transport/load-limiter.ts'
import type { ResponseCache } from '../transport/response-cache.ts'
import { measureCalls } from './call-metrics.ts'
import { type CommerceMetrics, measureCommerce } from './commerce-metrics.ts'
import { measureDatabase } from './database-metrics.ts'

export interface ServerMetrics {
  /** Measures a request until its answer is sent. */
  observe(request: IncomingMessage, response: ServerResponse): void
  readonly calls: CallObserver
  readonly commerce: CommerceMetrics
  /** All measurements in the text format of Prometheus. */
  text(): Promise<string>
  /** The same as values. */
  values(): ReturnType<Registry['getMetricsAsJSON']>
}

interface Deps {
  readonly platform: Pick<
    OpenPlatform,
    'clock' | 'direct' | 'logger' | 'notifications' | 'pools' | 'replicas'
  >
  readonly load: LoadLimiter
  readonly responseCache: ResponseCache
}

/** Seconds; from cached answers to the longest statements of readers. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of this process for Prometheus, whose library is loaded on demand. */
export async function createServerMetrics(deps: Deps): Promise<ServerMetrics> {
  const prometheus = await import('prom-client')
  const { collectDefaultMetrics, Histogram, Registry } = prometheus
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Requests by method and status, until their answer is sent',
    labelNames: ['method', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  addGauges(prometheus, registry, deps)
  return {
    calls: measureCalls(prometheus, registry, deps.responseCache),
    commerce: measureCommerce(prometheus, registry),
    observe(request, response) {
      const end = requests.startTimer()
      response.once('close', () => {
        const method = methods.has(request.method ?? '') ? request.method : 'other'
        // Who breaks off gets no status.
        const status = response.writableFinished ? String(response.statusCode) : 'aborted'
        end({ method: method ?? 'other', status })
      })
    },
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
  }
}

/** Others are anybody's words, and each would be a series of its own. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Prometheus = typeof import('prom-client')

function addGauges(prometheus: Prometheus, registry: Registry, deps: Deps): void {
  const { platform, load, responseCache } = deps
  const add = (name: string, help: string, read: () => number) =>
    new prometheus.Gauge({
      name: `vitrine_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  add('requests_under_way', 'Requests that are being answered', load.underWay)
  add('response_cache_bytes', 'Size of the response cache', () => responseCache.bytes)
  add('notifications_listening', '1 while changes of other processes are received at once', () =>
    Number(platform.notifications.isListening()),
  )
  new prometheus.Counter({
    name: 'vitrine_requests_refused_total',
    help: 'Requests answered 503 for too much load',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(load.refused())
    },
  })
  measureDatabase(prometheus, registry, platform)
}
