import type { Found } from '../../../platform/db/found-page.ts'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'

export type KnownTotals = ReturnType<typeof createKnownTotals>

interface Question extends Page {
  readonly filter: Filter
}

const MOST = 2000
/** Filters that are longer are asked once. */
const LONGEST_KEY = 4096

/**
 * How many products pass a filter, until something in the site changes: turning pages and asking what
 * others have asked counts nothing again. Only who hears of every change may remember.
 */
export function createKnownTotals({ isHearing }: { readonly isHearing: () => boolean }) {
  const totals = new Map<string, { readonly total: number; readonly changes: number }>()
  const changes = new Map<string, number>()
  let changesOfAll = 0
  const changesOf = (siteId: string) => changesOfAll + (changes.get(siteId) ?? 0)

  function remember(key: string, total: number, before: number): void {
    totals.delete(key)
    totals.set(key, { total, changes: before })
    const [oldest] = totals.keys()
    if (totals.size > MOST && oldest !== undefined) totals.delete(oldest)
  }

  return {
    /** Answers a question, counting only what is not known. */
    async use<Q extends Question, F extends Pick<Found<unknown>, 'total'>>(
      siteId: string,
      query: Q,
      find: (query: Q) => Promise<F>,
    ): Promise<F> {
      const key = `${siteId} ${JSON.stringify(query.filter)}`
      const before = changesOf(siteId)
      if (query.walk?.total !== undefined || key.length > LONGEST_KEY || !isHearing()) {
        return find(query)
      }
      const known = totals.get(key)
      if (known?.changes === before) return find({ ...query, total: known.total })
      const found = await find(query)
      if (changesOf(siteId) === before && isHearing()) remember(key, found.total, before)
      return found
    },

    /** Forgets what is known of a site, or of all. */
    forget(siteId?: string): void {
      if (siteId === undefined) changesOfAll += 1
      else changes.set(siteId, (changes.get(siteId) ?? 0) + 1)
    },
  }
}

/** For whom nobody tells of changes: everything is counted. */
export const neverKnown: Pick<KnownTotals, 'use'> = {
  use: (_siteId, query, find) => find(query),
}
