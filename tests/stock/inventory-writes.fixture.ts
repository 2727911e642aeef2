import type { Merchant } from '@vitrine/testkit'
import type { CatalogFixture } from '../catalog/catalog-fixture.fixture.ts'
import { itemsIn } from './inventory-items.fixture.ts'

type Api = Merchant['api']
type Step = (api: Api, fixture: CatalogFixture, turn: number) => Promise<unknown>

/** The stock of the managed product’s variants; deleted items are created again. */
async function itemsOf(api: Api, { managed }: CatalogFixture) {
  const { product } = await api.catalogV1.getProduct({ id: managed })
  const reply = await api.catalogV3.bulkUpsertInventoryItems({
    inventoryItems: product.variants.map(({ id = '' }) => ({
      inventoryItem: { productId: managed, variantId: id, quantity: 3 },
    })),
    returnEntity: true,
  })
  await api.catalogV1.getProduct({ id: managed })
  const items = itemsIn(reply).flatMap((item) => item ?? [])
  const [first] = items
  if (!first) throw new Error('The product has no variants')
  return { first, items }
}
const placeOf = ({ productId, variantId }: { productId: string; variantId: string }) => ({
  productId,
  variantId,
})

/** Every call that changes stock by items, each with a value that changes the view of products. */
export const inventoryWrites: Readonly<Record<string, Step>> = {
  'catalogV3.createInventoryItem': async (api, fixture, turn) => {
    const { first } = await itemsOf(api, fixture)
    await api.catalogV3.deleteInventoryItem({ inventoryItemId: first.id })
    await api.catalogV1.getProduct({ id: fixture.managed })
    const inventoryItem = { ...placeOf(first), quantity: turn }
    await api.catalogV3.createInventoryItem({ inventoryItem })
  },
  'catalogV3.updateInventoryItem': async (api, fixture, turn) => {
    const { id, revision } = (await itemsOf(api, fixture)).first
    const inventoryItem = { id, revision, quantity: turn % 2, preorderInfo: { enabled: true } }
    await api.catalogV3.updateInventoryItem({ inventoryItem })
  },
  'catalogV3.deleteInventoryItem': async (api, fixture) => {
    const { first } = await itemsOf(api, fixture)
    await api.catalogV3.deleteInventoryItem({ inventoryItemId: first.id })
  },
  'catalogV3.bulkCreateInventoryItems': async (api, fixture, turn) => {
    const { items } = await itemsOf(api, fixture)
    const inventoryItemIds = items.map(({ id }) => id)
    await api.catalogV3.bulkDeleteInventoryItems({ inventoryItemIds })
    await api.catalogV1.getProduct({ id: fixture.managed })
    await api.catalogV3.bulkCreateInventoryItems({
      inventoryItems: items.map((item) => ({ ...placeOf(item), inStock: turn % 2 === 0 })),
    })
  },
  'catalogV3.bulkUpdateInventoryItems': async (api, fixture, turn) => {
    const { items } = await itemsOf(api, fixture)
    await api.catalogV3.bulkUpdateInventoryItems({
      inventoryItems: items.map(({ id, revision }) => ({
        inventoryItem: { id, revision, quantity: turn % 3 },
      })),
    })
  },
  'catalogV3.bulkUpsertInventoryItems': async (api, fixture, turn) => {
    const { first } = await itemsOf(api, fixture)
    await api.catalogV3.bulkUpsertInventoryItems({
      inventoryItems: [{ inventoryItem: { ...placeOf(first), inStock: turn % 2 === 0 } }],
    })
  },
  'catalogV3.bulkDeleteInventoryItems': async (api, fixture) => {
    const { items } = await itemsOf(api, fixture)
    const inventoryItemIds = items.map(({ id }) => id)
    await api.catalogV3.bulkDeleteInventoryItems({ inventoryItemIds })
  },
  'catalogV3.bulkDecrementInventoryItems': async (api, fixture) => {
    const { id } = (await itemsOf(api, fixture)).first
    const decrementData = [{ inventoryItemId: id, decrementBy: 3 }]
    await api.catalogV3.bulkDecrementInventoryItems({ decrementData })
  },
  'catalogV3.bulkIncrementInventoryItems': async (api, fixture) => {
    const { id } = (await itemsOf(api, fixture)).first
    const incrementData = [{ inventoryItemId: id, incrementBy: 3 }]
    await api.catalogV3.bulkIncrementInventoryItems({ incrementData })
  },
  'catalogV3.bulkDecrementInventoryItemsByVariantAndLocation': async (api, fixture) => {
    const { first } = await itemsOf(api, fixture)
    const decrementData = [{ ...placeOf(first), decrementBy: 3 }]
    await api.catalogV3.bulkDecrementInventoryItemsByVariantAndLocation({ decrementData })
  },
  'catalogV3.bulkIncrementInventoryItemsByVariantAndLocation': async (api, fixture) => {
    const { first } = await itemsOf(api, fixture)
    const incrementData = [{ ...placeOf(first), incrementBy: 3 }]
    await api.catalogV3.bulkIncrementInventoryItemsByVariantAndLocation({ incrementData })
  },
}
