import { type RawBuilder, sql } from 'kysely'
import { requireColumn, valueTexts } from './aggregate-levels.ts'
import { searchColumns, type Visibility } from './search-columns.ts'

/**
 * Fields whose values stand in memory beside the words of a product. What they are read from is noted when it changes
 * (`index_updated_products`, `index_products`); values that depend on other rows than those of the product are not among
 * them.
 */
export const facetFields: readonly string[] = [
  'kind',
  'lowestPaid',
  'highestPaid',
  'brandId',
  'ribbonId',
  'optionNames',
  'choiceNames',
  'publicTags',
]

const listsFor = (visibility: Visibility): RawBuilder<string[]> => {
  const columns = searchColumns(visibility)
  return sql`ARRAY[${sql.join(facetFields.map((field) => valueTexts(requireColumn(columns, field))))}]`
}

/** For each field the values of `products p`, as a JSON array of texts. */
export const facetLists = listsFor({ seesHidden: true })

/** The same as visitors see it; null where they see all variants. */
export const visibleFacetLists = sql<string[] | null>`CASE
  WHEN p.visible_ranges IS NOT NULL AND p.manage_variants THEN ${listsFor({ seesHidden: false })} END`
