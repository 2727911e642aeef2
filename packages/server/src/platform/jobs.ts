import {
  type JobHelpers,
  type ParsedCronItem,
  parseCrontab,
  runMigrations,
  type TaskList,
} from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Notifications } from './db/notifications.ts'
import { JobConnectionPool } from './job-connection-pool.ts'
import { superviseRunner, workerLogger } from './job-runner.ts'
import { createTakeover } from './job-takeover.ts'
import type { Logger } from './logger.ts'
import { retryWhenAvailable } from './retry-when-available.ts'
import { currentTraceparent, type Tracing, withSpan } from './tracing/tracing.ts'
import type { Tx } from './tx.ts'

/**
 * The payload of each job, by its name. A feature adds its own:
 * `declare module '…/platform/jobs.ts' { interface JobPayloads { fetchImage: { url: string } } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their declarations into it
export interface JobPayloads {}

export interface JobOptions {
  /** At most one waiting job of a name has this key; a new one replaces the old one. */
  readonly key?: string
  readonly runAt?: Date
  /** 25 by default, with increasing delays. */
  readonly maxAttempts?: number
  /** Adds none while a job with this key runs. */
  readonly unlessRunning?: boolean
  /** The trace context of the cause, by default that of the current span; null where it was not traced. */
  readonly traceparent?: string | null
}

/** Passed to a task in addition to its payload. */
export interface JobRun {
  readonly id: string
  /** 1 for the first time. */
  readonly attempt: number
  readonly isLastAttempt: boolean
  /** Aborted when the process is stopping: finish soon, or throw and be tried again. */
  readonly signal: AbortSignal | undefined
}

export type Tasks<Payloads> = {
  readonly [Name in keyof Payloads]: (payload: Payloads[Name], job: JobRun) => Promise<void>
}

/** Adds a job in the transaction of the change: it runs after the commit, or never. */
export type AddJob<Payloads> = <Name extends keyof Payloads & string>(
  tx: Pick<Tx, 'db'>,
  name: Name,
  payload: Payloads[Name],
  options?: JobOptions,
) => Promise<void>

export interface Jobs<Payloads = JobPayloads> {
  readonly add: AddJob<Payloads>
  /** Begins to work. */
  start(): Promise<void>
  /** Accepts no new jobs and waits for the running ones. */
  stop(): Promise<void>
}

export interface WorkerGroup<Name extends string> {
  readonly tasks: readonly Name[]
  /** Jobs at once in this process. */
  readonly concurrency: number
}

export interface JobsSetup<Payloads> {
  /** The database of the queue; runners have their own connections to it. */
  readonly url: string
  readonly notifications: Pick<
    Notifications,
    'holdLock' | 'isListening' | 'connections' | 'onOtherServer'
  >
  readonly tasks: Tasks<Payloads>
  readonly logger: Logger
  /** Makes a span for each job, where the process is traced. */
  readonly tracing?: Tracing | undefined
  /** Concurrent jobs in this process, in addition to those of worker groups; default 2. */
  readonly concurrency?: number
  /**
   * Groups of jobs that wait for other servers or run for a long time. Each has its own workers, so that a
   * slow image server delays neither an email nor a merchant's export.
   */
  readonly workerGroups?: readonly WorkerGroup<keyof Payloads & string>[]
  /** Scheduled jobs, in the format of a crontab. */
  readonly crontab?: string
  /** Tasks that may run twice at once, such as those that resume after their last commit. */
  readonly resumable?: readonly (keyof Payloads & string)[]
  /** Interval of the search for jobs of ended processes, in milliseconds; default 10,000. */
  readonly takeoverEveryMs?: number
}

/** Connections besides those that each runner uses to listen for new jobs. */
const SHARED_CONNECTIONS = 3
/** A scheduled run that was missed while no process was running is made up for when it is not older. */
const MISSED_CRON_MS = 3_600_000

export function createJobs<Payloads = JobPayloads>(setup: JobsSetup<Payloads>): Jobs<Payloads> {
  const { url, notifications, logger, workerGroups = [], resumable = [], takeoverEveryMs } = setup
  const pool = new JobConnectionPool(url, workerGroups.length + 1 + SHARED_CONNECTIONS)
  notifications.onOtherServer(pool.breakOff)
  const grouped = new Set<string>(workerGroups.flatMap(({ tasks }) => tasks))
  const rest = Object.keys(setup.tasks).filter((name) => !grouped.has(name))
  const running = new Set<string>()
  const runnerFor = (names: readonly string[], concurrency: number, crontab = '') =>
    superviseRunner({
      pool,
      notifications,
      logger,
      concurrency,
      heldFlags: [HELD_JOB],
      cronItems: parseCrontab(crontab).map(catchUp),
      tasks: taskListOf(setup, names, { pool, running }),
    })
  const runners = [
    runnerFor(rest, setup.concurrency ?? 2, setup.crontab),
    ...workerGroups.map(({ tasks, concurrency }) => runnerFor(tasks, concurrency)),
  ]
  const takeover = createTakeover({
    pool,
    notifications,
    logger,
    resumable,
    ...(takeoverEveryMs !== undefined && { everyMs: takeoverEveryMs }),
    ownRunners: () => runners.flatMap((runner) => runner.name() ?? []),
    running: () => [...running],
  })
  return {
    add: addJob as AddJob<Payloads>,
    async start() {
      await takeover.start()
      for (const runner of runners) await runner.start()
    },
    async stop() {
      if (pool.ending) return
      pool.stopWaiting()
      // Without a database no job can be marked as done: another process will take over the rest.
      await Promise.race([
        Promise.all([takeover.stop(), ...runners.map((runner) => runner.stop())]),
        pool.unreachable,
      ])
      await Promise.race([pool.end(), pool.unreachable])
    },
  }
}

/** A job for each task, however often it was missed. */
const catchUp = ({ options, ...item }: ParsedCronItem): ParsedCronItem => ({
  ...item,
  options: { jobKey: `cron ${item.identifier}`, ...options, backfillPeriod: MISSED_CRON_MS },
})

/** The side of the queue that features see: work is added, in their transaction. */
export const jobQueue: Pick<Jobs, 'add'> = { add: (...job) => addJob(...job) }

/** Makes the tables of the queue, which `add` needs before any process works. */
export const migrateJobs = (pool: Pool, logger: Logger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: workerLogger(logger) })

/** Flag of jobs that no process runs until it is removed. */
export const HELD_JOB = 'held'

/** Stored with the payload, as the queue has no other place for it. */
const TRACE = '_traceparent'

/** A job scheduled for later starts a trace of its own: that of its cause has ended long before. */
function traceOf(options: JobOptions): Readonly<Record<string, string>> {
  if (options.runAt) return {}
  const { traceparent = currentTraceparent() ?? null } = options
  return traceparent === null ? {} : { [TRACE]: traceparent }
}

const addJob: AddJob<Record<string, unknown>> = async (tx, name, payload, options = {}) => {
  const { key = null, runAt = null, maxAttempts = null, unlessRunning = false } = options
  await sql`SELECT graphile_worker.add_job(
    identifier => ${name}::text,
    payload => ${JSON.stringify({ ...(payload as object), ...traceOf(options) })}::json,
    run_at => ${runAt}::timestamptz,
    max_attempts => ${maxAttempts}::int,
    job_key => ${key}::text
  ) WHERE NOT (${unlessRunning} AND EXISTS (
    SELECT FROM graphile_worker.jobs WHERE key = ${key}::text AND locked_at IS NOT NULL))`.execute(
    tx.db,
  )
}

interface RunnerContext {
  readonly pool: JobConnectionPool
  /** Jobs that run in this process. */
  readonly running: Set<string>
}

/** The payload may contain personal data, so it is not traced. */
const spanOf = (name: string, { id, attempt }: JobRun) => ({
  name: `job ${name}`,
  kind: 'consumer' as const,
  attributes: { 'vitrine.job': name, 'vitrine.job_id': id, 'vitrine.attempt': attempt },
})

function taskListOf<Payloads>(
  { tasks, logger, tracing }: Pick<JobsSetup<Payloads>, 'tasks' | 'logger' | 'tracing'>,
  names: readonly string[],
  { pool, running }: RunnerContext,
): TaskList {
  const taskOf =
    <Name extends keyof Payloads & string>(name: Name) =>
    async (stored: unknown, { job, abortSignal }: JobHelpers) => {
      const { [TRACE]: traceparent, ...payload } = stored as Record<string, unknown>
      const run: JobRun = {
        id: job.id,
        attempt: job.attempts,
        isLastAttempt: job.attempts >= job.max_attempts,
        signal: abortSignal,
      }
      const work = () =>
        retryWhenAvailable({ pool, logger, job, signal: abortSignal }, () =>
          tasks[name](payload as unknown as Payloads[Name], run),
        )
      running.add(job.id)
      try {
        const parent = typeof traceparent === 'string' ? { traceparent } : undefined
        await (tracing ? withSpan({ tracing, parent }, spanOf(name, run), work) : work())
      } finally {
        running.delete(job.id)
      }
    }
  return Object.fromEntries(
    (names as (keyof Payloads & string)[]).map((name) => [name, taskOf(name)]),
  )
}
