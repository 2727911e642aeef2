import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemsOf, refusal, sell } from './inventory-items.fixture.ts'

let shop: TestServer
let number = 0
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const v3 = () => api().catalogV3

/** Sizes with these quantities, null for untracked; and the filter that finds them. */
async function stocked(...quantities: readonly (number | null)[]) {
  const name = `Tray ${++number}`
  const { id } = await sell(
    api(),
    quantities.map((_, at) => `S${at}`),
    { name },
  )
  for (const [at, item] of (await itemsOf(api(), id)).entries()) {
    const quantity = quantities[at]
    if (typeof quantity !== 'number') continue
    await v3().updateInventoryItem({ inventoryItem: { id: item.id, revision: '1', quantity } })
  }
  return { id, filter: { productId: id }, search: { expression: name, mode: 'AND' as const } }
}
const quantitiesOf = async (productId: string) =>
  (await itemsOf(api(), productId)).map(({ quantity }) => quantity ?? null)

/** The job, once it is done as the queue would do it. */
async function done({ jobId }: { jobId: string }) {
  const job = { id: '1', attempt: 1, isLastAttempt: false, signal: undefined }
  await shop.server.tasks['jobs.run']({ siteId: shop.site.id, id: jobId }, job)
  return (await api().jobs.getJob({ id: jobId })).job
}

test('all matching items are set, and others report why not', async () => {
  const { id, filter } = await stocked(3, null, 5)
  const job = await done(
    await v3().bulkUpdateInventoryItemsByFilter({
      filter,
      inventoryItem: { preorderInfo: { limit: 7 } },
    }),
  )
  expect(job).toMatchObject({ state: 'DONE', total: 3, succeeded: 2, failed: 1 })
  expect(job.errors).toMatchObject([
    { code: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY' },
  ])
  await done(
    await v3().bulkUpdateInventoryItemsByFilter({ filter, inventoryItem: { quantity: 9 } }),
  )
  expect(await quantitiesOf(id)).toEqual([9, 9, 9])
})

test('matching quantities are raised and lowered; one that would fall below zero is unchanged', async () => {
  const { id, filter } = await stocked(3, null, 5)
  const adjust = async (adjustment: object, trackQuantity = false) =>
    done(await v3().bulkAdjustInventoryItemsByFilter({ filter, adjustment, trackQuantity }))
  const down = await adjust({ decrementBy: 4 })
  expect(down.errors.map(({ code }) => code).toSorted()).toEqual([
    'INSUFFICIENT_INVENTORY',
    'INVENTORY_QUANTITY_NOT_TRACKED',
  ])
  expect(await quantitiesOf(id)).toEqual([3, null, 1])
  await adjust({ incrementBy: 2 }, true)
  expect(await quantitiesOf(id)).toEqual([5, 2, 3])
  expect((await adjust({ incrementBy: 99_999 })).errors.map(({ code }) => code)).toEqual(
    Array(3).fill('MAX_QUANTITY_LIMIT_REACHED'),
  )
})

test('matching quantities are lowered, at most to zero', async () => {
  const { id, filter } = await stocked(3, null, 5)
  const adjustedInventoryAction = { decrementBy: 4 }
  const job = await done(
    await v3().bulkSetOrAdjustInventoryItemsByFilter({ filter, adjustedInventoryAction }),
  )
  expect(job.errors.map(({ code }) => code)).toEqual(['INVENTORY_QUANTITY_NOT_TRACKED'])
  expect(await quantitiesOf(id)).toEqual([0, null, 1])
  const both = { incrementBy: 1, decrementBy: 1 }
  const error = await refusal(
    v3().bulkSetOrAdjustInventoryItemsByFilter({ filter, adjustedInventoryAction: both }),
  )
  expect(error.violations[0]?.field).toBe('adjustedInventoryAction')
})

test('matching variants get stock at another location; all matching items are deleted', async () => {
  const { id, filter } = await stocked(3, 4)
  const { location } = await api().inventory.createLocation({ location: { name: 'Far away' } })
  const variants = { filter: { 'productData.productId': id } }
  const creation = { ...variants, inventoryCreationData: { quantity: 6 } }
  const job = await done(
    await v3().bulkCreateInventoryItemsByVariantFilter({ ...creation, locationId: location.id }),
  )
  expect(job).toMatchObject({ state: 'DONE', total: 2, succeeded: 2 })
  const again = await done(
    await v3().bulkCreateInventoryItemsByVariantFilter({ ...creation, locationId: location.id }),
  )
  expect(again.errors.map(({ code }) => code)).toEqual(Array(2).fill('ITEM_ALREADY_EXISTS'))
  const there = { ...filter, locationId: location.id }
  expect(await v3().countInventoryItems({ filter: there })).toEqual({ count: 2 })
  await done(await v3().bulkDeleteInventoryItemsByFilter({ filter: there }))
  expect(await quantitiesOf(id)).toEqual([3, 4])
  const nowhere = '00000000-0000-4000-8000-000000000000'
  const error = await refusal(
    v3().bulkCreateInventoryItemsByVariantFilter({ ...creation, locationId: nowhere }),
  )
  expect([error.status, error.code]).toEqual([404, 'LOCATION_NOT_FOUND'])
})
