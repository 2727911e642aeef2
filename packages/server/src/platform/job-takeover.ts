import type { Pool } from 'pg'
import type { Notifications } from './db/notifications.ts'
import type { Logger } from './logger.ts'

/**
 * Releases jobs of runners whose process has ended, so that another runner can take them.
 *
 * Each runner holds an advisory lock with its name while its process runs. A lock may be free because the
 * process lost its connection for a moment, so it must be missing twice, with a pause in between, while the
 * own connection was not interrupted.
 */
export interface TakeoverSetup {
  readonly pool: Pick<Pool, 'query'>
  readonly notifications: Pick<Notifications, 'isListening' | 'connections'>
  readonly logger: Logger
  /** The pause between two checks; 10 seconds by default. */
  readonly everyMs?: number
  /** Tasks that lose nothing when they run twice at once: at a start they are taken over at the first look. */
  readonly resumable: readonly string[]
  /** Names of the runners of this process. */
  readonly ownRunners: () => readonly string[]
  /** Jobs that run in this process. */
  readonly running: () => readonly string[]
}

/** The name of a runner's lock. */
export const runnerLock = (runner: string): string => `job runner ${runner}`

interface Orphan {
  readonly id: string
  readonly runner: string
  readonly taken: string
  readonly task: string
}

export function createTakeover(setup: TakeoverSetup) {
  const { pool, notifications, logger, everyMs = 10_000 } = setup
  let missed = { keys: new Set<string>(), connection: 0 }
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | undefined
  let isStopped = false

  /** Releases jobs that were missing before, or may be released at once; remembers the rest. */
  async function check(isAtOnce: (orphan: Orphan) => boolean): Promise<void> {
    const before = missed
    const orphans = await findOrphans(setup)
    missed = { keys: new Set(orphans.map(keyOf)), connection: notifications.connections() }
    // If the own connection was lost, those of others may have been lost too.
    const isSure = notifications.isListening() && before.connection === missed.connection
    const free = orphans.filter((one) => isAtOnce(one) || (isSure && before.keys.has(keyOf(one))))
    if (free.length === 0) return
    await release(pool, free)
    logger.warn({ jobs: free }, 'Jobs of an ended process are taken over')
  }

  function scheduleCheck(): void {
    timer = setTimeout(() => {
      underWay = check(() => false)
        .catch((error: unknown) =>
          logger.warn({ error }, 'The search for jobs of ended processes failed'),
        )
        .finally(() => {
          if (!isStopped) scheduleCheck()
        })
    }, everyMs).unref()
  }

  return {
    async start(): Promise<void> {
      await check(({ task }) => setup.resumable.includes(task))
      scheduleCheck()
    },
    async stop(): Promise<void> {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}

const keyOf = ({ id, taken }: Orphan): string => `${id} ${taken}`

/**
 * Jobs of runners whose lock is free, and jobs assigned to own runners that do not run them: the response
 * that assigned them was lost.
 */
async function findOrphans({ pool, ownRunners, running }: TakeoverSetup): Promise<Orphan[]> {
  const { rows } = await pool.query<Orphan>(
    `WITH runners AS MATERIALIZED (
       SELECT DISTINCT locked_by FROM graphile_worker.jobs
        WHERE locked_by IS NOT NULL AND locked_by <> ALL ($1::text[])
     ), gone AS MATERIALIZED (
       SELECT locked_by FROM runners
        WHERE pg_try_advisory_xact_lock(hashtextextended('${runnerLock('')}' || locked_by, 0))
     )
     SELECT id::text, locked_by AS runner, locked_at::text AS taken, task_identifier AS task
       FROM graphile_worker.jobs
      WHERE locked_by IN (SELECT locked_by FROM gone)
         OR (locked_by = ANY ($1::text[]) AND id <> ALL ($2::bigint[]))`,
    [[...ownRunners()], [...running()]],
  )
  return rows
}

/** Frees jobs that still are as they were found; a process that was killed has used up no last attempt. */
async function release(pool: Pick<Pool, 'query'>, orphans: readonly Orphan[]): Promise<void> {
  await pool.query(
    `UPDATE graphile_worker._private_jobs AS jobs
        SET locked_by = NULL, locked_at = NULL, attempts = least(attempts, max_attempts - 1)
       FROM unnest($1::bigint[], $2::text[], $3::timestamptz[]) AS orphan (id, runner, taken)
      WHERE jobs.id = orphan.id AND locked_by = runner AND locked_at = taken`,
    [
      orphans.map(({ id }) => id),
      orphans.map(({ runner }) => runner),
      orphans.map(({ taken }) => taken),
    ],
  )
}
