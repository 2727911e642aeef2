import type { QueryFields } from '@vitrine/contract/catalog'
import {
  inventoryItemFields,
  merchantProductFields,
  queriedProductFields,
  queriedVariantFields,
  type ReadOnlyVariant,
  searchedProductFields,
  searchedVariantFields,
  type V3InventoryItem,
} from '@vitrine/contract/catalog-v3'
import { type Category, categoryFields } from '@vitrine/contract/categories'
import type { Merchant } from '@vitrine/testkit'
import { treeReference } from './categories.fixture.ts'
import type { Field, Fields, Kind, Order, Scalar } from './query-reference.fixture.ts'

export type Api = Merchant['api']

export interface Question {
  readonly filter?: unknown
  readonly sort?: readonly Order[]
  readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
}
interface Page<Row> {
  readonly rows: readonly Row[]
  readonly cursors: { readonly next?: string | undefined; readonly prev?: string | undefined }
  readonly hasNext: boolean
}

/** A list of the third dialect: its fields as the reference sees them, and how it is asked. */
export interface V3List<Row> {
  readonly name: string
  readonly fields: Fields<Row>
  readonly sortable: readonly string[]
  readonly idOf: (row: Row) => string
  readonly ask: (api: Api, question: Question) => Promise<Page<Row>>
}

const kinds = {
  guid: 'id',
  boolean: 'flag',
  number: 'number',
  moment: 'moment',
  text: 'text',
} as const
const values = (found: unknown): readonly (Scalar | undefined)[] =>
  [found]
    .flat()
    .map((one) => (one instanceof Date ? one.toISOString() : (one as Scalar | undefined)))

/** The value at a path of the reply, or all of them where lists are on the way. */
function at(row: unknown, path: readonly string[]): unknown {
  if (Array.isArray(row)) return row.flatMap((one) => at(one, path) ?? [])
  const [name, ...rest] = path
  if (name === undefined) return row
  return row === null || row === undefined ? undefined : at((row as never)[name], rest)
}

type Paths<Row> = Readonly<Record<string, (row: Row) => unknown>>

/** The fields that the contract declares, each at its own path of the reply unless another is given. */
function fieldsOf<Row>(declared: QueryFields, otherPaths: Paths<Row> = {}): Fields<Row> {
  const entries = Object.entries(declared).map(([name, { type, operators, items }]) => {
    const read = otherPaths[name] ?? ((row: Row) => at(row, name.split('.')))
    const kind: Kind = kinds[type]
    const field: Field<Row> = {
      kind,
      operators,
      of: (row) => values(read(row)),
      ...(items && {
        of: (row) => [read(row)].flat().map((_, number) => number),
        items: { fields: fieldsOf(items), of: (row: Row) => [read(row)].flat() },
      }),
    }
    return [name, field] as const
  })
  return Object.fromEntries(entries)
}
const sortableOf = (declared: QueryFields) =>
  Object.keys(declared).filter((name) => declared[name]?.sortable)

/** Lists are sorted by their smallest value, then by the next; empty ones come last. */
const byLists = <Row>(fields: Fields<Row>, names: readonly string[]): Fields<Row> =>
  Object.fromEntries(
    names.map((name) => {
      const field = fields[name] as Field<Row>
      return [name, { ...field, order: (row) => `{${field.of(row).toSorted().join(',')}}` }]
    }),
  )

const optionalFields = [
  ...(['INFO_SECTION', 'DIRECT_CATEGORIES_INFO', 'ALL_CATEGORIES_INFO'] as const),
  ...(['MIN_VARIANT_PRICE_INFO', 'VARIANT_OPTION_CHOICE_NAMES'] as const),
] as const
type Product = Awaited<ReturnType<Api['catalogV3']['getProduct']>>['product']

const pairsOf = (all: Product['options'] | Product['modifiers']) =>
  (all ?? []).flatMap((one) =>
    (one.choicesSettings?.choices ?? []).map(({ choiceId }) => `${one.id}:${choiceId}`),
  )
const productPaths: Paths<Product> = {
  flattenOptions: ({ options }) => pairsOf(options),
  flattenModifiers: ({ modifiers }) => pairsOf(modifiers),
  importId: () => undefined,
}

/** Products as a search sees them, their variants read with them. */
export const searchedProducts = (isMerchant: boolean): V3List<Product> => {
  const declared = Object.fromEntries(
    Object.entries(searchedProductFields).filter(
      ([name]) => isMerchant || !merchantProductFields.has(name),
    ),
  )
  return {
    name: 'found products',
    fields: fieldsOf(declared, {
      ...productPaths,
      'variantsInfo.variants': (row) => row.variantsInfo?.variants ?? [],
    }),
    sortable: sortableOf(declared),
    idOf: ({ id }) => id,
    async ask({ catalogV3 }, search) {
      const reply = await catalogV3.searchProducts({ search: search as never })
      return { rows: reply.products as Product[], ...reply.pagingMetadata }
    },
  }
}

/** Reads each product completely, because searches may use fields that a list does not return. */
export const wholeProducts = ({ catalogV3 }: Api, rows: readonly Product[]) =>
  Promise.all(
    rows.map(
      async ({ id }) =>
        (await catalogV3.getProduct({ productId: id, fields: [...optionalFields] })).product,
    ),
  )

export const queriedProducts: V3List<Product> = {
  name: 'products',
  fields: fieldsOf(queriedProductFields),
  sortable: sortableOf(queriedProductFields),
  idOf: ({ id }) => id,
  async ask({ catalogV3 }, query) {
    const reply = await catalogV3.queryProducts({ query: query as never })
    return { rows: reply.products as Product[], ...reply.pagingMetadata }
  },
}

const variantList = (declared: QueryFields): Omit<V3List<ReadOnlyVariant>, 'name' | 'ask'> => ({
  fields: fieldsOf<ReadOnlyVariant>(declared, { id: ({ variantId }) => variantId }),
  sortable: sortableOf(declared),
  idOf: ({ variantId }) => variantId,
})
export const queriedVariants: V3List<ReadOnlyVariant> = {
  ...variantList(queriedVariantFields),
  name: 'variants',
  async ask({ catalogV3 }, query) {
    const reply = await catalogV3.queryVariants({ query: query as never })
    return { rows: reply.variants, ...reply.pagingMetadata }
  },
}
const foundVariants = variantList(searchedVariantFields)
const choices = 'optionChoices.optionChoiceIds'
export const searchedVariants: V3List<ReadOnlyVariant> = {
  ...foundVariants,
  fields: {
    ...foundVariants.fields,
    ...byLists(foundVariants.fields, [
      `${choices}.optionId`,
      `${choices}.choiceId`,
      'productData.directCategoryIds',
    ]),
  },
  name: 'found variants',
  async ask({ catalogV3 }, search) {
    const reply = await catalogV3.searchVariants({ search: search as never })
    return { rows: reply.variants, ...reply.pagingMetadata }
  },
}

const itemFields = fieldsOf<V3InventoryItem>(inventoryItemFields, {
  inStock: ({ availabilityStatus }) => availabilityStatus === 'IN_STOCK',
})
export const items: V3List<V3InventoryItem> = {
  name: 'inventory items',
  fields: {
    ...itemFields,
    ...byLists(itemFields, ['product.directCategoryIds']),
  },
  sortable: sortableOf(inventoryItemFields),
  idOf: ({ id }) => id,
  async ask({ catalogV3 }, query) {
    const reply = await catalogV3.queryInventoryItems({ query: query as never })
    return { rows: reply.inventoryItems, ...reply.pagingMetadata }
  },
}

export const categories = (isMerchant: boolean): V3List<Category> => ({
  name: 'categories',
  fields: fieldsOf(categoryFields),
  sortable: sortableOf(categoryFields),
  idOf: ({ id }) => id,
  async ask(api, query) {
    const reply = await api.categories.queryCategories({
      query: query as never,
      treeReference,
      ...(isMerchant && { returnNonVisibleCategories: true }),
    })
    return { rows: reply.categories, ...reply.pagingMetadata }
  },
})
