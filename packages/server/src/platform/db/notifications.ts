import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier, type Notification } from 'pg'
import { createQueue } from '../queue.ts'
import { ConnectionUnavailable } from './unavailable.ts'

type Listener = (payload: string) => void

export interface ListenOptions {
  /** Called when the connection was lost and is back: notifications in between were missed. */
  readonly onGap?: () => void
}

export interface Notifications {
  /** Listens on a channel from when the promise resolves; call the result to stop. */
  listen(channel: string, listener: Listener, options?: ListenOptions): Promise<() => void>
  /**
   * Holds a shared advisory lock for as long as this process runs, so that others can detect that; call the
   * result to release it. It is lost with the connection, and acquired again on reconnection.
   */
  holdLock(lock: string): Promise<() => Promise<void>>
  /** False from when the connection is known to be lost until it is back. */
  isListening(): boolean
  /** Calls back when the connection was lost and is back at another server, or at one that was restarted. */
  onOtherServer(listener: () => void): () => void
  /** How often the connection was made: with another number than before, it was lost meanwhile. */
  connections(): number
  close(): Promise<void>
}

interface Subscription extends ListenOptions {
  readonly channel: string
  readonly listener: Listener
}

/** The longest pause between two attempts to connect again. */
const MAX_PAUSE_MS = 500
const HEARTBEAT_MS = 10_000
const QUERY_TIMEOUT_MS = 5_000

/** One connection for every LISTEN and every lock of this process, made again whenever it breaks. */
export async function createNotifications(
  url: string,
  name = 'vitrine listen',
): Promise<Notifications> {
  const subscriptions = new Set<Subscription>()
  const locks = new Set<string>()
  const otherServerListeners = new Set<() => void>()
  let server: string | undefined
  let client: Client | undefined
  // The driver runs one query at a time.
  const enqueue = createQueue(1)
  let isClosed = false
  let isListening = false
  let connections = 0

  const onNotification = ({ channel, payload = '' }: Notification): void => {
    for (const one of subscriptions) if (one.channel === channel) one.listener(payload)
  }

  async function connect(): Promise<void> {
    const next = createClient(url, name)
    try {
      await next.connect()
      next.on('notification', onNotification)
      // Set before anything else, so that a subscription made meanwhile reaches the new connection.
      client = next
      await enqueue(() => next.query(keepAlive))
      const found = await enqueue(() => serverOf(next))
      for (const lock of locks) await enqueue(() => takeLock(next, lock))
      for (const { channel } of subscriptions) await enqueue(() => startListening(next, channel))
      reportGap(found)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    next.once('end', () => void reconnect())
    isListening = true
    connections += 1
  }

  /**
   * Reports missed notifications, so that caches are cleared before they are used again and a server that was
   * replaced is not trusted.
   */
  function reportGap(found: string): void {
    const isOther = server !== undefined && server !== found
    server = found
    if (connections === 0) return
    if (isOther) for (const listener of otherServerListeners) listener()
    for (const { onGap } of subscriptions) onGap?.()
  }

  async function reconnect(): Promise<void> {
    isListening = false
    for (let pause = 50; !isClosed; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
      await wait(pause, undefined, { ref: false })
      const isBack = await connect().then(
        () => true,
        () => false,
      )
      if (!isBack) continue
      if (isClosed) return client?.end()
      return
    }
  }

  await connect()
  // A connection that died in silence is noticed by its unanswered question.
  const beat = () => {
    const current = client
    enqueue(async () => current?.query('SELECT 1')).catch(() =>
      current?.end().catch(() => undefined),
    )
  }
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref()

  return {
    async listen(channel, listener, options = {}) {
      const subscription = { channel, listener, ...options }
      subscriptions.add(subscription)
      // While the connection is away this fails; the new one listens and reports the gap.
      await enqueue(async () => client && startListening(client, channel)).catch(() => undefined)
      return () => subscriptions.delete(subscription)
    },
    async holdLock(lock) {
      locks.add(lock)
      // Fails while the connection is lost; the next connection acquires the lock.
      await enqueue(async () => client && takeLock(client, lock)).catch(() => undefined)
      return async () => {
        locks.delete(lock)
        await enqueue(async () => client && releaseLock(client, lock)).catch(() => undefined)
      }
    },
    onOtherServer(listener) {
      otherServerListeners.add(listener)
      return () => otherServerListeners.delete(listener)
    },
    isListening: () => isListening,
    connections: () => connections,
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      await client?.end()
    },
  }
}

/** The SQL key of a lock acquired by `holdLock`; the name of the lock is the first parameter. */
const keyOf = `hashtextextended($1, 0)`

function createClient(url: string, name: string): Client {
  const client = new Client({
    connectionString: url,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  })
  // Followed by "end", which is where a lost connection is dealt with.
  return client.on('error', () => undefined)
}

// A machine that vanished is noticed within half a minute, and its locks are released.
const keepAlive =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

/** Identifies the server process. A standby receives no notifications, and is refused. */
async function serverOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ server: string; isStandby: boolean }>(
    `SELECT concat_ws(' ', pg_postmaster_start_time(), inet_server_addr(), inet_server_port()) AS server,
            pg_is_in_recovery() AS "isStandby"`,
  )
  if (rows[0]?.isStandby) throw new ConnectionUnavailable('The database is a standby')
  return String(rows[0]?.server)
}

const startListening = (client: Client, channel: string) =>
  client.query(`LISTEN ${escapeIdentifier(channel)}`)

/** A lock that was requested while the connection was made is taken twice, and counted so. */
async function releaseLock(client: Client, lock: string): Promise<void> {
  const release = `SELECT pg_advisory_unlock_shared(${keyOf}) AS "isHeld"`
  while ((await client.query(release, [lock])).rows[0]?.isHeld);
}

const takeLock = (client: Client, lock: string) =>
  client.query(`SELECT pg_advisory_lock_shared(${keyOf})`, [lock])
