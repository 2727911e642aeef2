import { type RawBuilder, sql } from 'kysely'
import type { Columns } from '../../../platform/db/query-to-sql.ts'
import type { Words } from '../../catalog/index.ts'

/** Free text; places are fields of an item. */
export interface StockWords extends Omit<Words, 'places'> {
  readonly places: readonly string[]
}

/** How much of a word and of what it is held against is the same, so that one slip is let pass. */
const LIKELY = 0.35

/** Words in texts of items, wherever in them they stand; all of them or any. */
export function wordsToSql(
  { expression, places, needsAll, fuzzy }: StockWords,
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
