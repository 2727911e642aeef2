import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** Older integrations speak plain HTTP: their lists are asked as they ask. */
let shop: TestServer
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await startTestServer()
  tokens.visitor = await shop.people.visitorToken()
  tokens.merchant = shop.site.apiKey
  const { api } = shop.people.merchant()
  const create = async (product: object) =>
    (await api.catalogV1.createProduct({ product: product as never })).product.id
  const sizes = { name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }
  ids.vase = await create({ name: 'Vase', priceData: { price: '20' } })
  ids.bowl = await create({
    name: 'Bowl',
    priceData: { price: '5' },
    costAndProfitData: { itemCost: '2' },
    manageVariants: true,
    productOptions: [sizes],
  })
  ids.secret = await create({ name: 'Secret', priceData: { price: '1' }, visible: false })
  const { collection } = await api.catalogV1.createCollection({ collection: { name: 'Blue' } })
  ids.blue = collection.id
  await api.catalogV1.addProductsToCollection({ id: collection.id, productIds: [ids.vase ?? ''] })
})
afterAll(() => shop.close())

async function ask(method: string, path: string, body?: object, who = 'visitor') {
  const reply = await shop.server.fetch(
    new Request(`${shop.baseUrl}${path}`, {
      method,
      headers: { authorization: tokens[who] ?? '', 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )
  return { status: reply.status, body: await reply.json() }
}
const products = (body: object, who?: string) =>
  ask('POST', '/stores-reader/v1/products/query', body, who)
const namesOf = ({ body }: { body: { products: { name: string }[] } }) =>
  body.products.map(({ name }) => name)

describe('products', () => {
  test('are queried with filter and sort as JSON text, or as objects', async () => {
    const filter = { price: { $lt: 100 } }
    const inText = { filter: JSON.stringify(filter), sort: '[{"price":"asc"}]' }
    const reply = await products({ query: { ...inText, paging: { limit: 1, offset: 1 } } })
    expect(reply.body).toMatchObject({
      products: [{ name: 'Vase', price: { price: 20 } }],
      metadata: { items: 1, offset: 1 },
      totalResults: 2,
    })
    expect(Object.keys(reply.body).sort()).toEqual(['metadata', 'products', 'totalResults'])
    expect(namesOf(await products({ query: { filter, sort: { price: 'asc' } } }))).toEqual([
      'Bowl',
      'Vase',
    ])
    expect(namesOf(await products({ query: { sort: '{"numericId":"desc"}' } }))).toEqual([
      'Bowl',
      'Vase',
    ])
    expect(namesOf(await products({}))).toEqual(['Vase', 'Bowl'])
  })

  test('answer invalid JSON or an unknown filter with the reason', async () => {
    for (const [query, reason] of [
      [{ filter: '{"price":' }, 'query.filter must be JSON'],
      [{ sort: '[{"price":"up"}]' }, 'asc or desc'],
      [{ filter: '{"colour":"red"}' }, '"colour" is not a field'],
      [{ filter: '{"name":"\\u0000"}' }, '"name" is compared with text'],
      [{ filter: '{"options.\\ud800":"S"}' }, 'is not a field'],
    ] as const) {
      const { status, body } = await products({ query })
      expect([status, body.details.applicationError.code]).toEqual([400, 'INVALID_FILTER'])
      expect(body.details.applicationError.description).toContain(reason)
    }
  })

  test('include their variants only on request', async () => {
    const without = await products({})
    expect(without.body.products.map((one: { variants: [] }) => one.variants)).toEqual([[], []])
    const { body } = await products({ includeVariants: true })
    const [vase, bowl] = body.products
    expect(vase.variants).toMatchObject([
      { id: '00000000-0000-0000-0000-000000000000', choices: {} },
    ])
    expect(bowl.variants.map((one: { choices: object }) => one.choices)).toEqual([
      { Size: 'S' },
      { Size: 'L' },
    ])
  })

  test('that are hidden are listed and counted only when a merchant asks for them', async () => {
    for (const who of ['visitor', 'merchant']) {
      const { body } = await products({}, who)
      expect([body.totalResults, body.products.length]).toEqual([2, 2])
      expect(
        (await products({ query: { filter: { visible: false } } }, who)).body.totalResults,
      ).toBe(0)
    }
    const all = await products({ includeHiddenProducts: true }, 'merchant')
    expect(namesOf(all)).toEqual(['Vase', 'Bowl', 'Secret'])
    const query = { filter: '{"visible":false}' }
    const hidden = await products({ query, includeHiddenProducts: true }, 'merchant')
    expect([namesOf(hidden), hidden.body.totalResults]).toEqual([['Secret'], 1])
  })

  test('show costs to merchants who ask for them', async () => {
    const plain = await products({}, 'merchant')
    expect(plain.body.products[1]).not.toHaveProperty('costAndProfitData')
    const observed = await products(
      { includeMerchantSpecificData: true, includeVariants: true },
      'merchant',
    )
    expect(observed.body.products[1].costAndProfitData.itemCost).toBe(2)
    expect(observed.body.products[1].variants[0].variant.costAndProfitData.itemCost).toBe(2)
  })

  test.each(['includeHiddenProducts', 'includeMerchantSpecificData'])(
    'refuse %s to everybody else',
    async (flag) => {
      const { status, body } = await products({ [flag]: true })
      expect([status, body.details.applicationError.code]).toEqual([403, 'PERMISSION_DENIED'])
      expect((await products({ [flag]: false })).status).toBe(200)
    },
  )

  test('can be paged by cursor, too', async () => {
    const one = await products({ query: { cursorPaging: { limit: 1 } } })
    const cursor = one.body.metadata.cursors.next
    const two = await products({ query: { cursorPaging: { cursor } } })
    expect([namesOf(one), namesOf(two)]).toEqual([['Vase'], ['Bowl']])
  })
})

describe('collections', () => {
  test('are queried as JSON text as well, and return how many products they have', async () => {
    const query = { filter: '{"name":{"$startsWith":"b"}}', sort: '{"name":"asc"}' }
    const { body } = await ask('POST', '/stores-reader/v1/collections/query', { query })
    expect(body).toMatchObject({
      collections: [{ id: ids.blue, name: 'Blue', numberOfProducts: 1 }],
      metadata: { items: 100, offset: 0 },
      totalResults: 1,
    })
    const bare = { query, includeNumberOfProducts: false }
    const uncounted = await ask('POST', '/stores-reader/v1/collections/query', bare)
    expect(uncounted.body.collections[0].numberOfProducts).toBe(0)
  })

  test('are read one by one, with a count only when it is asked for', async () => {
    const path = `/stores-reader/v1/collections/${ids.blue}`
    expect((await ask('GET', path)).body.collection).toMatchObject({
      name: 'Blue',
      numberOfProducts: 0,
    })
    const counted = await ask('GET', `${path}?includeNumberOfProducts=true`)
    expect(counted.body.collection.numberOfProducts).toBe(1)
    const missing = await ask('GET', '/stores-reader/v1/collections/nothing')
    expect(missing.body.details.applicationError.code).toBe('COLLECTION_NOT_FOUND')
  })
})
