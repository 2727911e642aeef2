import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, unique } from '../catalog/listed-products.fixture.ts'
import { create as createProduct, sizes } from '../catalog/saved-products.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api

/** A product of which ten pieces of each size are there, and that five of each were added in one save. */
async function restocked(...names: string[]) {
  const product = await createProduct(api(), { name: unique('Carafe'), options: [sizes(...names)] })
  const items = (product.variants ?? []).map(({ id }) => ({ productId: product.id, variantId: id }))
  await api().stock.saveStock({ items: items.map((one) => ({ ...one, quantity: 10 })) })
  const { groupId } = await api().stock.saveStock({
    items: items.map((one) => ({ ...one, changeBy: 5 })),
  })
  return { productId: product.id, groupId }
}

const quantitiesOf = async (productId: string) =>
  (await api().stock.listStock({ filter: { productIds: [productId] } })).items.map(
    ({ quantity }) => quantity,
  )
/** The latest movement of a product, and the batch that it is of. */
async function latestOf(productId: string) {
  const { changes } = await api().inventory.listStockChanges({ productId })
  const [latest] = changes
  if (!latest) throw new Error('Nothing was moved')
  return latest
}
const undo = (groupId: string) => api().history.undoGroup({ groupId })

test('a change that the history has undone is not reversed again in the ledger of stock', async () => {
  const { productId, groupId } = await restocked('Small')
  const { id, batchId } = await latestOf(productId)
  await undo(groupId)
  expect(await quantitiesOf(productId)).toEqual([10])
  expect(await codeOf(api().inventory.revertStockChange({ id }))).toBe('409 STOCK_CHANGE_REVERTED')
  expect(await codeOf(api().inventory.revertStockBatch({ batchId }))).toBe(
    '409 STOCK_CHANGE_REVERTED',
  )
  expect(await quantitiesOf(productId)).toEqual([10])
})

test('a change that the ledger of stock has reversed is not undone again by the history', async () => {
  const { productId, groupId } = await restocked('Small')
  await api().inventory.revertStockChange({ id: (await latestOf(productId)).id })
  expect(await quantitiesOf(productId)).toEqual([10])
  await expect(undo(groupId)).rejects.toMatchObject({
    code: 'UNDO_CONFLICTS',
    data: { conflicts: [{ field: 'quantity', reason: 'CHANGED' }] },
  })
  expect(await quantitiesOf(productId)).toEqual([10])
})

test('a save of several sizes of which one is reversed is undone as a whole or not at all', async () => {
  const { productId, groupId } = await restocked('Small', 'Large')
  await api().inventory.revertStockChange({ id: (await latestOf(productId)).id })
  expect((await quantitiesOf(productId)).toSorted()).toEqual([10, 15])
  expect(await codeOf(undo(groupId))).toBe('409 UNDO_CONFLICTS')
  expect((await quantitiesOf(productId)).toSorted()).toEqual([10, 15])
})

test('an undo is undone, and the change undone once more', async () => {
  const { productId, groupId } = await restocked('Small', 'Large')
  const first = await undo(groupId)
  expect(await quantitiesOf(productId)).toEqual([10, 10])
  await undo(first.groupId)
  expect(await quantitiesOf(productId)).toEqual([15, 15])
  await undo(groupId)
  expect(await quantitiesOf(productId)).toEqual([10, 10])
})

test('undoing a reversal restores the change, which can be undone again', async () => {
  const { productId, groupId } = await restocked('Small')
  await api().inventory.revertStockChange({ id: (await latestOf(productId)).id })
  const { entries } = await api().history.listHistory({
    entityType: 'product',
    entityId: productId,
  })
  await undo(entries[0]?.groupId ?? '')
  expect(await quantitiesOf(productId)).toEqual([15])
  await undo(groupId)
  expect(await quantitiesOf(productId)).toEqual([10])
})
