import {
  type JobHelpers,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Logger } from './logger.ts'
import type { Tx } from './tx.ts'

/**
 * What each job is told, by its name. A feature adds its own:
 * `declare module '…/platform/jobs.ts' { interface JobPayloads { fetchImage: { url: string } } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their declarations into it
export interface JobPayloads {}

export interface JobOptions {
  /** At most one waiting job of a name has this key; a new one takes the place of the old one. */
  readonly key?: string
  readonly runAt?: Date
  /** 25 unless given, with growing pauses. */
  readonly maxAttempts?: number
}

/** What a task learns beside its payload. */
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
  /** Takes no new job and waits for the running ones. */
  stop(): Promise<void>
}

export interface Lane<Name extends string> {
  readonly tasks: readonly Name[]
  /** Jobs at once in this process. */
  readonly concurrency: number
}

export interface JobsSetup<Payloads> {
  readonly pool: Pool
  readonly tasks: Tasks<Payloads>
  readonly logger: Logger
  /** Jobs at once in this process, beside those of lanes; 2 unless given. */
  readonly concurrency?: number
  /**
   * What waits for machines elsewhere or works for a long time, in groups. Each has workers of its own, so
   * that a picture's slow server holds up neither a letter nor a merchant's export.
   */
  readonly lanes?: readonly Lane<keyof Payloads & string>[]
  /** What runs by the clock, in the form of a crontab. */
  readonly crontab?: string
}

export function createJobs<Payloads = JobPayloads>(setup: JobsSetup<Payloads>): Jobs<Payloads> {
  let runners: Runner[] = []
  const runLane = (tasks: TaskList, concurrency: number, crontab = '') =>
    run({
      pgPool: setup.pool,
      concurrency,
      crontab,
      noHandleSignals: true,
      logger: workerLogger(setup.logger),
      taskList: tasks,
    })
  return {
    add: addJob as AddJob<Payloads>,
    async start() {
      const lanes = setup.lanes ?? []
      const inLanes = new Set<string>(lanes.flatMap(({ tasks }) => tasks))
      const rest = Object.keys(setup.tasks).filter((name) => !inLanes.has(name))
      runners = [
        await runLane(taskListOf(setup.tasks, rest), setup.concurrency ?? 2, setup.crontab),
      ]
      for (const { tasks, concurrency } of lanes) {
        runners.push(await runLane(taskListOf(setup.tasks, tasks), concurrency))
      }
    },
    async stop() {
      await Promise.all(runners.splice(0).map((runner) => runner.stop()))
    },
  }
}

/** The side of the queue that features see: work is added, in their transaction. */
export const jobQueue: Pick<Jobs, 'add'> = { add: (...job) => addJob(...job) }

/** Makes the tables of the queue, which `add` needs before any process works. */
export const migrateJobs = (pool: Pool, logger: Logger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: workerLogger(logger) })

const addJob: AddJob<Record<string, unknown>> = async (tx, name, payload, options = {}) => {
  await sql`SELECT graphile_worker.add_job(
    identifier => ${name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${options.maxAttempts ?? null}::int,
    job_key => ${options.key ?? null}::text
  )`.execute(tx.db)
}

function taskListOf<Payloads>(tasks: Tasks<Payloads>, names: readonly string[]): TaskList {
  return Object.fromEntries(
    (names as (keyof Payloads & string)[]).map((name) => [
      name,
      (payload: unknown, { job, abortSignal }: JobHelpers) =>
        tasks[name](payload as Payloads[typeof name], {
          id: job.id,
          attempt: job.attempts,
          isLastAttempt: job.attempts >= job.max_attempts,
          signal: abortSignal,
        }),
    ]),
  )
}

const workerLogger = (logger: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') logger.error({ error: meta?.error }, message)
    else if (level === 'warning') logger.warn(message)
    else logger.debug(message)
  })
