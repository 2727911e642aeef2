import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type ParsedCronItem,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker'
import type { Notifications } from './db/notifications.ts'
import type { JobConnectionPool } from './job-connection-pool.ts'
import { runnerLock } from './job-takeover.ts'
import type { Logger } from './logger.ts'

export interface RunnerSetup {
  readonly pool: JobConnectionPool
  readonly notifications: Pick<Notifications, 'holdLock'>
  readonly logger: Logger
  readonly tasks: TaskList
  readonly cronItems: readonly ParsedCronItem[]
  /** Jobs with one of these flags are not run. */
  readonly heldFlags: readonly string[]
  /** Jobs at once. */
  readonly concurrency: number
}

const RESTART_PAUSE_MS = 500

/** A job runner that restarts if it ends unexpectedly, and holds a lock with its name while it runs. */
export function superviseRunner(setup: RunnerSetup) {
  const { pool, notifications, logger } = setup
  let runner: Runner | undefined
  let name: string | undefined
  let isStopping = false

  async function start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter()
    events.once('pool:create', ({ workerPool }) => {
      name = workerPool.id
    })
    const started = await run({
      pgPool: pool,
      events,
      noHandleSignals: true,
      concurrency: setup.concurrency,
      forbiddenFlags: [...setup.heldFlags],
      parsedCronItems: [...setup.cronItems],
      logger: workerLogger(logger),
      taskList: setup.tasks,
      // The result of a job is retried until the database has stored it. Without these two settings the
      // promise is not awaited, and a rejection crashes the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
    runner = started
    const release = await notifications.holdLock(runnerLock(name ?? ''))
    started.promise
      .catch((error: unknown) => logger.error({ error }, 'A job runner has ended'))
      .then(release)
      .then(startAgain)
  }

  async function startAgain(): Promise<void> {
    while (!isStopping) {
      await wait(RESTART_PAUSE_MS, undefined, { ref: false })
      try {
        return await start()
      } catch (error) {
        logger.error({ error }, 'A job runner could not be started')
      }
    }
  }

  return {
    start,
    /** The worker id in locks of its jobs; undefined before the first start. */
    name: () => name,
    /** Accepts no new jobs and waits for the running ones. */
    async stop(): Promise<void> {
      isStopping = true
      // The runner may have ended already.
      await runner?.stop().catch(() => undefined)
    },
  }
}

export const workerLogger = (logger: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') logger.error({ error: meta?.error }, message)
    else if (level === 'warning') logger.warn(message)
    else logger.debug(message)
  })
