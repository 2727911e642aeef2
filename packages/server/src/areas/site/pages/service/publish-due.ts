import type { PagesDeps } from '../model.ts'
import { findDue } from '../store/pages.ts'
import { publishDue } from './change-pages.ts'

const AT_ONCE = 100

/** Publishes due pages, each in its own transaction. */
export async function publishDuePages(
  deps: PagesDeps,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, logger, work } = deps.platform
  for (const { siteId, id } of await findDue(db, clock.now(), AT_ONCE)) {
    if (signal?.aborted) return
    try {
      const site = { siteId, actor: { type: 'system', id: 'pages' } } as const
      await work(site, (tx) => publishDue(tx, deps, id))
    } catch (error) {
      // The next run retries; other pages are not blocked.
      logger.warn({ err: error, pageId: id }, 'a page could not be published')
    }
  }
}
