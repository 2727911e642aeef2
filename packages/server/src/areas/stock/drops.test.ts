import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import { newId } from '../../platform/ids.ts'
import type { HoldLine } from './index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function createMug(
  quantity: number,
  isDrop: boolean,
): Promise<Required<Pick<HoldLine, 'productId' | 'variantId'>>> {
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, { name: 'Mug', price: '9' }),
  )
  const { variants } = await shop.work((tx) => shop.inventory.get(tx, id))
  const mug = { productId: id, variantId: variants[0]?.variantId ?? '' }
  await shop.work((tx) =>
    shop.inventory.changeItems(tx, [{ kind: 'upsert', ...mug, values: { quantity, isDrop } }]),
  )
  return mug
}

const reserve = (lines: readonly HoldLine[], holderId = newId()) =>
  shop.work((tx) => shop.inventory.holds.reserve(tx, { holderId, lines }))
const reserveFor = (minutes: number, lines: readonly HoldLine[]) => {
  const expiresDate = shop.clock.after(shop.clock.now(), { minutes })
  return shop.work((tx) =>
    shop.inventory.holds.reserve(tx, { holderId: newId(), expiresDate, lines }),
  )
}
const leftOf = async ({ productId }: { readonly productId: string }) =>
  (await shop.work((tx) => shop.inventory.get(tx, productId))).variants[0]?.quantity
const entriesOf = async ({ productId }: { readonly productId: string }) =>
  (await shop.work((tx) => shop.inventory.ledger(tx, { productId }, {}))).entries.map(
    ({ delta }) => delta,
  )

test('a quantity above one bucket is taken from several', async () => {
  const mug = await createMug(20, true)
  expect(await reserve([{ ...mug, quantity: 15 }])).toEqual([])
  expect(await reserve([{ ...mug, quantity: 6 }])).toEqual([
    { line: 0, reason: 'SHORT', available: 5 },
  ])
  expect(
    await reserve([
      { ...mug, quantity: 2 },
      { ...mug, quantity: 3 },
    ]),
  ).toEqual([])
  expect(await leftOf(mug)).toBe(0)
})

test('an order that a drop cannot fulfil changes no stock', async () => {
  const [drop, plain] = [await createMug(3, true), await createMug(3, false)]
  const holderId = newId()
  const lines = [
    { ...plain, quantity: 2 },
    { ...drop, quantity: 4 },
  ]
  expect(await reserve(lines, holderId)).toEqual([{ line: 1, reason: 'SHORT', available: 3 }])
  expect([await leftOf(drop), await leftOf(plain)]).toEqual([3, 3])
  expect(await shop.work((tx) => shop.inventory.holds.find(tx, holderId))).toEqual([])
})

test('an expired hold is returned to the drop by the next buyer, also by one who wants too many', async () => {
  const mug = await createMug(4, true)
  await reserveFor(5, [{ ...mug, quantity: 4 }])
  shop.clock.pass({ minutes: 6 })
  expect(await reserve([{ ...mug, quantity: 5 }])).toEqual([
    { line: 0, reason: 'SHORT', available: 4 },
  ])
  expect(await leftOf(mug)).toBe(4)
  expect(await reserve([{ ...mug, quantity: 4 }])).toEqual([])
  expect(await leftOf(mug)).toBe(0)
})

test('a drop that accepts preorders is sold like any product', async () => {
  const mug = await createMug(2, true)
  await reserve([{ ...mug, quantity: 1 }])
  await shop.work((tx) =>
    shop.inventory.changeItems(tx, [
      { kind: 'upsert', ...mug, values: { preorder: { enabled: true } } },
    ]),
  )
  expect(await reserve([{ ...mug, quantity: 1 }])).toEqual([])
  expect(await reserve([{ ...mug, quantity: 3 }])).toEqual([])
  expect(await leftOf(mug)).toBe(0)
})

test('buyers of one drop at the same moment do not lock the same row, and get no more than the stock', async () => {
  const mug = await createMug(20, true)
  const results = await Promise.all(
    Array.from({ length: 60 }, () => reserve([{ ...mug, quantity: 1 }])),
  )
  expect(results.filter((problems) => problems.length === 0)).toHaveLength(20)
  expect(await leftOf(mug)).toBe(0)
})

test('sales are booked to the item later, in one entry', async () => {
  const mug = await createMug(20, true)
  for (let buyer = 0; buyer < 3; buyer += 1) await reserve([{ ...mug, quantity: 1 }])
  expect(await entriesOf(mug)).toEqual([20])
  expect(await leftOf(mug)).toBe(17)
  await shop.inventory.tasks['stock:book'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
  expect(await entriesOf(mug)).toEqual([-3, 20])
  expect(await leftOf(mug)).toBe(17)
})
