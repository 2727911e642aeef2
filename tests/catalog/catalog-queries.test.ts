import { type Merchant, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
let merchant: Merchant['api']
/** Visitors have the same calls, but forbidden filters are refused. */
let visitor: Merchant['api']
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await startTestServer()
  merchant = shop.people.merchant().api
  visitor = shop.people.visitor().api
  const sizes = { name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }
  for (const product of [
    { name: 'Amphora 50% off', priceData: { price: '9.5' }, brand: 'Atelier' },
    { name: 'amphora_small', priceData: { price: '20' }, productOptions: [sizes] },
    {
      name: 'Bowl \\ dish',
      priceData: { price: '100' },
      manageVariants: true,
      productOptions: [sizes],
    },
    { name: 'Cup', priceData: { price: '20' }, ribbon: 'Sale', description: '<p>Blue cup</p>' },
    { name: 'Secret', priceData: { price: '1' }, visible: false },
  ]) {
    const made = await merchant.catalogV1.createProduct({ product: product as never })
    ids[product.name.split(' ')[0] ?? ''] = made.product.id
    shop.clock.pass({ minutes: 1 })
  }
  const { collection } = await merchant.catalogV1.createCollection({ collection: { name: 'Blue' } })
  ids.collection = collection.id
  await merchant.catalogV1.addProductsToCollection({
    id: collection.id,
    productIds: [ids.Cup ?? '', ids.Secret ?? ''],
  })
})
afterAll(() => shop.close())

type Query = NonNullable<
  NonNullable<Parameters<Merchant['api']['catalogV1']['queryProducts']>[0]>['query']
>
const namesOf = ({ products }: { products: readonly { name: string }[] }) =>
  products.map(({ name }) => name.split(' ')[0])
const find = async (filter: object, rest: Partial<Query> = {}) =>
  namesOf(await visitor.catalogV1.queryProducts({ query: { filter, ...rest } }))
const refusal = (query: object, api = visitor) =>
  api.catalogV1.queryProducts({ query: query as Query }).then(
    () => 'answered',
    (error: unknown) => error,
  )

describe('a filter', () => {
  test('compares text exactly, but looks into it without regard to case', async () => {
    expect(await find({ name: 'cup' })).toEqual([])
    expect(await find({ name: 'Cup' })).toEqual(['Cup'])
    expect(await find({ name: { $startsWith: 'AMPH' } })).toEqual(['Amphora', 'amphora_small'])
    expect(await find({ description: { $contains: 'BLUE' } })).toEqual(['Cup'])
    expect(await find({ name: { $endsWith: 'DISH' } })).toEqual(['Bowl'])
  })

  test.each(['name', 'slug'])('knows the case of every alphabet, in %s', async (field) => {
    const { people } = await shop.anotherSite()
    const { catalogV1 } = people.merchant().api
    await catalogV1.createProduct({
      product: { name: 'Écrin Öl Ω', priceData: { price: '1' } } as never,
    })
    for (const test of [{ $startsWith: 'É' }, { $contains: 'ÖL' }, { $endsWith: 'ω' }]) {
      const { products } = await catalogV1.queryProducts({ query: { filter: { [field]: test } } })
      expect([test, namesOf({ products })]).toEqual([test, ['Écrin']])
    }
  })

  test('treats percent signs, underscores and backslashes as plain characters', async () => {
    expect(await find({ name: { $contains: '%' } })).toEqual(['Amphora'])
    expect(await find({ name: { $contains: '_' } })).toEqual(['amphora_small'])
    expect(await find({ name: { $contains: '\\' } })).toEqual(['Bowl'])
  })

  test('accepts decimals and timestamps as text', async () => {
    expect(await find({ price: { $gt: '9.50', $lt: '100.00' } })).toEqual(['amphora_small', 'Cup'])
    expect(await find({ price: '20.000' })).toEqual(['amphora_small', 'Cup'])
    const { product } = await visitor.catalogV1.getProduct({ id: ids.Cup ?? '' })
    const moment = product.createdDate.toISOString()
    expect(await find({ createdDate: { $gte: moment } })).toEqual(['Cup'])
    expect(await find({ _createdDate: moment })).toEqual(['Cup'])
  })

  test('matches a field without a value by null', async () => {
    expect(await find({ brand: null })).toEqual(['amphora_small', 'Bowl', 'Cup'])
    expect(await find({ brand: { $ne: null } })).toEqual(['Amphora'])
    expect(await find({ ribbon: { $in: ['Sale', null] }, brand: null })).toHaveLength(3)
    expect(await find({ ribbon: { $exists: true } })).toEqual(['Cup'])
    expect(await find({ description: { $isEmpty: false } })).toEqual(['Cup'])
  })

  test('matches a list when any of its values matches', async () => {
    const inBlue = ['Cup']
    expect(await find({ collectionIds: ids.collection })).toEqual(inBlue)
    expect(await find({ 'collections.id': { $hasSome: [ids.collection] } })).toEqual(inBlue)
    expect(await find({ 'options.Size': 'S' })).toEqual(['amphora_small', 'Bowl'])
    expect(await find({ 'productOptions.size': { $hasAll: ['S', 'L'] } })).toHaveLength(2)
    expect(await find({ 'options.Size': { $ne: 'S' } })).toEqual(['Amphora', 'Cup'])
  })

  test('compares and sorts ids of products and collections as text', async () => {
    const { Cup: id = '', collection = '' } = ids
    const part = id.slice(-6).toUpperCase()
    for (const test of [
      { $startsWith: id.slice(0, 30) },
      { $contains: part },
      { $endsWith: part },
    ]) {
      expect(await find({ $and: [{ id: test }, { name: 'Cup' }] })).toEqual(['Cup'])
    }
    expect(await find({ id: { $gte: id, $lte: id } })).toEqual(['Cup'])
    expect(await find({ id: { $gt: id } })).toEqual([])
    const filter = { _id: { $contains: collection.slice(9), $lt: `${collection}-` } }
    const found = await visitor.catalogV1.queryCollections({ query: { filter } })
    expect(found.collections.map((one) => one.id)).toEqual([collection])
  })

  test('understands the spellings of the public documents', async () => {
    expect(await find({ _id: { $any: [ids.Cup] } })).toEqual(['Cup'])
    expect(await find({ name: { $begins: 'b' } })).toEqual(['Bowl'])
    expect(await find({ price: { $ge: 20, $le: 20 } })).toEqual(['amphora_small', 'Cup'])
    expect(await find({ 'options.Size': { $all: ['L'] } })).toHaveLength(2)
  })

  test('nests and, or and not, of an object and of a list', async () => {
    const cheap = { price: { $lt: 50 } }
    const cup = { name: 'Cup' }
    expect(await find({ $and: [cheap, { $not: cup }] })).toEqual(['Amphora', 'amphora_small'])
    expect(await find({ $and: [cheap, { $not: [cup, { ribbon: 'None' }] }] })).toHaveLength(3)
    expect(await find({ $or: [cup, { $and: [{ $not: cheap }] }] })).toEqual(['Bowl', 'Cup'])
    expect(await find({ price: { $not: { $lt: 50 } } })).toEqual(['Bowl'])
  })

  test('that names an unknown field or operator is refused with what is accepted', async () => {
    expect(await refusal({ filter: { colour: 'red' } })).toMatchObject({
      status: 400,
      code: 'INVALID_FILTER',
      data: { field: 'colour', accepted: expect.arrayContaining(['name', 'options.<name>']) },
      message: expect.stringContaining('"colour" is not a field that can be filtered by'),
    })
    expect(await refusal({ filter: { price: { $contains: '1' } } })).toMatchObject({
      code: 'INVALID_FILTER',
      data: { field: 'price', operator: '$contains', accepted: expect.arrayContaining(['$gte']) },
    })
    expect(await refusal({ filter: { price: { $near: 1 } } })).toMatchObject({
      data: { field: 'price', operator: '$near', accepted: expect.arrayContaining(['$eq']) },
    })
  })

  test('is refused when it is too deep or too large, with the limit', async () => {
    let deep: object = { name: 'Cup' }
    for (let level = 0; level < 21; level += 1) deep = { $not: deep }
    const many = { $or: Array.from({ length: 501 }, () => ({ name: 'Cup' })) }
    const long = { id: { $in: Array.from({ length: 1001 }, (_, at) => String(at)) } }
    for (const [filter, limit] of [
      [deep, 20],
      [many, 500],
      [long, 1000],
    ] as const) {
      expect(await refusal({ filter })).toMatchObject({ status: 400, data: { limit } })
    }
  })
})

describe('a sort', () => {
  const byPrice = (order?: 'ASC' | 'DESC') => ({ fieldName: 'price', ...(order && { order }) })

  test('applies its fields one after the other, ascending by default', async () => {
    const byName = { fieldName: 'name', order: 'DESC' } as const
    const cheap = { price: { $lt: 50 } }
    expect(await find(cheap, { sort: [byPrice('DESC'), byName] })).toEqual([
      'amphora_small',
      'Cup',
      'Amphora',
    ])
    expect(await find(cheap, { sort: [byPrice()] })).toEqual(['Amphora', 'amphora_small', 'Cup'])
  })

  test('defaults to numericId for products and name for collections', async () => {
    expect(await find({})).toEqual(['Amphora', 'amphora_small', 'Bowl', 'Cup'])
    const { collections } = await visitor.catalogV1.queryCollections({})
    expect(collections.map(({ name }) => name)).toEqual(['All Products', 'Blue'])
  })

  test.each(['description', 'collectionIds', 'options.Size', 'stock.inventoryStatus', 'colour'])(
    'by %s is refused with the fields that can be sorted by',
    async (fieldName) => {
      expect(await refusal({ sort: [{ fieldName }] })).toMatchObject({
        code: 'INVALID_FILTER',
        data: { field: fieldName, accepted: expect.arrayContaining(['name', 'numericId']) },
      })
    },
  )
})

describe('pages by offset', () => {
  test('have at most 100 items and include the total', async () => {
    const { metadata } = await visitor.catalogV1.queryProducts({
      query: { paging: { limit: 2, offset: 3 } },
    })
    expect(metadata).toEqual({ count: 1, offset: 3, total: 4 })
    expect(await refusal({ paging: { limit: 101 } })).toMatchObject({
      violations: [{ field: 'query.paging.limit', violatedRule: 'MAX' }],
    })
    expect(await refusal({ paging: { limit: 1 }, cursorPaging: { limit: 1 } })).toMatchObject({
      violations: [{ field: 'query.cursorPaging', violatedRule: 'ONE_OF_ALIGNMENT' }],
    })
  })

  test('treat null as absent', async () => {
    const nothing = {
      paging: { limit: null, offset: null },
      cursorPaging: null,
    } as unknown as Query
    const products = await merchant.catalogV1.queryProducts({ query: nothing })
    expect(products.metadata).toMatchObject({ total: 5, offset: 0 })
    const collections = await merchant.catalogV1.queryCollections({ query: nothing })
    expect(collections.metadata).toMatchObject({ total: 2, offset: 0 })
    const offset = { paging: nothing.paging }
    const { variants } = await merchant.catalogV1.queryStoreVariants({ query: offset })
    expect(variants).toHaveLength(6)
    expect((await merchant.members.queryMembers({ query: offset })).members).toEqual([])
  })

  test('end at 10,000 for visitors, with a hint to use cursors, and not for merchants', async () => {
    const far = { paging: { offset: 10_001 } }
    expect(await refusal(far)).toMatchObject({
      status: 400,
      violations: [
        {
          field: 'query.paging.offset',
          violatedRule: 'MAX',
          description: expect.stringContaining('filter by numericId greater than the last one'),
        },
      ],
    })
    expect(await find({}, { paging: { offset: 10_000 } })).toEqual([])
    expect((await merchant.catalogV1.queryProducts({ query: far })).metadata.total).toBe(5)
    const all = await visitor.catalogV1.queryProducts({ query: { paging: { limit: 2 } } })
    const last = all.products.at(-1)?.numericId
    expect(await find({ numericId: { $gt: last } })).toEqual(['Bowl', 'Cup'])
  })
})

describe('pages by cursor', () => {
  const first = (api = visitor, query: Partial<Query> = {}) =>
    api.catalogV1.queryProducts({ query: { cursorPaging: { limit: 1 }, ...query } })
  const follow = (cursor = '', api = visitor, beside: object = {}) =>
    api.catalogV1.queryProducts({ query: { cursorPaging: { cursor }, ...beside } })

  test('have the same filter, sort and size to the last page and back', async () => {
    const sort = [{ fieldName: 'name', order: 'DESC' as const }]
    const filter = { price: { $gte: 20 } }
    const one = await first(visitor, { filter, sort, cursorPaging: { limit: 2 } })
    expect([namesOf(one), one.metadata.total]).toEqual([['amphora_small', 'Cup'], 3])
    expect(one.metadata.cursors).toEqual({ next: expect.any(String) })
    const two = await follow(one.metadata.cursors?.next)
    expect([namesOf(two), two.metadata]).toMatchObject([
      ['Bowl'],
      { count: 1, offset: 2, total: 3 },
    ])
    expect(two.metadata.cursors).toEqual({ prev: expect.any(String) })
    const back = await follow(two.metadata.cursors?.prev)
    expect([namesOf(back), back.metadata.offset]).toEqual([namesOf(one), 0])
    expect(back.metadata.cursors?.prev).toBeUndefined()
  })

  test('go back from a page whose products were deleted meanwhile', async () => {
    const { product } = await merchant.catalogV1.createProduct({
      product: { name: 'Zinc', priceData: { price: '3' } },
    })
    const page = await first(visitor, { cursorPaging: { limit: 4 } })
    await merchant.catalogV1.deleteProduct({ id: product.id })
    const empty = await follow(page.metadata.cursors?.next)
    expect([namesOf(empty), empty.metadata.cursors?.next]).toEqual([[], undefined])
    expect(namesOf(await follow(empty.metadata.cursors?.prev))).toEqual(namesOf(page))
  })

  test('refuse a filter, a sort or an offset together with a cursor', async () => {
    const next = (await first()).metadata.cursors?.next
    for (const [field, beside] of Object.entries({
      filter: { filter: { name: 'Cup' } },
      sort: { sort: [{ fieldName: 'name' }] },
      paging: { paging: { limit: 1 } },
    })) {
      await expect(follow(next, visitor, beside)).rejects.toMatchObject({
        status: 400,
        violations: [{ field: `query.${field}`, violatedRule: 'FIELD_NOT_ALLOWED' }],
      })
    }
  })

  test('refuse a cursor that was changed, is of another list or of another site', async () => {
    const next = (await first()).metadata.cursors?.next ?? ''
    const broken = {
      status: 400,
      violations: [{ field: 'query.cursorPaging.cursor', violatedRule: 'FORMAT' }],
    }
    for (const at of [0, next.length >> 1]) {
      const other = next[at] === 'A' ? 'B' : 'A'
      const changed = `${next.slice(0, at)}${other}${next.slice(at + 1)}`
      await expect(follow(changed)).rejects.toMatchObject(broken)
    }
    await expect(follow('never one')).rejects.toMatchObject(broken)
    const query = { cursorPaging: { cursor: next } }
    await expect(visitor.catalogV1.queryCollections({ query })).rejects.toMatchObject(broken)
    await expect(visitor.catalogV1.queryStoreVariants({ query })).rejects.toMatchObject(broken)
    const { people } = await shop.anotherSite()
    await expect(follow(next, people.visitor().api)).rejects.toMatchObject(broken)
  })

  test('show a visitor nothing hidden, even with the cursor of a merchant', async () => {
    const sort = [{ fieldName: 'name', order: 'DESC' as const }]
    const page = await first(merchant, { sort, filter: { visible: { $in: [true, false] } } })
    expect(namesOf(page)).toEqual(['amphora_small'])
    expect(namesOf(await follow(page.metadata.cursors?.next, merchant))).toEqual(['Secret'])
    expect(namesOf(await follow(page.metadata.cursors?.next, visitor))).toEqual(['Cup'])
  })

  test('need a filter that fits into a cursor', async () => {
    const noise = Array.from({ length: 900 }, () => crypto.randomUUID())
    const filter = { id: { $nin: noise } }
    await expect(first(visitor, { filter })).rejects.toMatchObject({ code: 'INVALID_FILTER' })
    expect(await find(filter)).toHaveLength(4)
  })

  test('also work for variants and stock', async () => {
    const page = { query: { filter: { managedVariant: true }, cursorPaging: { limit: 1 } } }
    const one = await visitor.catalogV1.queryStoreVariants(page)
    const cursor = one.metadata.cursors?.next ?? ''
    const two = await visitor.catalogV1.queryStoreVariants({ query: { cursorPaging: { cursor } } })
    expect([...one.variants, ...two.variants].map(({ variantName }) => variantName)).toEqual([
      'S',
      'L',
    ])
    const stock = await merchant.inventory.queryInventory({ query: { cursorPaging: { limit: 3 } } })
    const rest = await merchant.inventory.queryInventory({
      query: { cursorPaging: { cursor: stock.metadata.cursors?.next ?? '' } },
    })
    expect(rest).toMatchObject({ totalResults: 5, metadata: { items: 3, offset: 3 } })
  })
})

describe('a page', () => {
  const lists: Record<string, (limit: number) => Promise<unknown>> = {
    products: (limit) => merchant.catalogV1.queryProducts({ query: { paging: { limit } } }),
    'products with variants': (limit) =>
      merchant.catalogV1.queryProductsByText({
        query: { paging: { limit } },
        includeVariants: true,
      }),
    collections: (limit) => merchant.catalogV1.queryCollections({ query: { paging: { limit } } }),
    'collections in text': (limit) =>
      merchant.catalogV1.queryCollectionsByText({ query: { paging: { limit } } }),
    variants: (limit) => merchant.catalogV1.queryStoreVariants({ query: { paging: { limit } } }),
    stock: (limit) => merchant.inventory.queryInventory({ query: { paging: { limit } } }),
  }

  test.each(Object.keys(lists))(
    'of %s takes the same few statements, however long it is',
    async (name) => {
      const list = lists[name] as (limit: number) => Promise<unknown>
      await list(100)
      const [short, long] = [
        await shop.countStatements(() => list(1)),
        await shop.countStatements(() => list(100)),
      ]
      expect(long.statements).toEqual(short.statements)
      expect(long.statements.length).toBeLessThanOrEqual(6)
    },
  )

  test('never concatenates a value into an SQL statement', async () => {
    const evil = `x'); DROP TABLE products; --`
    const asked = await shop.countStatements(() =>
      merchant.catalogV1.queryProducts({
        query: {
          filter: {
            $or: [{ name: { $contains: evil } }, { [`options.${evil}`]: evil }, { id: evil }],
          },
        },
      }),
    )
    expect(asked.result.metadata.total).toBe(0)
    expect(asked.statements.join('\n')).not.toContain('DROP TABLE')
  })
})
