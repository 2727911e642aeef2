import type { Tx } from '../../../platform/tx.ts'
import type { WebhooksWorld } from '../model.ts'
import { type FeedPage, type FeedQuery, readChanges } from './changes.ts'

/** What a long transaction holds back comes without a word. */
const LOOK_EVERY = 1000
/** Proxies end connections on which nothing is said. */
const SAY_EVERY = 15_000

/** The feed for those who wait at it. */
export function createFeed({ clock, isHearing }: Pick<WebhooksWorld, 'clock' | 'isHearing'>) {
  const waiting = new Map<string, Set<() => void>>()
  let heard = 0
  let isClosed = false

  /** How long nothing can come without a word. */
  const patience = ({ isSettled }: FeedPage) => (isSettled && isHearing() ? SAY_EVERY : LOOK_EVERY)

  /** Until something was committed on the site, or already was since so much was heard, or the time is over. */
  function changed(siteId: string, milliseconds: number, since: number): Promise<void> {
    if (isClosed || heard !== since) return Promise.resolve()
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
    let since = heard
    let page = await readChanges(tx, clock, query)
    for (;;) {
      const left = end - performance.now()
      if (page.facts.length > 0 || left <= 0 || isClosed) return page
      await changed(tx.siteId, Math.min(left, patience(page)), since)
      since = heard
      page = await readChanges(tx, clock, { ...query, after: page.cursor })
    }
  }

  /** Pages as they come, until nobody listens or the server stops; an empty one is a sign of life. */
  async function follow(tx: Tx, query: FeedQuery): Promise<AsyncGenerator<FeedPage>> {
    const since = heard
    return onwards(tx, query, { page: await readChanges(tx, clock, query), since })
  }

  async function* onwards(
    tx: Tx,
    query: FeedQuery,
    { page, since }: { page: FeedPage; since: number },
  ): AsyncGenerator<FeedPage> {
    let said = performance.now()
    yield page
    while (!isClosed) {
      if (page.isEnd) await changed(tx.siteId, patience(page), since)
      since = heard
      page = await readChanges(tx, clock, { ...query, after: page.cursor })
      if (page.facts.length === 0 && performance.now() - said < SAY_EVERY) continue
      said = performance.now()
      yield page
    }
  }

  return {
    read,
    follow,
    /** Something was committed on a site; without one, perhaps on any. */
    hear(siteId?: string) {
      heard += 1
      const all = siteId ? [waiting.get(siteId)] : [...waiting.values()]
      for (const some of all) for (const done of some ?? []) done()
    },
    close() {
      isClosed = true
      for (const some of waiting.values()) for (const done of some) done()
    },
  }
}
