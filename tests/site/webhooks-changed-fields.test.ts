import { Collection, Product, Variant } from '@vitrine/contract/catalog-v1'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { change, productInput } from '../catalog/listed-products.fixture.ts'
import { loopback, type Receiver, startReceiver } from './receiver.fixture.ts'

const ofCatalog = (name: string) => `com.wix.ecommerce.catalog.api.v1.${name}`

let shop: TestServer
let receiver: Receiver
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, fetchLimits: loopback })
  receiver = await startReceiver()
  const events = ['ProductChanged', 'VariantsChanged', 'CollectionChanged']
  await api().webhooks.createWebhook({ url: receiver.url, events: events.map(ofCatalog) })
})
afterAll(async () => {
  await shop.close()
  await receiver.stop()
})

const api = () => shop.people.merchant().api

/** The changed fields in the first events of an entity, by event type. */
async function observedFor(entityId: string, count: number) {
  const own = () =>
    receiver.received.filter(({ payload }) =>
      [payload.productId, payload.collectionId].includes(entityId),
    )
  while (own().length < count) await receiver.until(receiver.received.length + 1)
  return (name: string) =>
    own()
      .filter(({ type }) => type === ofCatalog(name))
      .map(({ payload }) => payload)
}

const oneSize = [{ name: 'Size', choices: [{ description: 'S' }] }]
const changes = [
  { productOptions: oneSize, manageVariants: true },
  { discount: { type: 'PERCENT', value: '10' } },
  { productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }] },
  { productOptions: [], manageVariants: false },
] as const

test('events of V1 name fields as V1 does', async () => {
  const { product } = await api().catalogV1.createProduct({
    product: { name: 'Mug', priceData: { price: '10' } },
  })
  for (const one of changes) {
    await api().catalogV1.updateProduct({ product: { id: product.id, ...one } as never })
  }
  const namesOf = await observedFor(product.id, 8)
  expect(namesOf('ProductChanged').map(({ changedFields }) => changedFields)).toEqual([
    ['manageVariants', 'productOptions'],
    ['discount'],
    ['productOptions'],
    ['manageVariants', 'productOptions'],
  ])
  const all = ['choices', 'priceData', 'sku', 'visible', 'weight', 'costAndProfitData']
  const ofVariants = namesOf('VariantsChanged').map(({ variants }) =>
    variants.map((one: { changedFields: string[] }) => one.changedFields),
  )
  expect(ofVariants).toHaveLength(4)
  expect(ofVariants[0]).toEqual([expect.arrayContaining(['choices', 'priceData', 'visible'])])
  for (const name of ofVariants[0][0]) expect(all).toContain(name)
  expect(ofVariants.slice(1)).toEqual([
    [['priceData']],
    [expect.arrayContaining(['choices', 'priceData', 'visible'])],
    [['visible'], ['visible']],
  ])
})

test('a change of a field of V3 alone is no changed field in V1', async () => {
  const names = {
    ProductChanged: Object.keys(Product.properties),
    VariantsChanged: ['choices', ...Object.keys(Variant.properties.variant.properties)],
    CollectionChanged: ['productIds', ...Object.keys(Collection.properties)],
  }
  const { catalogV3, categories } = api()
  const { product } = await catalogV3.createProduct({ product: productInput() })
  const treeReference = { appNamespace: '@wix/stores' }
  const { category } = await categories.createCategory({
    category: { name: 'Cups' },
    treeReference,
  })
  await change(api(), product, {
    name: 'Cup',
    visibleInPos: false,
    modifiers: [
      {
        name: 'Engraving',
        modifierRenderType: 'FREE_TEXT',
        mandatory: false,
        freeTextSettings: { title: 'Engraving', minCharCount: 0, maxCharCount: 20 },
      },
    ],
  })
  await categories.updateCategory({
    category: { id: category.id, revision: category.revision, name: 'Mugs', seoData: {} },
    treeReference,
  })
  const [ofProduct] = (await observedFor(product.id, 1))('ProductChanged')
  expect(ofProduct.changedFields.toSorted()).toEqual(['customTextFields', 'name'])
  const [ofCollection] = (await observedFor(category.id, 1))('CollectionChanged')
  expect(ofCollection.changedFields).toEqual(['name'])
  for (const [name, known] of Object.entries(names)) {
    const events = receiver.received.filter(({ type }) => type === ofCatalog(name))
    const lists = events.flatMap(({ payload }) => payload.variants ?? [payload])
    for (const one of lists.flatMap(({ changedFields }) => changedFields)) {
      expect(known).toContain(one)
    }
  }
})

test('a deleted product is reported by every collection it was in', async () => {
  const removed = 'wix.categories.v1.category_item_removed_from_category'
  await api().webhooks.createWebhook({ url: receiver.url, events: [removed] })
  const { catalogV1 } = api()
  const { product } = await catalogV1.createProduct({
    product: { name: 'Jug', priceData: { price: '10' } },
  })
  const made = ['Clay', 'Blue'].map((name) => catalogV1.createCollection({ collection: { name } }))
  const ids = (await Promise.all(made)).map(({ collection }) => collection.id)
  for (const id of ids) {
    await catalogV1.addProductsToCollection({ id, productIds: [product.id] })
    expect((await observedFor(id, 1))('CollectionChanged')).toHaveLength(1)
  }
  await catalogV1.deleteProduct({ id: product.id })
  for (const id of ids) {
    const [, last] = (await observedFor(id, 2))('CollectionChanged')
    expect(last.changedFields).toEqual(['productIds'])
    const { collection } = await catalogV1.getCollection({ id })
    expect(collection.numberOfProducts).toBe(0)
  }
  const gone = () =>
    receiver.received.flatMap(({ type, payload }) => (type === removed ? payload : []))
  await expect.poll(() => gone().length).toBe(2)
  expect(
    gone()
      .map(({ entityId }) => entityId)
      .toSorted(),
  ).toEqual(ids.toSorted())
  for (const { actionEvent } of gone()) {
    expect(actionEvent.body.removedItem).toMatchObject({ catalogItemId: product.id })
  }
})
