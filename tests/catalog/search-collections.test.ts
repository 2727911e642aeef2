import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true })
  // A busy machine is asked again and again until a job is done.
  await api().sites.updateSettings({ settings: { limits: { callsPerMinuteFactor: 100 } } })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const create = async (name: string, more: object = {}) =>
  (await api().catalogV1.createProduct({ product: { name, priceData: { price: '1' }, ...more } }))
    .product.id
const createCollection = async (name: string, more: object = {}) =>
  (await api().catalogV1.createCollection({ collection: { name, ...more } })).collection.id
const find = async (q: string) => (await api().search.findProducts({ q })).productIds

test('a product is found by a word of its collection, as long as it is in it', async () => {
  const id = await create('Quill')
  const collection = await createCollection('Stationery corner')
  await api().catalogV1.addProductsToCollection({ id: collection, productIds: [id] })
  expect(await find('stationery')).toEqual([id])
  expect(await find('corner quill')).toEqual([id])
  await api().catalogV1.removeProductsFromCollection({ id: collection, productIds: [id] })
  expect(await find('stationery')).toEqual([])
  expect(await find('quill')).toEqual([id])
})

test('a name of a product comes before the name of a collection', async () => {
  const [inside, named] = [await create('Spoon'), await create('Ladle cutlery')]
  const collection = await createCollection('Cutlery')
  await api().catalogV1.addProductsToCollection({ id: collection, productIds: [inside] })
  const newest = await create('Fork')
  await api().catalogV1.addProductsToCollection({ id: collection, productIds: [newest] })
  expect(await find('cutlery')).toEqual([named, newest, inside])
})

test('a search finds the new name of a renamed collection, and no hidden or deleted one', async () => {
  const id = await create('Amphora')
  const collection = await createCollection('Antiquities')
  await api().catalogV1.addProductsToCollection({ id: collection, productIds: [id] })
  await api().catalogV1.updateCollection({ collection: { id: collection, name: 'Treasures' } })
  // A search may follow a moment later on a busy machine.
  await expect.poll(() => find('treasures')).toEqual([id])
  expect(await find('antiquities')).toEqual([])
  await api().catalogV1.updateCollection({ collection: { id: collection, visible: false } })
  await expect.poll(() => find('treasures')).toEqual([])
  await api().catalogV1.updateCollection({ collection: { id: collection, visible: true } })
  await expect.poll(() => find('treasures')).toEqual([id])
  await api().catalogV1.deleteCollection({ id: collection })
  await expect.poll(() => find('treasures')).toEqual([])
  expect(await find('amphora')).toEqual([id])
})

test('a job updates the search after a large collection is renamed or deleted', async () => {
  const collection = await createCollection('Porcelain')
  const { siteId, products } = await createMany(collection, 620)
  const total = async (q: string) => (await api().search.findProducts({ q })).total
  expect(siteId).toBe(shop.site.id)
  expect(await total('porcelain')).toBe(products)
  await api().catalogV1.updateCollection({ collection: { id: collection, name: 'Chinaware' } })
  await expect.poll(() => total('chinaware')).toBe(products)
  await expect.poll(() => total('porcelain')).toBe(0)
  await api().catalogV1.deleteCollection({ id: collection })
  await expect.poll(() => total('chinaware')).toBe(0)
})

test('products that are imported while a collection is renamed get the new name', async () => {
  const treeReference = { appNamespace: '@wix/stores' }
  const add = async (name: string, more: object = {}) =>
    (
      await api().categories.createCategory({
        category: { name, visible: true, ...more },
        treeReference,
      })
    ).category
  const above = await add('Glassware')
  const below = await add('Goblets', { parentCategory: { id: above.id } })
  const [written, renamed] = [createSignal(), createSignal()]
  const importing = createMany(below.id, 3, () => {
    written.give()
    return renamed.given
  })
  await written.given
  await api().categories.updateCategory({
    category: { id: above.id, revision: above.revision, name: 'Crystal' },
    treeReference,
  })
  renamed.give()
  const { products } = await importing
  const total = async (q: string) => (await api().search.findProducts({ q })).total
  await expect.poll(() => total('crystal')).toBe(products)
  expect(await total('glassware')).toBe(0)
}, 40_000)

function createSignal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give: () => give() }
}

/** In one transaction, as an import does; something else may happen before its end. */
async function createMany(
  collectionId: string,
  count: number,
  beforeCommit: () => Promise<unknown> = async () => undefined,
) {
  const { platform, catalog } = shop.server
  const siteId = shop.site.id
  await platform.work({ siteId, actor: { type: 'system', id: 'test' } }, async (tx) => {
    await catalog.createProducts(
      tx,
      Array.from({ length: count }, (_, at) => ({
        name: `Tile ${at}`,
        price: '1',
        collectionIds: [collectionId],
      })),
    )
    await beforeCommit()
  })
  return { siteId, products: count }
}
