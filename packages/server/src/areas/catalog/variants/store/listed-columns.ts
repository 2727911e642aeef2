import { sql } from 'kysely'
import type { Column, Columns } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { productColumns } from '../../products/store/product-columns.ts'
import { termsOf } from '../../search/rules/search-terms.ts'
import { idsByWords } from '../../search/store/search-words.ts'

/** Columns for filtering product lists: those of the product, and its text. */
export const listedColumns =
  (tx: Tx): Columns =>
  (field) => {
    if (field === 'words') return wordsColumn(tx, true)
    return field === 'shownWords' ? wordsColumn(tx, false) : productColumns(field)
  }

const wordsColumn = (tx: Tx, seesHidden: boolean): Column => ({
  type: 'text',
  value: sql`p.name`,
  fits: (typed) => {
    const terms = termsOf({ expression: String(typed) }).map((term) => [term])
    if (terms.length === 0) return sql`TRUE`
    return sql`p.id IN (${idsByWords(tx, { terms, needsAll: true }, { seesHidden })})`
  },
})
