import {
  collectionFields,
  listedProductFields,
  type ReadQuery,
  readQuery,
  storeVariantFields,
  type WireQuery,
} from '@vitrine/contract/catalog-v1'
import type { FilterNode } from '@vitrine/contract/kit'
import { withoutAllProducts } from '../../../areas/catalog/index.ts'

/** Wire name → domain name; identical names are omitted. */
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
  'stock.isLow': 'isLowOnStock',
}
const collectionNames: Names = { numberOfProducts: 'productCount' }
const storeVariantNames: Names = {
  managedVariant: 'isManaged',
  'stock.inStock': 'inStock',
  'stock.trackQuantity': 'tracked',
  'stock.quantity': 'quantity',
}

export const decodeProductQuery = (query: WireQuery) =>
  translate(readQuery(listedProductFields, query), productNames)
export const decodeCollectionQuery = (query: WireQuery) =>
  translate(readQuery(collectionFields, query), collectionNames)
export const decodeStoreVariantQuery = (query: WireQuery) =>
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
  return test.field === 'collectionIds' ? (withoutAllProducts(test) as FilterNode) : test
}
