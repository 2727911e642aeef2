import type { Tx } from '../../../../platform/tx.ts'
import type { WebhookEngineDeps } from '../model.ts'
import { type FeedPage, type FeedQuery, readChanges } from './read-changes.ts'

/** Facts that were held back by a long transaction arrive without a notification. */
const POLL_MS = 1000
/** Proxies close idle connections. */
const HEARTBEAT_MS = 15_000

/** The feed for waiting callers. */
export function createFeed({
  clock,
  isListening,
}: Pick<WebhookEngineDeps, 'clock' | 'isListening'>) {
  const waiting = new Map<string, Set<() => void>>()
  let notifications = 0
  let isClosed = false

  /** Polling interval, without notifications. */
  const maxWait = ({ isSettled }: FeedPage) => (isSettled && isListening() ? HEARTBEAT_MS : POLL_MS)

  /** Until something was committed on the site, or already was since so much was received, or the time is over. */
  function waitForChange(siteId: string, milliseconds: number, since: number): Promise<void> {
    if (isClosed || notifications !== since) return Promise.resolve()
    return new Promise((resolve) => {
      const others = waiting.get(siteId) ?? new Set()
      waiting.set(siteId, others)
      const done = () => {
        clearTimeout(timer)
        others.delete(done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      others.add(done)
    })
  }

  async function read(tx: Tx, query: FeedQuery, seconds: number): Promise<FeedPage> {
    const end = performance.now() + seconds * 1000
    let since = notifications
    let page = await readChanges(tx, clock, query)
    for (;;) {
      const left = end - performance.now()
      if (page.facts.length > 0 || left <= 0 || isClosed) return page
      await waitForChange(tx.siteId, Math.min(left, maxWait(page)), since)
      since = notifications
      page = await readChanges(tx, clock, { ...query, after: page.cursor })
    }
  }

  /** Pages as they arrive, until the client or the server stops; an empty one is a keep-alive. */
  async function follow(tx: Tx, query: FeedQuery): Promise<AsyncGenerator<FeedPage>> {
    const since = notifications
    return followPages(tx, query, { page: await readChanges(tx, clock, query), since })
  }

  async function* followPages(
    tx: Tx,
    query: FeedQuery,
    { page, since }: { page: FeedPage; since: number },
  ): AsyncGenerator<FeedPage> {
    let lastYield = performance.now()
    yield page
    while (!isClosed) {
      if (page.isEnd) await waitForChange(tx.siteId, maxWait(page), since)
      since = notifications
      page = await readChanges(tx, clock, { ...query, after: page.cursor })
      if (page.facts.length === 0 && performance.now() - lastYield < HEARTBEAT_MS) continue
      lastYield = performance.now()
      yield page
    }
  }

  return {
    read,
    follow,
    /** Something was committed on a site; without one, perhaps on any. */
    notify(siteId?: string) {
      notifications += 1
      const all = siteId ? [waiting.get(siteId)] : [...waiting.values()]
      for (const some of all) for (const done of some ?? []) done()
    },
    close() {
      isClosed = true
      for (const some of waiting.values()) for (const done of some) done()
    },
  }
}
