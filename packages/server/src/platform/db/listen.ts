import { setTimeout as wait } from 'node:timers/promises'
import { Client, escapeIdentifier, type Notification } from 'pg'

type Listener = (payload: string) => void

export interface ListenOptions {
  /** Called when the connection was lost and is back: notifications in between were missed. */
  readonly onGap?: () => void
}

export interface Notifications {
  /** Hears a channel from when the promise resolves; call the answer to stop. */
  listen(channel: string, listener: Listener, options?: ListenOptions): Promise<() => void>
  /** False from when the connection is known to be lost until it is back. */
  isHearing(): boolean
  close(): Promise<void>
}

interface Subscription extends ListenOptions {
  readonly channel: string
  readonly listener: Listener
}

/** One connection for every LISTEN of this process, made again whenever it breaks. */
export async function createNotifications(url: string): Promise<Notifications> {
  const subscriptions = new Set<Subscription>()
  let client: Client | undefined
  let isClosed = false
  let isHearing = false

  const hear = ({ channel, payload = '' }: Notification): void => {
    for (const one of subscriptions) if (one.channel === channel) one.listener(payload)
  }

  async function connect(): Promise<void> {
    const fresh = createClient(url)
    fresh.on('notification', hear)
    await fresh.connect()
    // Current from here on, so that whoever subscribes meanwhile reaches the new connection.
    client = fresh
    for (const { channel } of subscriptions) await startListening(fresh, channel)
    fresh.once('end', () => void reconnect())
  }

  async function reconnect(): Promise<void> {
    isHearing = false
    for (let tries = 0; !isClosed; tries += 1) {
      await wait(Math.min(50 * 2 ** tries, 5_000), undefined, { ref: false })
      const isBack = await connect().then(
        () => true,
        () => client?.end().then(() => false),
      )
      if (!isBack) continue
      if (isClosed) return client?.end()
      for (const { onGap } of subscriptions) onGap?.()
      isHearing = true
      return
    }
  }

  await connect()
  isHearing = true
  // A connection that died in silence is noticed by its unanswered question.
  const beat = () => client?.query('SELECT 1').catch(() => client?.end())
  const heartbeat = setInterval(beat, 30_000).unref()

  return {
    async listen(channel, listener, options = {}) {
      const subscription = { channel, listener, ...options }
      subscriptions.add(subscription)
      // While the connection is away this fails; the new one listens and reports the gap.
      if (client) await startListening(client, channel).catch(() => undefined)
      return () => subscriptions.delete(subscription)
    },
    isHearing: () => isHearing,
    async close() {
      isClosed = true
      clearInterval(heartbeat)
      await client?.end()
    },
  }
}

function createClient(url: string): Client {
  const client = new Client({
    connectionString: url,
    application_name: 'vitrine listen',
    keepAlive: true,
    query_timeout: 10_000,
  })
  // Followed by "end", which is where a lost connection is dealt with.
  return client.on('error', () => undefined)
}

const startListening = (client: Client, channel: string) =>
  client.query(`LISTEN ${escapeIdentifier(channel)}`)
