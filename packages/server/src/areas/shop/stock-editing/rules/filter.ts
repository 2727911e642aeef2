import type { StockFilter, StockSort } from '@vitrine/contract/stock'
import type { StockQuery, StockSearch } from '../../../stock/index.ts'

type Filter = StockSearch['filter']

const test = (field: string, operator: string, value: unknown): Filter => ({
  kind: 'test',
  field,
  operator,
  value,
})

/** The test for a list of values, if there is one. */
const among = (field: string, values: readonly unknown[] | undefined): Filter | undefined =>
  values && test(field, '$in', values)

/** The search of the stock area for a filter. */
export function searchOf(filter: StockFilter): StockSearch {
  const { text = '', tracked, quantityAtMost, preorder, collectionIds } = filter
  const parts: (Filter | undefined)[] = [
    among('id', filter.ids),
    among('productId', filter.productIds),
    among('variantId', filter.variantIds),
    among('locationId', filter.locationIds),
    among('product.brand.id', filter.brandIds),
    among('availabilityStatus', filter.availability),
    collectionIds && test('product.directCategoryIds', '$hasSome', collectionIds),
    tracked === undefined ? undefined : test('trackQuantity', '$eq', tracked),
    quantityAtMost === undefined ? undefined : test('quantity', '$lte', quantityAtMost),
    preorder === undefined ? undefined : test('preorderInfo.enabled', '$eq', preorder),
  ]
  return {
    filter: { kind: 'and', parts: parts.filter((one) => one !== undefined) },
    ...(text.trim() && {
      words: { expression: text, places: searchedFields, needsAll: true, fuzzy: true },
    }),
  }
}

const searchedFields = ['product.name', 'product.variantSku', 'product.variantBarcode'] as const

const byName: StockQuery['sort'] = [
  { field: 'product.name', descending: false },
  { field: 'product.variantName', descending: false },
]
const sorts: Readonly<Record<StockSort, StockQuery['sort']>> = {
  PRODUCT_NAME: byName,
  FEWEST: [{ field: 'quantity', descending: false }, ...byName],
  LAST_CHANGED: [{ field: 'updatedDate', descending: true }],
  NEWEST: [{ field: 'createdDate', descending: true }],
}

export const sortOf = (sort: StockSort = 'PRODUCT_NAME'): StockQuery['sort'] => sorts[sort]
