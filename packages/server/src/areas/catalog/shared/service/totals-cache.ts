import type { Page } from '../../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import type { ResultPage } from '../../../../platform/db/result-page.ts'

export type TotalsCache = ReturnType<typeof createTotalsCache>

interface CountedQuery extends Page {
  readonly filter: Filter
}

const MAX_TOTALS = 2000
/** Aggregation results are larger than totals, so fewer are cached. */
const MAX_AGGREGATIONS = 200
/** Queries with longer keys are not cached. */
const MAX_KEY_LENGTH = 4096

/** An LRU cache whose entries are valid for one version of a site. */
function createVersionedCache<Answer>(max: number) {
  const answers = new Map<string, { readonly answer: Answer; readonly changes: number }>()
  return {
    find(key: string, changes: number): { readonly answer: Answer } | undefined {
      const existing = answers.get(key)
      return existing?.changes === changes ? existing : undefined
    },
    put(key: string, answer: Answer, changes: number): void {
      answers.delete(key)
      answers.set(key, { answer, changes })
      const [oldest] = answers.keys()
      if (answers.size > max && oldest !== undefined) answers.delete(oldest)
    },
  }
}

/**
 * Caches how many products match a filter, and their aggregations, until anything in the site changes. Only
 * valid for a process that listens to all changes (`isListening`).
 */
export function createTotalsCache({ isListening }: { readonly isListening: () => boolean }) {
  const totals = createVersionedCache<number>(MAX_TOTALS)
  const aggregations = createVersionedCache<unknown>(MAX_AGGREGATIONS)
  const changes = new Map<string, number>()
  let changesOfAll = 0
  const changesOf = (siteId: string) => changesOfAll + (changes.get(siteId) ?? 0)

  return {
    /** Answers a query, counting only when the total is not cached. */
    async useTotal<Q extends CountedQuery, F extends Pick<ResultPage<unknown>, 'total'>>(
      siteId: string,
      query: Q,
      find: (query: Q) => Promise<F>,
    ): Promise<F> {
      const key = `${siteId} ${JSON.stringify(query.filter)}`
      const before = changesOf(siteId)
      if (query.walk?.total !== undefined || key.length > MAX_KEY_LENGTH || !isListening()) {
        return find(query)
      }
      const existing = totals.find(key, before)
      if (existing) return find({ ...query, total: existing.answer })
      const found = await find(query)
      if (changesOf(siteId) === before && isListening()) totals.put(key, found.total, before)
      return found
    },

    /** The cached result of an equal query, or a fresh one. */
    async cached<T>(siteId: string, question: unknown, find: () => Promise<T>): Promise<T> {
      const key = `${siteId} ${JSON.stringify(question)}`
      const before = changesOf(siteId)
      if (key.length > MAX_KEY_LENGTH || !isListening()) return find()
      const existing = aggregations.find(key, before)
      if (existing) return existing.answer as T
      const found = await find()
      if (changesOf(siteId) === before && isListening()) aggregations.put(key, found, before)
      return found
    },

    /** The result of an equal query if it is cached. */
    peek<T>(siteId: string, question: unknown): T | undefined {
      if (!isListening()) return undefined
      const key = `${siteId} ${JSON.stringify(question)}`
      return aggregations.find(key, changesOf(siteId))?.answer as T | undefined
    },

    /** Invalidates a site, or all sites. */
    invalidate(siteId?: string): void {
      if (siteId === undefined) changesOfAll += 1
      else changes.set(siteId, (changes.get(siteId) ?? 0) + 1)
    },
  }
}

/** For processes that do not listen to changes: everything is counted. */
export const noTotalsCache: Pick<TotalsCache, 'useTotal' | 'cached' | 'peek'> = {
  useTotal: (_siteId, query, find) => find(query),
  cached: (_siteId, _question, find) => find(),
  peek: () => undefined,
}
