import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codesOf, createCountedItem, itemsOf, sell } from './inventory-items.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const variantId = '00000000-0000-0000-0000-000000000000'

test('of 200 buyers of the last piece, in both dialects and every call, exactly one gets it', async () => {
  const item = await createCountedItem(api(), 1)
  const { id: inventoryItemId, productId } = item
  const ways = [
    async () => {
      const decrementData = [{ inventoryItemId, decrementBy: 1 }]
      return codesOf(await api().catalogV3.bulkDecrementInventoryItems({ decrementData }))[0]
    },
    async () => {
      const decrementData = [{ variantId: item.variantId, decrementBy: 1 }]
      const { catalogV3 } = api()
      return codesOf(
        await catalogV3.bulkDecrementInventoryItemsByVariantAndLocation({ decrementData }),
      )[0]
    },
    () =>
      api()
        .inventory.decrementInventory({ decrementData: [{ productId, variantId, decrementBy: 1 }] })
        .then(
          () => undefined,
          ({ code }: { code?: string }) => code,
        ),
  ]
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, at) => (ways[at % ways.length] as () => Promise<unknown>)()),
  )
  expect(outcomes.filter((code) => code === undefined)).toHaveLength(1)
  expect(outcomes.filter((code) => code === 'INSUFFICIENT_INVENTORY')).toHaveLength(199)
  const [after] = await itemsOf(api(), productId)
  expect(after).toMatchObject({ quantity: 0, availabilityStatus: 'OUT_OF_STOCK' })
  const { changes } = await api().inventory.listStockChanges({ productId })
  expect(changes.map(({ delta }) => delta)).toEqual([-1, 1])
})

test('of 50 changes with the same revision, exactly one is saved', async () => {
  const { id } = await createCountedItem(api(), 0)
  const write = async (quantity: number) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const { inventoryItem } = await api().catalogV3.getInventoryItem({ inventoryItemId: id })
      const { results } = await api().catalogV3.bulkUpdateInventoryItems({
        inventoryItems: [
          {
            inventoryItem: {
              id,
              revision: inventoryItem.revision,
              quantity: (inventoryItem.quantity ?? 0) + quantity,
            },
          },
        ],
      })
      if (results[0]?.itemMetadata.success) return
    }
    throw new Error('It is always somebody else’s turn')
  }
  await Promise.all(Array.from({ length: 50 }, () => write(1)))
  const { inventoryItem } = await api().catalogV3.getInventoryItem({ inventoryItemId: id })
  expect(inventoryItem).toMatchObject({ quantity: 50, revision: '52' })
})

test('batches at two locations in any order never deadlock', async () => {
  const { location } = await api().inventory.createLocation({ location: { name: 'Annex' } })
  const products = await Promise.all(Array.from({ length: 4 }, () => sell(api(), ['S', 'L'])))
  const places = (await Promise.all(products.map(({ id }) => itemsOf(api(), id)))).flat()
  const wanted = places.flatMap(({ productId, variantId: own }) =>
    [shop.site.id, location.id].map((locationId) => ({
      inventoryItem: { productId, variantId: own, locationId, quantity: 500 },
    })),
  )
  const made = await api().catalogV3.bulkUpsertInventoryItems({ inventoryItems: wanted })
  const ids = made.results.map(({ itemMetadata }) => itemMetadata.id ?? '')
  const turned = (turn: number) => {
    const at = (turn * 5) % ids.length
    const list = [...ids.slice(at), ...ids.slice(0, at)]
    return turn % 2 === 0 ? list : list.toReversed()
  }
  const work = Array.from({ length: 40 }, async (_, turn) => {
    const decrementData = turned(turn).map((inventoryItemId) => ({
      inventoryItemId,
      decrementBy: 1,
    }))
    const reply = await api().catalogV3.bulkDecrementInventoryItems({ decrementData })
    return reply.bulkActionMetadata.totalFailures
  })
  const writers = Array.from({ length: 10 }, async (_, turn) => {
    const inventoryItems = turned(turn).flatMap((id) => {
      const at = ids.indexOf(id)
      const place = wanted[at]?.inventoryItem
      return place
        ? [
            {
              inventoryItem: {
                ...place,
                quantity: undefined,
                preorderInfo: { enabled: turn % 2 === 0 },
              },
            },
          ]
        : []
    })
    const reply = await api().catalogV3.bulkUpsertInventoryItems({ inventoryItems })
    return reply.bulkActionMetadata.totalFailures
  })
  expect(new Set(await Promise.all([...work, ...writers]))).toEqual(new Set([0]))
  for (const { id } of products) {
    expect((await itemsOf(api(), id)).map(({ quantity }) => quantity)).toEqual(Array(4).fill(460))
  }
  expect((await api().inventory.startReconciliation({})).reconciliation.found).toBe(0)
})
