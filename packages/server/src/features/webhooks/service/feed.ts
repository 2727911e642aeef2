import type { Tx } from '../../../platform/tx.ts'
import type { WebhooksWorld } from '../model.ts'
import { type FeedPage, type FeedQuery, readChanges } from './changes.ts'

/** What a long transaction holds back is told without a word. */
const LOOK_EVERY = 1000
/** Proxies end connections on which nothing is said. */
const SAY_EVERY = 15_000

/** The feed for those who wait at it. */
export function createFeed({ clock }: Pick<WebhooksWorld, 'clock'>) {
  const waiting = new Map<string, Set<() => void>>()
  let isClosed = false

  /** Until something was committed on the site, or the time is over. */
  function changed(siteId: string, milliseconds: number, signal?: AbortSignal): Promise<void> {
    if (isClosed) return Promise.resolve()
    return new Promise((resolve) => {
      const others = waiting.get(siteId) ?? new Set()
      waiting.set(siteId, others)
      const done = () => {
        clearTimeout(timer)
        others.delete(done)
        signal?.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      others.add(done)
      signal?.addEventListener('abort', done)
    })
  }

  async function read(tx: Tx, query: FeedQuery, seconds: number): Promise<FeedPage> {
    const end = performance.now() + seconds * 1000
    let page = await readChanges(tx, clock, query)
    for (;;) {
      const left = end - performance.now()
      if (page.facts.length > 0 || left <= 0 || isClosed) return page
      await changed(tx.siteId, Math.min(left, LOOK_EVERY))
      page = await readChanges(tx, clock, { ...query, after: page.cursor })
    }
  }

  /** Pages as they come, until nobody listens or the server stops; an empty one is a sign of life. */
  async function follow(tx: Tx, query: FeedQuery): Promise<AsyncGenerator<FeedPage>> {
    return onwards(tx, query, await readChanges(tx, clock, query))
  }

  async function* onwards(tx: Tx, query: FeedQuery, first: FeedPage): AsyncGenerator<FeedPage> {
    let page = first
    let said = performance.now()
    yield page
    while (!isClosed) {
      if (page.isEnd) await changed(tx.siteId, LOOK_EVERY)
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
      const all = siteId ? [waiting.get(siteId)] : [...waiting.values()]
      for (const some of all) for (const done of some ?? []) done()
    },
    close() {
      isClosed = true
      for (const some of waiting.values()) for (const done of some) done()
    },
  }
}
