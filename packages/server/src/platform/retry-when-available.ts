import { setTimeout as wait } from 'node:timers/promises'
import type { Job } from 'graphile-worker'
import type { Pool } from 'pg'
import { isUnavailable } from './db/unavailable.ts'
import type { Logger } from './logger.ts'

export interface RetryOptions {
  /** Used to wait for an unavailable database. */
  readonly pool: Pick<Pool, 'query'>
  readonly logger: Logger
  readonly job: Pick<Job, 'id' | 'task_identifier' | 'locked_by'>
  /** Aborted when the process is stopping. */
  readonly signal: AbortSignal | undefined
}

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 1_000

/**
 * Runs a task, and retries it for as long as the database is unavailable or full: that is not a failure of
 * the job and uses none of its attempts. A job that another process has taken over meanwhile is skipped.
 */
export async function retryWhenAvailable(
  setup: RetryOptions,
  run: () => Promise<void>,
): Promise<void> {
  const { logger, job, signal } = setup
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return await run()
    } catch (error) {
      if (!isUnavailable(error) || signal?.aborted) throw error
      const shouldRetry = await isStillLocked(setup)
      if (!shouldRetry) throw error
      const { id, task_identifier: task } = job
      logger.warn({ error, job: id, task }, 'A job that lost the database runs again')
      await wait(pause, undefined, signal && { signal })
    }
  }
}

/** Whether the job is still this runner's, once the database is back; false when the process stops before that. */
async function isStillLocked({ pool, job, signal }: RetryOptions): Promise<boolean> {
  while (!signal?.aborted) {
    try {
      const { rows } = await pool.query<{ runner: string | null }>(
        'SELECT locked_by AS runner FROM graphile_worker.jobs WHERE id = $1',
        [job.id],
      )
      return rows[0]?.runner === job.locked_by
    } catch {
      await wait(FIRST_PAUSE_MS)
    }
  }
  return false
}
