import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../platform/db/connect.ts'
import { openShop, packed, type Shop } from './handlers/shop.test.fixture.ts'

const ALL = '00000000-000000-000000-000000000001'
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function createProduct(more: object = {}) {
  const product = { name: 'Bowl', priceData: { price: 5 }, ...more }
  return (await shop.merchant('POST', '/stores/v1/products', { product })).body.product
}
async function createCollection(collection: object) {
  return (await shop.merchant('POST', '/stores/v1/collections', { collection })).body.collection
}
const members = (id: string, productIds: string[], tail = '') =>
  shop.merchant('POST', `/stores/v1/collections/${id}/productIds${tail}`, { productIds })
const read = async (id: string) => (await shop.visitor('GET', `/v2/collections/${id}`)).body

describe('collections', () => {
  test('are created with a slug of their own and read by id and slug, with and without prefix', async () => {
    const first = await createCollection({ name: 'Für den Tisch' })
    const second = await createCollection({ name: 'Für den Tisch', description: 'Again' })
    expect(first).toMatchObject({
      slug: 'für-den-tisch',
      description: '',
      visible: true,
      numberOfProducts: 0,
      media: { items: [] },
    })
    expect(second.slug).toBe('für-den-tisch-1')
    const slug = encodeURIComponent(first.slug)
    for (const path of [
      `/v2/collections/${first.id}`,
      `/stores-reader/v2/collections/${first.id}`,
      `/v2/collections/slug/${slug}`,
      `/stores-reader/v1/collections/slug/${slug}`,
      `/_api/catalog-reader-server/v1/collections/slug/${slug}`,
    ]) {
      expect((await shop.visitor('GET', path)).body, path).toEqual({ collection: first })
    }
    expect((await read('nothing')).details.applicationError.code).toBe('COLLECTION_NOT_FOUND')
  })

  test('count their products, for visitors only visible ones', async () => {
    const { id } = await createCollection({ name: 'Bowls' })
    const [shown, hidden] = [await createProduct(), await createProduct({ visible: false })]
    const unknown = '11111111-1111-4111-8111-111111111111'
    expect(await members(id, [shown.id, hidden.id, shown.id, unknown])).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await read(id)).collection.numberOfProducts).toBe(1)
    const own = await shop.merchant('GET', `/v2/collections/${id}`)
    expect(own.body.collection.numberOfProducts).toBe(2)
    const found = await shop.visitor('POST', '/stores-reader/v1/products/query-platformized', {
      query: { filter: { 'collections.id': { $hasSome: [id] } } },
    })
    expect(found.body.products).toMatchObject([{ id: shown.id, collectionIds: [ALL, id] }])
    await members(id, [shown.id], '/delete')
    expect((await read(id)).collection.numberOfProducts).toBe(0)
    await shop.merchant('DELETE', `/stores/v1/products/${hidden.id}`)
    expect(
      (await shop.merchant('GET', `/v2/collections/${id}`)).body.collection.numberOfProducts,
    ).toBe(0)
  })

  test('follow a product that is hidden or shown', async () => {
    const { id } = await createCollection({ name: 'Moods' })
    const product = await createProduct()
    await members(id, [product.id])
    const show = (visible: boolean) =>
      shop.merchant('PATCH', `/stores/v1/products/${product.id}`, {
        product: { id: product.id, visible },
      })
    await show(false)
    expect((await read(id)).collection.numberOfProducts).toBe(0)
    await show(true)
    expect((await read(id)).collection.numberOfProducts).toBe(1)
  })

  test('change the given fields, and are deleted without their products', async () => {
    const { id } = await createCollection({ name: 'Old', description: 'Kept' })
    const product = await createProduct()
    await members(id, [product.id])
    const reply = await shop.merchant('PATCH', `/stores/v1/collections/${id}`, {
      collection: { id, name: 'New' },
    })
    expect(reply.body.collection).toMatchObject({ name: 'New', slug: 'old', description: 'Kept' })
    expect(await shop.merchant('DELETE', `/stores/v1/collections/${id}`)).toMatchObject({
      status: 200,
      body: {},
    })
    const left = await shop.visitor('GET', `/stores-reader/v1/products/${product.id}`)
    expect(left.body.product.collectionIds).toEqual([ALL])
    expect((await shop.merchant('DELETE', `/stores/v1/collections/${id}`)).status).toBe(404)
  })

  test('the one of all products is always there and cannot be changed', async () => {
    const { collection } = await read(ALL)
    expect(collection).toMatchObject({ id: ALL, slug: 'all-products', visible: true })
    expect(collection.numberOfProducts).toBeGreaterThan(0)
    const bySlug = await shop.visitor('GET', '/v2/collections/slug/all-products')
    expect(bySlug.body.collection).toEqual(collection)
    for (const refused of [
      shop.merchant('DELETE', `/stores/v1/collections/${ALL}`),
      members(ALL, []),
    ]) {
      expect((await refused).body.details.applicationError.code).toBe('COLLECTION_IS_BUILT_IN')
    }
    expect((await createCollection({ name: 'All products' })).slug).toBe('all-products-1')
  })

  test('are found by filter in one statement, the built-in one among them', async () => {
    await createCollection({ name: 'Zebra lamps' })
    const ask = (query: object) => shop.visitor('GET', `/v2/collections/query?${packed({ query })}`)
    const found = await ask({ filter: { name: { $startsWith: 'zebra' } } })
    expect(found.body.metadata).toEqual({ count: 1, offset: 0, total: 1 })
    const two = { filter: { _id: { $in: [ALL, found.body.collections[0].id] } } }
    expect((await ask(two)).body.metadata.total).toBe(2)
    const { statements } = await countStatements(() =>
      shop.visitor('POST', '/v2/collections/query', {}),
    )
    expect(statements).toHaveLength(1)
    const sorted = await ask({ sort: [{ fieldName: 'name', order: 'DESC' }], paging: { limit: 1 } })
    expect(sorted.body.collections[0].name).toBe('Zebra lamps')
  })
})

test('a batch of new products takes the same number of statements whatever its size', async () => {
  const collections = await shop.work((tx) =>
    shop.catalog.ensureCollections(tx, ['Batch', 'batch']),
  )
  expect(new Set(collections.values()).size).toBe(1)
  const collectionIds = [collections.get('Batch') as string]
  const create = (count: number) =>
    countStatements(() =>
      shop.work((tx) =>
        shop.catalog.createProducts(
          tx,
          Array.from({ length: count }, (_, index) => ({
            name: `Batch ${index % 7}`,
            price: '12.50',
            manageVariants: true,
            brand: `Maker ${count} ${index % 3}`,
            options: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
            gallery: [{ url: `https://pictures.test/${count}-${index % 3}.jpg` }],
            collectionIds,
          })),
        ),
      ),
    )
  // The first large batch also runs ANALYZE.
  await create(60)
  const few = await create(61)
  const many = await create(200)
  expect(new Set(many.result.map(({ slug }) => slug)).size).toBe(200)
  expect(many.statements.length).toBe(few.statements.length)
  expect((await read(collectionIds[0] as string)).collection.numberOfProducts).toBe(321)
})
