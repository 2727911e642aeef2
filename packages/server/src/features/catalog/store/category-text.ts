import { type RawBuilder, sql } from 'kysely'

/** Words that a category's name or description shall have. */
export interface CategoryText {
  readonly words: readonly string[]
  readonly mode: 'OR' | 'AND'
  /** A word that is spelled alike counts, too. */
  readonly isFuzzy: boolean
  readonly fields: readonly ('name' | 'description')[]
}

/** How alike two words have to be, from 0 to 1. */
const ALIKE = 0.4

/** Each word begins one of the text's; what is no letter or digit has been taken out of it before. */
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
