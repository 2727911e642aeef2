import { sql } from 'kysely'
import type { Registry } from 'prom-client'
import { replicaStates } from '../platform/db/replicas/replicas.ts'
import type { OpenPlatform } from '../platform/open-platform.ts'

type Prometheus = typeof import('prom-client')
type Platform = Pick<OpenPlatform, 'clock' | 'direct' | 'logger' | 'pools' | 'replicas'>

/** Connections of this process; jobs and deliveries of the whole database, the same in every process. */
export function measureDatabase(
  prometheus: Prometheus,
  registry: Registry,
  platform: Platform,
): void {
  addPools(prometheus, registry, platform)
  addReplicas(prometheus, registry, platform)
  addJobs(prometheus, registry, platform)
  addDeliveries(prometheus, registry, platform)
}

function addPools({ Gauge }: Prometheus, registry: Registry, { pools }: Platform): void {
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

/** Series of nothing where no replica is named. */
function addReplicas({ Counter, Gauge }: Prometheus, registry: Registry, platform: Platform): void {
  const { replicas } = platform
  const registers = [registry]
  new Counter({
    name: 'vitrine_replica_reads_total',
    help: 'Reads that may go to a replica: answered by one, or by the primary because none was up to date, or one failed',
    labelNames: ['target', 'reason'],
    registers,
    collect() {
      if (!replicas) return
      const { replica, behind, failed } = replicas.counts()
      this.reset()
      this.inc({ target: 'replica', reason: 'up-to-date' }, replica)
      this.inc({ target: 'primary', reason: 'behind' }, behind)
      this.inc({ target: 'primary', reason: 'failed' }, failed)
    },
  })
  new Gauge({
    name: 'vitrine_replica_lag_seconds',
    help: 'Seconds by which each replica is behind the primary at most',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { name, seconds } of replicas?.lags() ?? []) this.set({ replica: name }, seconds)
    },
  })
  new Gauge({
    name: 'vitrine_replica_state',
    help: '1 for what each replica is: used, behind, primary, other-cluster or unreachable',
    labelNames: ['replica', 'state'],
    registers,
    collect() {
      for (const { name, state } of replicas?.states() ?? []) {
        for (const one of replicaStates)
          this.set({ replica: name, state: one }, Number(one === state))
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

function addJobs({ Gauge }: Prometheus, registry: Registry, platform: Platform): void {
  const rows = sharedRows(platform, countJobs)
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

async function countJobs({ direct }: Platform): Promise<readonly JobRow[]> {
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

interface DeliveryRow {
  readonly waiting: number
  readonly late: number
  readonly failed: number
}

function addDeliveries({ Gauge }: Prometheus, registry: Registry, platform: Platform): void {
  const rows = sharedRows(platform, countDeliveries)
  new Gauge({
    name: 'vitrine_webhook_deliveries',
    help: 'Deliveries of webhooks: waiting, of those late by more than a minute without a pause, and given up in the last day',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const found = await rows()
      this.reset()
      for (const row of found) {
        for (const state of deliveryStates) this.set({ state }, row[state])
      }
    },
  })
}

const deliveryStates = ['waiting', 'late', 'failed'] as const

/**
 * Each part has an index: of delivered ones there are many, and they are not read. What waits for the end of a pause, or
 * for a webhook that is switched off, is not late.
 */
async function countDeliveries({ direct, clock }: Platform): Promise<readonly DeliveryRow[]> {
  const now = clock.now()
  const { rows } = await sql<DeliveryRow>`
    SELECT w.waiting, w.late, f.failed
      FROM (SELECT count(*)::int AS waiting,
                   count(*) FILTER (WHERE greatest(d.next_attempt_date, CASE WHEN NOT d.is_requested THEN h.paused_until END)
                                          < ${now}::timestamptz - interval '1 minute' AND h.enabled)::int AS late
              FROM webhook_deliveries d JOIN webhooks h ON h.site_id = d.site_id AND h.id = d.webhook_id
             WHERE d.state = 'WAITING') AS w,
           (SELECT count(*)::int AS failed FROM webhook_deliveries
             WHERE state = 'FAILED' AND created_date > ${now}::timestamptz - interval '1 day') AS f`.execute(
    direct,
  )
  return rows
}

/** Gauges of one scrape share a statement. While the database is away there is no number, which is not zero. */
function sharedRows<Row>(
  platform: Platform,
  read: (platform: Platform) => Promise<readonly Row[]>,
): () => Promise<readonly Row[]> {
  let reading: Promise<readonly Row[]> | undefined
  return () => {
    reading ??= read(platform)
      .catch((error: unknown) => {
        platform.logger.debug({ error }, 'A metric could not be read from the database')
        return []
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
}
