import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** A text query for the current index of a site. */
export interface IndexQuery {
  readonly indexId: string
  /** A `tsquery`; null where the terms have no word, which matches nothing. */
  readonly text: string | null
}

/** Terms with their alternatives, and whether all of them must match. */
export interface Question {
  readonly terms: readonly (readonly string[])[]
  readonly needsAll: boolean
}

const MAX_QUERIES = 2000
const MAX_SITES = 1000

/** A map that forgets its oldest entries. */
function createBoundedMap<Value>(max: number) {
  const entries = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => entries.get(key),
    set(key: string, value: Value): void {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > max && oldest !== undefined) entries.delete(oldest)
    },
  }
}

/** Stems and prefixes depend on the language and the terms alone, so they are valid forever. */
const queries = createBoundedMap<string | null>(MAX_QUERIES)
/** The language of a site's index when it was last read. It only saves work: the statement compares it. */
const languages = createBoundedMap<string>(MAX_SITES)

const keyOf = (language: string, { terms, needsAll }: Question) =>
  `${language} ${JSON.stringify([terms, needsAll])}`

/** The cached queries in the last known language of a site's index; null for others. */
export function cachedQueries(siteId: string, questions: readonly Question[]) {
  const language = languages.get(siteId) ?? ''
  return { language, texts: questions.map((one) => queries.get(keyOf(language, one)) ?? null) }
}

/** Remembers queries as PostgreSQL built them, in the order of the questions; it may have stopped before the last. */
export function cacheQueries(
  siteId: string,
  language: string,
  questions: readonly Question[],
  texts: readonly (string | null)[],
): void {
  languages.set(siteId, language)
  for (const [at, text] of texts.entries()) {
    const question = questions[at]
    if (question) queries.set(keyOf(language, question), text)
  }
}

/** The current index and the query for it: one statement, which builds the query only the first time. */
export async function findIndexQuery(tx: Tx, question: Question): Promise<IndexQuery | undefined> {
  const { terms, needsAll } = question
  const expected = languages.get(tx.siteId) ?? ''
  const cached = queries.get(keyOf(expected, question))
  const known = cached === undefined ? '' : expected
  const { rows } = await sql<{ indexId: string; language: string; text: string | null }>`
    SELECT i.id AS "indexId", i.language,
           CASE WHEN i.language <> ${known}
                THEN search_query(i.language::regconfig, ${JSON.stringify(terms)}::jsonb, ${needsAll})
           END::text AS text
      FROM search_indexes i WHERE i.site_id = ${tx.siteId} AND i.is_current`.execute(tx.db)
  const [index] = rows
  if (!index) return undefined
  const { indexId, language } = index
  if (cached !== undefined && language === known) return { indexId, text: cached }
  languages.set(tx.siteId, language)
  queries.set(keyOf(language, question), index.text)
  return { indexId, text: index.text }
}
