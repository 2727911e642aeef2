import type { Found } from '../../../platform/db/found-page.ts'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'

export type KnownTotals = ReturnType<typeof createKnownTotals>

interface Question extends Page {
  readonly filter: Filter
}

const MOST_TOTALS = 2000
/** What aggregations tell is larger. */
const MOST_TOLD = 200
/** Questions that are longer are asked once. */
const LONGEST_KEY = 4096

/** The latest answers, each with how often its site had changed. */
function createMemory<Answer>(most: number) {
  const answers = new Map<string, { readonly answer: Answer; readonly changes: number }>()
  return {
    find(key: string, changes: number): { readonly answer: Answer } | undefined {
      const known = answers.get(key)
      return known?.changes === changes ? known : undefined
    },
    keep(key: string, answer: Answer, changes: number): void {
      answers.delete(key)
      answers.set(key, { answer, changes })
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    },
  }
}

/**
 * How many products pass a filter, and what they all have, until something in the site changes: turning
 * pages and asking what others have asked counts nothing again. Only who hears of every change may remember.
 */
export function createKnownTotals({ isHearing }: { readonly isHearing: () => boolean }) {
  const totals = createMemory<number>(MOST_TOTALS)
  const told = createMemory<unknown>(MOST_TOLD)
  const changes = new Map<string, number>()
  let changesOfAll = 0
  const changesOf = (siteId: string) => changesOfAll + (changes.get(siteId) ?? 0)

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
      const known = totals.find(key, before)
      if (known) return find({ ...query, total: known.answer })
      const found = await find(query)
      if (changesOf(siteId) === before && isHearing()) totals.keep(key, found.total, before)
      return found
    },

    /** What was told before in answer to the same question, or what is found now. */
    async tell<T>(siteId: string, question: unknown, find: () => Promise<T>): Promise<T> {
      const key = `${siteId} ${JSON.stringify(question)}`
      const before = changesOf(siteId)
      if (key.length > LONGEST_KEY || !isHearing()) return find()
      const known = told.find(key, before)
      if (known) return known.answer as T
      const found = await find()
      if (changesOf(siteId) === before && isHearing()) told.keep(key, found, before)
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
export const neverKnown: Pick<KnownTotals, 'use' | 'tell'> = {
  use: (_siteId, query, find) => find(query),
  tell: (_siteId, _question, find) => find(),
}
