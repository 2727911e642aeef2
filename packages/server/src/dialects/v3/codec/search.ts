import {
  categoryPlaceFields,
  merchantProductFields,
  type productTextFields,
  type QueryFields,
  queriedProductFields,
  queriedVariantFields,
  readQuery,
  type SearchDetails,
  searchedProductFields,
  searchedVariantFields,
  type variantTextFields,
  type WireQuery,
  type WireSort,
} from '@vitrine/contract/catalog-v3'
import { type FilterNode, InvalidFilter } from '@vitrine/contract/kit'
import {
  type SearchQuery,
  type SearchTextField,
  type TextSearch,
  withAllProducts,
  withoutAllProducts,
} from '../../../areas/catalog/index.ts'
import type { PagedQuery } from '../../../transport/query-pages.ts'
import { productField, storeVariantField, variantNames } from './search-fields.ts'

/** A searchable list: its fields and their domain names. */
interface SearchableList {
  readonly fields: QueryFields
  readonly rename: (field: string) => string
  readonly textFields: Readonly<Record<string, SearchTextField>>
}

const productTextColumns: Record<(typeof productTextFields)[number], SearchTextField> = {
  name: 'name',
  description: 'description',
  'variantsInfo.variants.sku': 'sku',
  'variantsInfo.variants.barcode': 'barcode',
  'minVariantPriceInfo.sku': 'sku',
}
const variantTextColumns: Record<(typeof variantTextFields)[number], SearchTextField> = {
  'productData.name': 'name',
  sku: 'sku',
}

const products = (fields: QueryFields): SearchableList => ({
  fields,
  rename: productField,
  textFields: productTextColumns,
})
const variants = (fields: QueryFields): SearchableList => ({
  fields,
  rename: storeVariantField,
  textFields: variantTextColumns,
})

/** Merchant-only fields do not exist for visitors. */
export const fieldsFor = (isMerchant: boolean): QueryFields =>
  isMerchant
    ? searchedProductFields
    : Object.fromEntries(
        Object.entries(searchedProductFields).filter(([name]) => !merchantProductFields.has(name)),
      )

export const decodeProductQuery = (open: PagedQuery) => decode(products(queriedProductFields), open)
export const decodeProductSearch = (open: PagedQuery, isMerchant: boolean) =>
  decode(products(fieldsFor(isMerchant)), open)
export const decodeVariantQuery = (open: PagedQuery) => decode(variants(queriedVariantFields), open)
export const decodeVariantSearch = (open: PagedQuery) =>
  decode(variants(searchedVariantFields), open)

/** The selection of products of a bulk call, in domain field names. */
export function decodeProductFilter(
  { filter, search }: Pick<WireQuery, 'filter' | 'search'>,
  isMerchant = true,
): Pick<SearchQuery, 'filter' | 'words'> {
  const { filter: read, words } = decode(products(fieldsFor(isMerchant)), {
    query: { filter, search },
    walk: undefined,
  })
  return words ? { filter: read, words } : { filter: read }
}

function decode(
  { fields, rename, textFields }: SearchableList,
  { query, walk }: Pick<PagedQuery, 'query' | 'walk'>,
): SearchQuery {
  const { sort, search, ...rest } = query
  const read = readQuery(
    { ...fields, ...categorySortFields(sort) },
    { ...rest, sort: (sort ?? []).map(toCategoryField) },
  )
  const words = decodeTextSearch(search as SearchDetails | null | undefined, textFields)
  return {
    ...read,
    filter: translate(read.filter, rename),
    sort: read.sort.map((one) => ({ ...one, field: rename(one.field) })),
    walk,
    ...(words && { words }),
  }
}

function translate(node: FilterNode, rename: (field: string) => string): SearchQuery['filter'] {
  if (node.kind === 'not') return { ...node, part: translate(node.part, rename) }
  if (node.kind !== 'test') {
    return { ...node, parts: node.parts.map((part) => translate(part, rename)) }
  }
  const inner = (field: string) => variantNames[field] ?? field
  const isNested = node.operator === '$matchItems'
  const value = isNested ? translate(node.value as FilterNode, inner) : node.value
  const test = { ...node, field: rename(node.field), value }
  if (test.field === 'collections' || test.field === 'categories') return withAllProducts(test)
  const isOfCategories = /(^|\.)(collectionIds|categoryIds)$/.test(test.field)
  return isOfCategories ? withoutAllProducts(test) : test
}

/** A sort by position in a category becomes a field name with the category id. */
function toCategoryField(sort: WireSort): WireSort {
  if (!categoryPlaceFields.has(sort.fieldName)) return sort
  return { ...sort, fieldName: `placeIn.${categoryOf(sort)}` }
}

const categorySortFields = (sort: readonly WireSort[] | null | undefined): QueryFields =>
  Object.fromEntries(
    (sort ?? [])
      .map(toCategoryField)
      .filter(({ fieldName }) => fieldName.startsWith('placeIn.'))
      .map(({ fieldName }) => [
        fieldName,
        { type: 'number', operators: [], sortable: true } as const,
      ]),
  )

function categoryOf({ fieldName, selectItemsBy }: WireSort): string {
  const path = fieldName.replace(/index$/, 'id')
  const [first] = (selectItemsBy ?? []) as Record<string, unknown>[]
  const id = first?.[path]
  if (typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id
  const sentence = `A sort by "${fieldName}" needs selectItemsBy: [{"${path}": "<id of a category>"}]`
  throw InvalidFilter({ field: fieldName, accepted: path }, sentence)
}

function decodeTextSearch(
  search: SearchDetails | null | undefined,
  places: SearchableList['textFields'],
): TextSearch | undefined {
  const expression = search?.expression?.trim()
  const names = (search?.fields ?? []).map((field) => {
    const place = Object.hasOwn(places, field) ? places[field] : undefined
    if (place) return place
    const accepted = Object.keys(places)
    const sentence = `"${field}" is not a field with text; these are: ${accepted.join(', ')}`
    throw InvalidFilter({ field, accepted }, sentence)
  })
  if (!search || !expression) return undefined
  return {
    expression,
    needsAll: search.mode === 'AND',
    fuzzy: search.fuzzy === true,
    ...(names.length > 0 && { fields: [...new Set(names)] }),
  }
}

/** Whether a filter selects hidden products (§12.5). */
export function asksForHidden(node: SearchQuery['filter'], isNegated = false): boolean {
  if (node.kind === 'not') return asksForHidden(node.part, !isNegated)
  if (node.kind !== 'test') return node.parts.some((part) => asksForHidden(part, isNegated))
  if (!['visible', 'product.visible'].includes(node.field)) return false
  const values = [node.value].flat()
  const names = (value: boolean) => values.some((one) => one === value)
  const isContrary = ['$ne', '$nin'].includes(node.operator) !== isNegated
  if (!['$eq', '$ne', '$in', '$nin', '$hasSome'].includes(node.operator)) return false
  return isContrary ? names(true) : names(false)
}
