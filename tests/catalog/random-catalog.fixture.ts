import type { Merchant, Visitor } from '@vitrine/testkit'
import fc from 'fast-check'
import type { Field, Fields, Order, Scalar } from './query-reference.fixture.ts'
import { keyOperators, oddText } from './random-queries.fixture.ts'

type Api = Visitor['api'] | Merchant['api']

/** A product to create, with data stored outside of the product. */
export interface Plan {
  readonly product: { readonly name: string }
  readonly quantity: number | null
  readonly collections: readonly number[]
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const choices = fc.uniqueArray(fc.constantFrom('S', 's', '50%', 'Grün', '🏺'), {
  minLength: 1,
  maxLength: 3,
  selector: (text) => text.toLowerCase(),
})
const options = fc
  .uniqueArray(fc.constantFrom('Size', 'Col.or', "It's"), { maxLength: 2 })
  .chain((names) =>
    fc.tuple(...names.map((name) => choices.map((all) => ({ name, choices: all.map(described) })))),
  )
const described = (description: string) => ({ description })
const text = oddText.filter((one) => one.trim() !== '')

export const productPlan: fc.Arbitrary<Plan> = fc.record({
  product: fc
    .record(
      {
        name: text,
        priceData: fc.record({ price: fc.constantFrom('0', '1', '2.5', '10', '999.99') }),
        visible: fc.boolean(),
        brand: maybe(text.map((one) => one.slice(0, 50))),
        ribbon: maybe(fc.constantFrom('Sale', 'New', '100%')),
        sku: maybe(text),
        description: maybe(text),
        productOptions: options,
        discount: maybe(fc.constant({ type: 'PERCENT' as const, value: '10' })),
        manageVariants: fc.boolean(),
      },
      { requiredKeys: ['name', 'priceData', 'visible', 'productOptions', 'manageVariants'] },
    )
    .map(({ manageVariants, ...product }) =>
      manageVariants && product.productOptions.length > 0
        ? { ...product, sku: undefined, manageVariants }
        : product,
    ),
  quantity: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  collections: fc.subarray([0, 1]),
})

/** Makes a catalog of these products, and two collections with some of them. */
export async function makeCatalog(
  { api }: Merchant,
  plans: readonly Plan[],
  names: readonly string[],
) {
  const collectionIds: string[] = []
  for (const name of names) {
    const { collection } = await api.catalogV1.createCollection({ collection: { name } })
    collectionIds.push(collection.id)
  }
  for (const plan of plans) await makeProduct({ api }, plan, collectionIds)
}

export async function makeProduct({ api }: Merchant, plan: Plan, collectionIds: readonly string[]) {
  const { product } = await api.catalogV1.createProduct({ product: plan.product as never })
  for (const index of plan.collections) {
    const id = collectionIds[index]
    if (id) await api.catalogV1.addProductsToCollection({ id, productIds: [product.id] })
  }
  const { quantity } = plan
  if (quantity === null) return
  const { id: productId, variants, manageVariants } = product
  const variantIds = manageVariants
    ? variants.map(({ id }) => id)
    : ['00000000-0000-0000-0000-000000000000']
  await api.inventory.updateInventoryVariants({
    inventoryItem: {
      productId,
      trackQuantity: true,
      variants: variantIds.map((variantId, index) => ({
        variantId,
        quantity: index === 0 ? quantity : 1,
      })),
    },
  })
}

/** A query of any list, with its response in a common form. */
export interface Question {
  readonly filter?: unknown
  readonly sort?: readonly Order[]
  readonly paging?: { limit?: number; offset?: number }
  readonly cursorPaging?: { limit?: number; cursor?: string }
}
export interface Answer<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly offset: number
  readonly cursors?: { readonly next?: string; readonly prev?: string } | undefined
}

/** A list that can be queried: its fields as the reference sees them, and how it is asked. */
export interface List<Row> {
  readonly name: string
  readonly fields: Fields<Row>
  readonly sortable: readonly string[]
  readonly idOf: (row: Row) => string
  readonly ask: (api: Api, query: Question) => Promise<Answer<Row>>
}

const one = <Row>(kind: Field<Row>['kind'], of: (row: Row) => unknown): Field<Row> => ({
  kind,
  of: (row) => [asScalar(of(row))],
})
const key = <Row>(of: (row: Row) => string): Field<Row> => ({
  ...one('id', of),
  operators: keyOperators,
})
const many = <Row>(of: (row: Row) => readonly string[]): Field<Row> => ({ kind: 'list', of })
const asScalar = (value: unknown) =>
  value instanceof Date ? value.toISOString() : (value as Scalar | null | undefined)

type Rows<Name extends 'products' | 'collections' | 'variants'> = Name extends 'products'
  ? Awaited<ReturnType<Api['catalogV1']['queryProductsByText']>>['products'][number]
  : Name extends 'collections'
    ? Awaited<ReturnType<Api['catalogV1']['queryCollections']>>['collections'][number]
    : Awaited<ReturnType<Api['catalogV1']['queryStoreVariants']>>['variants'][number]
type Product = Rows<'products'>
type StoreVariant = Rows<'variants'>
type Item = Awaited<ReturnType<Api['inventory']['queryInventory']>>['inventoryItems'][number]

const optionField = (name: string) =>
  many<Product>(({ productOptions }) =>
    productOptions
      .filter((option) => option.name.toLowerCase() === name.toLowerCase())
      .flatMap((option) => option.choices.map(({ description }) => description)),
  )
const productFields: Fields<Product> = {
  id: key(({ id }) => id),
  _id: key(({ id }) => id),
  productType: one('word', ({ productType }) => productType),
  name: one('text', ({ name }) => name),
  slug: one('text', ({ slug }) => slug),
  sku: {
    kind: 'text',
    of: ({ sku, variants, manageVariants }) =>
      manageVariants ? variants.map(({ variant }) => variant.sku) : [sku],
    order: ({ sku }) => sku,
  },
  description: one('text', ({ description }) => description),
  price: one('number', ({ priceData }) => priceData.price),
  'priceData.price': one('number', ({ priceData }) => priceData.price),
  'priceData.discountedPrice': one('number', ({ priceData }) => priceData.discountedPrice),
  'priceRange.minValue': one('number', ({ priceRange }) => priceRange.minValue),
  'priceRange.maxValue': one('number', ({ priceRange }) => priceRange.maxValue),
  numericId: one('number', ({ numericId }) => numericId),
  lastUpdated: one('moment', ({ lastUpdated }) => lastUpdated),
  createdDate: one('moment', ({ createdDate }) => createdDate),
  _createdDate: one('moment', ({ createdDate }) => createdDate),
  'collections.id': many(({ collectionIds }) => collectionIds),
  collectionIds: many(({ collectionIds }) => collectionIds),
  'options.size': optionField('Size'),
  'productOptions.Col.or': optionField('Col.or'),
  "options.It's": optionField("It's"),
  inventoryStatus: one('word', ({ stock }) => stock.inventoryStatus),
  'stock.inventoryStatus': one('word', ({ stock }) => stock.inventoryStatus),
  'stock.quantity': one('number', ({ stock }) => stock.quantity),
  visible: one('flag', ({ visible }) => visible),
  manageVariants: one('flag', ({ manageVariants }) => manageVariants),
  brand: one('text', ({ brand }) => brand),
  ribbon: one('text', ({ ribbon }) => ribbon),
  'discount.type': one('word', ({ discount }) => discount.type),
}
const sortableProducts = [
  'id',
  '_id',
  'productType',
  'name',
  'slug',
  'sku',
  'price',
  'priceData.price',
  'numericId',
  'lastUpdated',
  'createdDate',
  '_createdDate',
  'stock.quantity',
  'priceRange.maxValue',
]

export const products: List<Product> = {
  name: 'products',
  fields: productFields,
  sortable: sortableProducts,
  idOf: ({ id }) => id,
  async ask({ catalogV1 }, query) {
    const { products: rows, metadata } = await catalogV1.queryProducts({ query: query as never })
    return { rows, ...metadata }
  },
}

/** The same products with their variants, as older integrations read them. */
export const productsByText: List<Product> = {
  ...products,
  name: 'products with a filter in text',
  async ask({ catalogV1 }, { filter, sort, ...paging }) {
    const reply = await catalogV1.queryProductsByText({
      query: {
        ...(filter ? { filter: JSON.stringify(filter) } : {}),
        ...(sort
          ? {
              sort: JSON.stringify(
                sort.map(({ fieldName, order }) => ({ [fieldName]: order ?? 'asc' })),
              ),
            }
          : {}),
        ...paging,
      },
      includeVariants: true,
      includeHiddenProducts: true,
    })
    const { products: rows, metadata, totalResults: total } = reply
    return { rows, total, ...metadata }
  },
}

export const collections: List<Rows<'collections'>> = {
  name: 'collections',
  fields: {
    id: key(({ id }) => id),
    name: one('text', ({ name }) => name),
    slug: one('text', ({ slug }) => slug),
    visible: one('flag', ({ visible }) => visible),
    numberOfProducts: one('number', ({ numberOfProducts }) => numberOfProducts),
  },
  sortable: ['id', 'name', 'slug', 'numberOfProducts'],
  idOf: ({ id }) => id,
  async ask({ catalogV1 }, query) {
    const reply = await catalogV1.queryCollections({ query: query as never })
    return { rows: reply.collections, ...reply.metadata }
  },
}

const choiceField = (name: string) =>
  one<StoreVariant>('text', ({ choices: chosen }) => chosen[name])

export const variants: List<StoreVariant> = {
  name: 'variants',
  fields: {
    id: one('id', ({ id }) => id),
    productId: one('id', ({ productId }) => productId),
    variantId: one('id', ({ variantId }) => variantId),
    sku: one('text', ({ sku }) => sku),
    productName: one('text', ({ productName }) => productName),
    variantName: one('text', ({ variantName }) => variantName),
    managedVariant: one('flag', ({ managedVariant }) => managedVariant),
    collectionIds: many(({ collectionIds }) => collectionIds),
    'choices.Size': choiceField('Size'),
    "choices.It's": choiceField("It's"),
    'stock.inStock': one('flag', ({ stock }) => stock.inStock),
    'stock.trackQuantity': one('flag', ({ stock }) => stock.trackQuantity),
    'stock.quantity': one('number', ({ stock }) => stock.quantity),
  },
  sortable: [
    'id',
    'productId',
    'variantId',
    'sku',
    'productName',
    'variantName',
    'managedVariant',
    'stock.inStock',
    'stock.trackQuantity',
    'stock.quantity',
  ],
  idOf: ({ id }) => id,
  async ask({ catalogV1 }, query) {
    const reply = await catalogV1.queryStoreVariants({ query: query as never })
    return { rows: reply.variants, ...reply.metadata }
  },
}

export const inventory: List<Item> = {
  name: 'inventory',
  fields: {
    id: one('id', ({ id }) => id),
    productId: one('id', ({ productId }) => productId),
    numericId: one('number', ({ numericId }) => numericId),
    lastUpdated: one('moment', ({ lastUpdated }) => lastUpdated),
  },
  sortable: ['numericId', 'lastUpdated'],
  idOf: ({ id }) => id,
  async ask(api, query) {
    const reply = await api.inventory.queryInventory({ query: query as never })
    const { inventoryItems: rows, totalResults: total, metadata } = reply
    return { rows, total, ...metadata }
  },
}
