import type { Logger } from '../logger.ts'
import { connectDatabase, type Database, type DatabaseOptions } from './connect.ts'
import type { PoolLimits } from './connection-pool.ts'

export interface ReplicaSettings {
  /** Addresses, each of one server. */
  readonly urls: readonly string[]
  /** Milliseconds by which a replica may be behind the primary to be read. */
  readonly maxLagMs: number
}

export interface PoolOptions {
  readonly databaseUrl: string
  /**
   * Direct address of PostgreSQL, for session features, where `databaseUrl` is a pooler in transaction mode.
   */
  readonly databaseDirectUrl?: string | undefined
  /** Streaming replicas for reads of visitors; none by default. */
  readonly replicas?: ReplicaSettings | undefined
  /** Connections per pool for calls, readers and jobs; 10 by default. */
  readonly poolSize?: number
  /** Maximum number of calls waiting for a connection of a pool, further ones are refused; 200 by default. */
  readonly maxWaiting?: number | undefined
  /** Called with the rows that each statement of calls and jobs has found or changed. */
  readonly onRows?: DatabaseOptions['onRows']
  /** Throws where a transaction requests a second connection, which otherwise is only logged. */
  readonly strict?: boolean
  /** Statement timeout for visitors and members; 10 seconds by default. */
  readonly readerTimeoutMs?: number
  /** Lock timeout of calls; 4 seconds by default. */
  readonly lockTimeoutMs?: number
  /** How long a call waits for a connection; 3 seconds by default. */
  readonly acquireTimeoutMs?: number
}

const READER_TIMEOUT_MS = 10_000
// A call waits for at most two connections and one lock: 10 seconds in total.
const LOCK_TIMEOUT_MS = 4_000
const ACQUIRE_TIMEOUT_MS = 3_000
const MAX_WAITING = 200
/** Jobs have a separate pool, so that they never use connections of calls. */
const JOB_ACQUIRE_TIMEOUT_MS = 60_000
/** A transaction of a call only waits for PostgreSQL and for password hashing. */
const IDLE_TIMEOUT_MS = 60_000
/** Batches of an import wait in their transactions for those before them. */
const JOB_IDLE_TIMEOUT_MS = 600_000
const DIRECT_CONNECTIONS = 5

/** A call that gets no connection to a replica in time reads the primary. */
const REPLICA_ACQUIRE_TIMEOUT_MS = 500

/** Connections on which visitors read from a replica, limited as those to the primary are. */
export const openReplicaPool = (
  { poolSize = 10, readerTimeoutMs, onRows }: PoolOptions,
  url: string,
  verify: Required<PoolLimits>['verify'],
): Database =>
  connectDatabase({
    url,
    verify,
    poolSize,
    onRows,
    preparesStatements: true,
    maxWaiting: poolSize,
    acquireTimeoutMs: REPLICA_ACQUIRE_TIMEOUT_MS,
    statementTimeoutMs: readerTimeoutMs ?? READER_TIMEOUT_MS,
    idleInTransactionTimeoutMs: IDLE_TIMEOUT_MS,
  })

/** The connection pools of a process, separated by purpose: see decision 0032. */
export function openPools(options: PoolOptions, logger: Logger) {
  const { databaseUrl: url, databaseDirectUrl, poolSize = 10, strict = false, onRows } = options
  const isPooled = databaseDirectUrl !== undefined
  const { acquireTimeoutMs = ACQUIRE_TIMEOUT_MS, lockTimeoutMs = LOCK_TIMEOUT_MS } = options
  const onSecondConnection = () => {
    const error = new Error('A second connection was asked for inside a transaction')
    if (strict) throw error
    logger.error({ error }, error.message)
  }
  const forCalls = {
    url,
    isPooled,
    poolSize,
    onRows,
    onSecondConnection,
    acquireTimeoutMs,
    preparesStatements: true,
    maxWaiting: options.maxWaiting ?? MAX_WAITING,
    idleInTransactionTimeoutMs: IDLE_TIMEOUT_MS,
  }
  const db = connectDatabase({ ...forCalls, lockTimeoutMs })
  const readers = connectDatabase({
    ...forCalls,
    statementTimeoutMs: options.readerTimeoutMs ?? READER_TIMEOUT_MS,
  })
  const direct = connectDatabase({
    // Transactions wait for it: behind a pooler they could occupy every session that it needs.
    url: databaseDirectUrl ?? url,
    onRows,
    preparesStatements: true,
    acquireTimeoutMs,
    lockTimeoutMs: acquireTimeoutMs,
    poolSize: DIRECT_CONNECTIONS,
    statementTimeoutMs: acquireTimeoutMs,
  })
  const jobs = connectDatabase({
    url,
    isPooled,
    onRows,
    onSecondConnection,
    lockTimeoutMs,
    poolSize,
    acquireTimeoutMs: JOB_ACQUIRE_TIMEOUT_MS,
    idleInTransactionTimeoutMs: JOB_IDLE_TIMEOUT_MS,
  })
  const sessions =
    databaseDirectUrl === undefined
      ? undefined
      : connectDatabase({ url: databaseDirectUrl, poolSize: 1, acquireTimeoutMs, lockTimeoutMs })
  const all = [db, readers, direct, jobs, ...(sessions ? [sessions] : [])]
  return { db, readers, direct, jobs, sessions, all }
}
