import { sql } from 'kysely'
import { type CallCounts, createCallCounter } from './call-counter.ts'
import type { OpenPlatform } from './open-platform.ts'

const CHANNEL = 'vitrine_calls'
const SEND_EVERY_MS = 1_000
/** A notification may have 8,000 bytes. */
const COUNTS_IN_ONE = 300
/** In a second; the rest is sent in the next one. */
const NOTIFICATIONS = 10

type Deps = Pick<OpenPlatform, 'clock' | 'direct' | 'logger' | 'notifications'>

/** The call counter of this process, synchronized with other processes on the same database. */
export async function createSharedCallCounter({ clock, direct, logger, notifications }: Deps) {
  const counter = createCallCounter(clock)
  const stopListening = await notifications.listen(CHANNEL, (payload) => {
    counter.receive(JSON.parse(payload) as CallCounts)
  })
  const send = async () => {
    for (let sent = 0; sent < NOTIFICATIONS; sent += 1) {
      const unsent = counter.takeUnsent(COUNTS_IN_ONE)
      if (!unsent) return
      await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(unsent)})`.execute(direct)
    }
  }
  let sending: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    sending = sending
      .then(send)
      .catch((error: unknown) => logger.debug({ error }, 'Counts of calls could not be sent'))
  }, SEND_EVERY_MS).unref()
  return {
    count: counter.count,
    async close(): Promise<void> {
      clearInterval(timer)
      stopListening()
      await sending
    },
  }
}
