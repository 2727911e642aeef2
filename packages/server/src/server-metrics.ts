import type { IncomingMessage, ServerResponse } from 'node:http'
import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import type { OpenPlatform } from './platform/open-platform.ts'
import type { LoadLimiter } from './transport/load-limiter.ts'
import type { ResponseCache } from './transport/response-cache.ts'

interface ServerMetrics {
  /** Measures a request until its answer is sent. */
  observe(request: IncomingMessage, response: ServerResponse): void
  /** All measurements in the text format of Prometheus. */
  text(): Promise<string>
}

interface Deps {
  readonly platform: Pick<OpenPlatform, 'direct' | 'logger' | 'notifications' | 'pools'>
  readonly load: LoadLimiter
  readonly responseCache: ResponseCache
}

/** Seconds; from cached answers to the longest statements of readers. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What Prometheus reads of this process; its library is loaded where it is asked for. */
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
  addPools(prometheus, registry, platform)
  addJobs(prometheus, registry, platform)
}

function addPools(
  { Gauge }: Prometheus,
  registry: Registry,
  { pools }: Pick<Deps['platform'], 'pools'>,
): void {
  new Gauge({
    name: 'vitrine_database_connections',
    help: 'Connections of each pool, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}

interface JobRow {
  readonly task: string
  readonly waiting: number
  readonly running: number
  readonly failed: number
  readonly oldest: number
}

/** The same in every process: jobs are those of the database. */
function addJobs(
  { Gauge }: Prometheus,
  registry: Registry,
  { direct, logger }: Pick<Deps['platform'], 'direct' | 'logger'>,
): void {
  let reading: Promise<readonly JobRow[]> | undefined
  // Both gauges of one scrape share a statement. While the database is away there is no number, which is not zero.
  const rows = () => {
    reading ??= countJobs(direct)
      .catch((error: unknown) => {
        logger.debug({ error }, 'Jobs could not be counted')
        return []
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  new Gauge({
    name: 'vitrine_jobs',
    help: 'Jobs of the database by task: waiting, running, or failed for good',
    labelNames: ['task', 'state'],
    registers: [registry],
    async collect() {
      const found = await rows()
      this.reset()
      for (const { task, ...states } of found) {
        for (const state of jobStates) this.set({ task, state }, states[state])
      }
    },
  })
  new Gauge({
    name: 'vitrine_job_oldest_due_seconds',
    help: 'How long the oldest job that is due has been waiting, by task',
    labelNames: ['task'],
    registers: [registry],
    async collect() {
      const found = await rows()
      this.reset()
      for (const { task, oldest } of found) this.set({ task }, oldest)
    },
  })
}

const jobStates = ['waiting', 'running', 'failed'] as const

async function countJobs(direct: Deps['platform']['direct']): Promise<readonly JobRow[]> {
  const { rows } = await sql<JobRow>`
    SELECT task_identifier AS task,
           count(*) FILTER (WHERE locked_at IS NULL AND attempts < max_attempts)::int AS waiting,
           count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS running,
           count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts)::int AS failed,
           coalesce(extract(epoch FROM now() - min(run_at) FILTER (
             WHERE locked_at IS NULL AND attempts < max_attempts AND run_at <= now())), 0)::float8 AS oldest
      FROM graphile_worker.jobs GROUP BY task_identifier`.execute(direct)
  return rows
}
