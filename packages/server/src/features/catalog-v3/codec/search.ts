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
import type { OpenQuery } from '../../../transport/query-pages.ts'
import {
  type SearchQuery,
  type TextPlace,
  type Words,
  withAllProducts,
  withoutAllProducts,
} from '../../catalog/index.ts'
import { productField, storeVariantField, variantNames } from './search-fields.ts'

/** A list that can be searched: what may be named, and how the domain calls it. */
interface List {
  readonly fields: QueryFields
  readonly rename: (field: string) => string
  readonly places: Readonly<Record<string, TextPlace>>
}

const productPlaces: Record<(typeof productTextFields)[number], TextPlace> = {
  name: 'name',
  description: 'description',
  'variantsInfo.variants.sku': 'sku',
  'variantsInfo.variants.barcode': 'barcode',
  'minVariantPriceInfo.sku': 'sku',
}
const variantPlaces: Record<(typeof variantTextFields)[number], TextPlace> = {
  'productData.name': 'name',
  sku: 'sku',
}

const products = (fields: QueryFields): List => ({
  fields,
  rename: productField,
  places: productPlaces,
})
const variants = (fields: QueryFields): List => ({
  fields,
  rename: storeVariantField,
  places: variantPlaces,
})

/** What visitors may not ask for is to them as if it were not there. */
export const fieldsFor = (isMerchant: boolean): QueryFields =>
  isMerchant
    ? searchedProductFields
    : Object.fromEntries(
        Object.entries(searchedProductFields).filter(([name]) => !merchantProductFields.has(name)),
      )

export const decodeProductQuery = (open: OpenQuery) => decode(products(queriedProductFields), open)
export const decodeProductSearch = (open: OpenQuery, isMerchant: boolean) =>
  decode(products(fieldsFor(isMerchant)), open)
export const decodeVariantQuery = (open: OpenQuery) => decode(variants(queriedVariantFields), open)
export const decodeVariantSearch = (open: OpenQuery) =>
  decode(variants(searchedVariantFields), open)

/** What a call about many products is about, in the domain's words. */
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
  { fields, rename, places }: List,
  { query, walk }: Pick<OpenQuery, 'query' | 'walk'>,
): SearchQuery {
  const { sort, search, ...rest } = query
  const read = readQuery(
    { ...fields, ...placesOf(sort) },
    { ...rest, sort: (sort ?? []).map(placed) },
  )
  const words = decodeWords(search as SearchDetails | null | undefined, places)
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

/** A sort by the place in a category as a field of its own, which holds the category. */
function placed(sort: WireSort): WireSort {
  if (!categoryPlaceFields.has(sort.fieldName)) return sort
  return { ...sort, fieldName: `placeIn.${categoryOf(sort)}` }
}

const placesOf = (sort: readonly WireSort[] | null | undefined): QueryFields =>
  Object.fromEntries(
    (sort ?? [])
      .map(placed)
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

function decodeWords(
  search: SearchDetails | null | undefined,
  places: List['places'],
): Words | undefined {
  const expression = search?.expression?.trim()
  const asked = (search?.fields ?? []).map((field) => {
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
    ...(asked.length > 0 && { places: [...new Set(asked)] }),
  }
}

/** Whether a filter asks for products that are not visible (§12.5). */
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
