import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import {
  collectionFields,
  productFields,
  type ReadQuery,
  readQuery,
  storeVariantFields,
} from '@vitrine/contract/catalog-v1'
import type { FieldTest, FilterNode, Input } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'

type Query = Input<(typeof catalogV1)['operations']['queryProducts']>['query']

/** Wire name → the domain's; names that are the same are left out. */
type Names = Readonly<Record<string, string>>

const productNames: Names = {
  'priceData.price': 'price',
  'priceData.discountedPrice': 'paidPrice',
  'priceRange.minValue': 'lowestPrice',
  'priceRange.maxValue': 'highestPrice',
  'discount.type': 'discountType',
  lastUpdated: 'updatedDate',
  'collections.id': 'collectionIds',
  inventoryStatus: 'stockStatus',
  'stock.inventoryStatus': 'stockStatus',
  'stock.quantity': 'stockQuantity',
}
const collectionNames: Names = { numberOfProducts: 'productCount' }
const storeVariantNames: Names = {
  managedVariant: 'isManaged',
  'stock.inStock': 'inStock',
  'stock.trackQuantity': 'tracked',
  'stock.quantity': 'quantity',
}

export const decodeProductQuery = (query: Query) =>
  translate(readQuery(productFields, query), productNames)
export const decodeCollectionQuery = (query: Query) =>
  translate(readQuery(collectionFields, query), collectionNames)
export const decodeStoreVariantQuery = (query: Query) =>
  translate(readQuery(storeVariantFields, query), storeVariantNames)

function translate(query: ReadQuery, names: Names): ReadQuery {
  const rename = (field: string) => names[field] ?? field.replace(/^productOptions\./, 'options.')
  return {
    ...query,
    filter: translateNode(query.filter, rename),
    sort: query.sort.map((one) => ({ ...one, field: rename(one.field) })),
  }
}

function translateNode(node: FilterNode, rename: (field: string) => string): FilterNode {
  if (node.kind === 'not') return { ...node, part: translateNode(node.part, rename) }
  if (node.kind !== 'test') {
    return { ...node, parts: node.parts.map((part) => translateNode(part, rename)) }
  }
  const test = { ...node, field: rename(node.field) }
  return test.field === 'collectionIds' ? withoutAllProducts(test) : test
}

const everything: FilterNode = { kind: 'and', parts: [] }
const nothing: FilterNode = { kind: 'or', parts: [] }

/** Every product is in the built-in collection, which has no rows. */
function withoutAllProducts(test: FieldTest): FilterNode {
  const values = Array.isArray(test.value) ? test.value : [test.value]
  if (!values.includes(ALL_PRODUCTS_ID)) return test
  if (test.operator === '$ne' || test.operator === '$nin') return nothing
  if (test.operator !== '$hasAll') return everything
  return { ...test, value: values.filter((one) => one !== ALL_PRODUCTS_ID) }
}
