import { sql } from 'kysely'
import { type CallCounts, createCallCounter } from './call-counter.ts'
import type { OpenPlatform } from './open-platform.ts'

const CHANNEL = 'vitrine_calls'
const TELL_EVERY_MS = 1_000
/** A notification may have 8,000 bytes. */
const COUNTS_IN_ONE = 300
/** In a second; the rest is told in the next one. */
const NOTIFICATIONS = 10

type Deps = Pick<OpenPlatform, 'clock' | 'direct' | 'logger' | 'notifications'>

/** The counter of calls of this process, which hears of those of the others on the same database. */
export async function createSharedCallCounter({ clock, direct, logger, notifications }: Deps) {
  const counter = createCallCounter(clock)
  const stopListening = await notifications.listen(CHANNEL, (payload) => {
    counter.hear(JSON.parse(payload) as CallCounts)
  })
  const tell = async () => {
    for (let sent = 0; sent < NOTIFICATIONS; sent += 1) {
      const untold = counter.takeUntold(COUNTS_IN_ONE)
      if (!untold) return
      await sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(untold)})`.execute(direct)
    }
  }
  let telling: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    telling = telling
      .then(tell)
      .catch((error: unknown) => logger.debug({ error }, 'Counts of calls could not be told'))
  }, TELL_EVERY_MS).unref()
  return {
    count: counter.count,
    async close(): Promise<void> {
      clearInterval(timer)
      stopListening()
      await telling
    },
  }
}
