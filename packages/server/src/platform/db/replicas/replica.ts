import { Client, type PoolClient } from 'pg'
import type { Database } from '../connect.ts'
import { ConnectionUnavailable } from '../unavailable.ts'
import { findReplayed, includes, ServerIsPrimary, type WalPosition } from './wal-position.ts'

/** The WAL position of the primary at a point in time. */
export interface Mark {
  /** Order of changes and marks in this process: the position includes all earlier changes. */
  readonly order: number
  /** Time on the monotonic clock of the process, in milliseconds. */
  readonly askedAt: number
  readonly written: WalPosition
}

/** The kind of server at a replica's address. Only `following` is used for reads. */
export type ReplicaServer = 'following' | 'primary' | 'other-cluster' | 'unreachable'

export interface ReplicaOptions {
  readonly url: string
  /** Timeout in milliseconds for a position query. */
  readonly answerWithinMs: number
  /** Opens its connections for reads; each new one is checked by `verify`. */
  readonly connect: (verify: (client: PoolClient) => Promise<void>) => Database
}

export type Replica = ReturnType<typeof openReplica>

/** One streaming replica: its connections for reads, and up to which mark it has replayed. */
export function openReplica({ url, answerWithinMs, connect }: ReplicaOptions) {
  let watcher: Client | undefined
  let startedAt: string | undefined
  let isAsking = false
  let isClosed = false
  let reached: Mark | undefined
  let server: ReplicaServer = 'unreachable'

  // Behind an address that leads to several servers, each could be at another place.
  const database = connect(async (client) => {
    const { rows } = await client.query('SELECT pg_postmaster_start_time()::text AS started')
    if (startedAt !== undefined && rows[0]?.started === startedAt) return
    throw new ConnectionUnavailable(
      'The connection leads to another replica than the monitored one',
    )
  })

  async function ask() {
    watcher ??= await openWatcher(url, answerWithinMs)
    return findReplayed(watcher)
  }

  function fail(error: unknown): void {
    reached = undefined
    const isPrimary = error instanceof ServerIsPrimary
    if (!isPrimary) {
      watcher?.end().catch(() => undefined)
      watcher = undefined
    }
    if (server === 'following' || !isPrimary) database.breakOff()
    server = isPrimary ? 'primary' : 'unreachable'
  }

  return {
    /** Host and port, without the password. */
    name: nameOf(url),
    database,
    reached: (): Mark | undefined => reached,
    server: (): ReplicaServer => server,
    /**
     * Queries the replay position and records the latest mark that it has passed. Does nothing while a query
     * is pending.
     */
    async look(marks: () => readonly Mark[]): Promise<void> {
      if (isAsking || isClosed) return
      isAsking = true
      try {
        const replayed = await ask()
        if (startedAt !== replayed.startedAt) database.breakOff()
        startedAt = replayed.startedAt
        reached = marks().findLast(({ written }) => includes(replayed, written))
        const cluster = marks().at(-1)?.written.cluster ?? replayed.cluster
        server = cluster === replayed.cluster ? 'following' : 'other-cluster'
      } catch (error) {
        fail(error)
      } finally {
        isAsking = false
      }
    },
    /** Stops reads until it responds again. */
    distrust(): void {
      reached = undefined
    },
    async close(): Promise<void> {
      isClosed = true
      await watcher?.end().catch(() => undefined)
    },
  }
}

async function openWatcher(url: string, answerWithinMs: number): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'vitrine replica',
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function nameOf(url: string): string {
  const { host, searchParams } = new URL(
    url.replace(/^postgres(ql)?:/, 'http:').replace('@/', '@socket/'),
  )
  return searchParams.get('host') ?? host
}
