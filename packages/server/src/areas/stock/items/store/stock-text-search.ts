import { type RawBuilder, sql } from 'kysely'
import type { Columns } from '../../../../platform/db/query-to-sql.ts'
import type { TextSearch } from '../../../catalog/index.ts'

/** A text search on fields of an item. */
export interface StockTextSearch extends Omit<TextSearch, 'places'> {
  readonly places: readonly string[]
}

/** Minimum trigram word similarity: allows one typing error. */
const LIKELY = 0.35

/** Matches terms anywhere in the texts of items; all of them or any. */
export function wordsToSql(
  { expression, places, needsAll, fuzzy }: StockTextSearch,
  columnOf: Columns,
): RawBuilder<unknown> {
  const words = expression.split(/\s+/).filter((word) => word !== '')
  const texts = places.flatMap((field) => columnOf(field)?.value ?? [])
  const tests = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    const found = texts.map((text) => sql`${text} ILIKE ${pattern}`)
    const alike = fuzzy
      ? texts.map((text) => sql`word_similarity(${word}, ${text}) >= ${LIKELY}`)
      : []
    return sql`(${sql.join([...found, ...alike], sql` OR `)})`
  })
  if (tests.length === 0) return sql`TRUE`
  return sql`(${sql.join(tests, needsAll ? sql` AND ` : sql` OR `)})`
}
