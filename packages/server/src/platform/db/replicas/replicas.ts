import type { Kysely, KyselyPlugin } from 'kysely'
import type { Pool } from 'pg'
import type { Tables } from '../tables.ts'
import { NeedsPrimary } from './needs-primary.ts'
import { type Mark, openReplica, type Replica, type ReplicaOptions } from './replica.ts'
import { findPosition } from './wal-position.ts'

export interface ReplicasOptions {
  readonly urls: readonly string[]
  /** Maximum replication lag of reads in milliseconds. */
  readonly maxLagMs: number
  /** The primary, for queries of its WAL position. */
  readonly primary: Pick<Pool, 'query'>
  /** Opens the connections for reads of a replica. */
  readonly connect: (
    url: string,
    verify: Parameters<ReplicaOptions['connect']>[0],
  ) => ReturnType<ReplicaOptions['connect']>
  /** Whether changes by other processes are received; while they are not, the primary is read. */
  readonly isListening: () => boolean
}

/** The database for reads of one call. */
export interface ReplicaReader {
  /** Each statement throws `NeedsPrimary` that would begin where the replica no longer shows all that is known. */
  readonly db: Kysely<Tables>
  /** Called after the response. */
  succeed(): void
  /** The call falls back to the primary; with `isLost` the replica is not used until it responds again. */
  fail(options: { readonly isLost: boolean }): void
}

export type Replicas = ReturnType<typeof openReplicas>

/** `used` may be read; one that is `behind` follows the primary, but by more than the limit. */
export type ReplicaState = 'used' | 'behind' | 'primary' | 'other-cluster' | 'unreachable'

export const replicaStates: readonly ReplicaState[] = [
  'used',
  'behind',
  'primary',
  'other-cluster',
  'unreachable',
]

/** Interval of the question how far a replica is, while a change is known that it may not show yet. */
const CATCH_UP_MS = 50
const CHECKS_PER_LAG = 5

/**
 * Streaming replicas, and which of them includes all changes of a site that this process knows of. A read of
 * a site may use a replica that has replayed the position that the primary had after the last known change of
 * the site, and that lags at most `maxLagMs`.
 */
export function openReplicas({ urls, maxLagMs, primary, connect, isListening }: ReplicasOptions) {
  const replicas = urls.map((url) =>
    openReplica({ url, answerWithinMs: maxLagMs, connect: (verify) => connect(url, verify) }),
  )
  const openedAt = performance.now()
  const counts = { replica: 0, behind: 0, failed: 0 }
  const changes = new Map<string, number>()
  let lastChangeOfAll = 0
  let lastChange = 0
  let order = 0
  let next = 0
  let marks: readonly Mark[] = []

  /** Places that are older than the limit are of no use any more. */
  const addMark = (mark: Mark) => {
    marks = [...marks.filter(({ askedAt }) => mark.askedAt - askedAt <= maxLagMs), mark]
  }
  const isRecent = (reached: Mark): boolean => performance.now() - reached.askedAt <= maxLagMs
  const isUsable = (replica: Replica, siteId: string): boolean => {
    const reached = replica.reached()
    return (
      reached !== undefined &&
      reached.order > Math.max(lastChangeOfAll, changes.get(siteId) ?? 0) &&
      isRecent(reached)
    )
  }
  const stateOf = (replica: Replica): ReplicaState => {
    const server = replica.server()
    if (server !== 'following') return server
    const reached = replica.reached()
    return reached && isRecent(reached) ? 'used' : 'behind'
  }

  async function look(): Promise<void> {
    order += 1
    const asked = { order, askedAt: performance.now() }
    try {
      addMark({ ...asked, written: await findPosition(primary) })
    } catch {
      // Without a place of the primary no replica is believed for longer than the limit.
      return
    }
    // One that is silent delays no other.
    for (const replica of replicas) void replica.look(() => marks)
  }

  const lookOften = createLoop(look, () =>
    replicas.some((one) => (one.reached()?.order ?? Number.POSITIVE_INFINITY) <= lastChange)
      ? CATCH_UP_MS
      : maxLagMs / CHECKS_PER_LAG,
  )

  const readerOf = (replica: Replica, siteId: string): ReplicaReader => ({
    db: replica.database.db.withPlugin(checkEach(() => isUsable(replica, siteId))),
    succeed() {
      counts.replica += 1
    },
    fail({ isLost }) {
      counts.failed += 1
      if (isLost) replica.distrust()
    },
  })

  return {
    databases: replicas.map(({ database }) => database),
    /** A replica that shows all that is known of the site, in turn; undefined: read the primary. */
    readerFor(siteId: string): ReplicaReader | undefined {
      next += 1
      for (let at = 0; at < replicas.length && isListening(); at += 1) {
        const replica = replicas[(next + at) % replicas.length]
        if (replica && isUsable(replica, siteId)) return readerOf(replica, siteId)
      }
      counts.behind += 1
      return undefined
    },
    /** A change of a site, or of any, is committed: from now on reads must show it. Call it before caches forget. */
    changed(siteId?: string): void {
      order += 1
      lastChange = order
      if (siteId === undefined) lastChangeOfAll = order
      else changes.set(siteId, order)
      lookOften.soon()
    },
    /** Another server became the primary, so the recorded positions are meaningless. */
    forget(): void {
      marks = []
      for (const one of replicas) one.distrust()
    },
    /** Reads that may use a replica, by target, and by the reason for using the primary. */
    counts: (): Readonly<typeof counts> => counts,
    /** The maximum lag of each replica, in seconds. */
    lags: () =>
      replicas.map((one) => ({
        name: one.name,
        seconds: (performance.now() - (one.reached()?.askedAt ?? openedAt)) / 1000,
      })),
    /** Each replica in the order of the addresses, without a question to it. */
    states: () => replicas.map((one) => ({ name: one.name, state: stateOf(one) })),
    async close(): Promise<void> {
      lookOften.stop()
      await Promise.all(replicas.map((one) => one.close()))
    },
  }
}

/**
 * Checks before each statement: a cache inside of a call may start to fill after a change that happened after
 * the choice of the replica.
 */
const checkEach = (isUsable: () => boolean): KyselyPlugin => ({
  transformQuery({ node }) {
    if (!isUsable()) throw new NeedsPrimary('The site has changed, or the replica is behind')
    return node
  },
  transformResult: async ({ result }) => result,
})

/** Runs `work` again and again, each time so long after the last. */
function createLoop(work: () => Promise<void>, pauseMs: () => number) {
  let timer: NodeJS.Timeout | undefined
  let dueAt = Number.POSITIVE_INFINITY
  let isStopped = false
  const schedule = () => {
    const at = performance.now() + pauseMs()
    // Frequent callers must not postpone it.
    if (isStopped || at >= dueAt) return
    clearTimeout(timer)
    dueAt = at
    timer = setTimeout(run, at - performance.now()).unref()
  }
  const run = async () => {
    dueAt = Number.NEGATIVE_INFINITY
    await work()
    dueAt = Number.POSITIVE_INFINITY
    schedule()
  }
  void run()
  return {
    /** The pause may be shorter now. */
    soon: schedule,
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
