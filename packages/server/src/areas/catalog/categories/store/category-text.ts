import { type RawBuilder, sql } from 'kysely'

/** A text search on names or descriptions of categories. */
export interface CategoryText {
  readonly words: readonly string[]
  readonly mode: 'OR' | 'AND'
  /** Also matches similarly spelled words. */
  readonly isFuzzy: boolean
  readonly fields: readonly ('name' | 'description')[]
}

/** Minimum trigram similarity of two words, from 0 to 1. */
const ALIKE = 0.4

/**
 * Each term must be the prefix of a word; characters other than letters and digits have been removed before.
 */
export function textToSql(text: CategoryText | undefined): RawBuilder<unknown> {
  if (!text) return sql`TRUE`
  const { words, mode, isFuzzy, fields } = text
  if (words.length === 0) return sql`FALSE`
  const values = fields.map((field) => sql`c.${sql.ref(field)}`)
  const tests = words.flatMap((word) => {
    const some = values.map((value) => {
      const begins = sql`${value} ~* ('\\m' || ${word}::text)`
      return isFuzzy
        ? sql`(${begins} OR strict_word_similarity(lower(${word}::text), lower(${value})) > ${ALIKE})`
        : begins
    })
    return sql`(${sql.join(some, sql` OR `)})`
  })
  return sql`(${sql.join(tests, mode === 'AND' ? sql` AND ` : sql` OR `)})`
}
