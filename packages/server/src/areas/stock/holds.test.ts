import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import { newId } from '../../platform/ids.ts'
import type { HoldLine, Preorder, VariantStock } from './index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const noPreorder: Preorder = { enabled: false, message: null, limit: null, shipsAt: null }

async function createMug(
  stock: Partial<Pick<VariantStock, 'quantity' | 'inStock' | 'tracked'>>,
  preorder = noPreorder,
): Promise<string> {
  const { tracked = true, quantity, inStock } = stock
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, { name: 'Mug', price: '9' }),
  )
  const { variants } = await shop.work((tx) => shop.inventory.get(tx, id))
  const variant = {
    variantId: variants[0]?.variantId ?? '',
    ...(typeof quantity === 'number' && { quantity }),
    ...(inStock !== undefined && { inStock }),
  }
  await shop.work((tx) =>
    shop.inventory.setStock(tx, [{ productId: id, tracked, variants: [variant], preorder }]),
  )
  return id
}

const minutes = (count: number) => shop.clock.after(shop.clock.now(), { minutes: count })
const reserve = (holderId: string, lines: readonly HoldLine[], expiresDate = minutes(20)) =>
  shop.work((tx) => shop.inventory.holds.reserve(tx, { holderId, expiresDate, lines }))
const release = (holderId: string) => shop.work((tx) => shop.inventory.holds.release(tx, holderId))
const commit = (holderId: string) => shop.work((tx) => shop.inventory.holds.commit(tx, holderId))
const heldBy = (holderId: string) => shop.work((tx) => shop.inventory.holds.find(tx, holderId))
const cleanUp = () =>
  shop.inventory.tasks['stock:release'](
    {},
    { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
  )
async function quantityOf(productId: string): Promise<number | null> {
  const { variants } = await shop.work((tx) => shop.inventory.get(tx, productId))
  return variants[0]?.quantity ?? null
}
const differences = async (productId: string) => {
  const rows = await shop.platform.db
    .selectFrom('inventory_changes')
    .select((select) => select.fn.sum('delta').as('total'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return Number(rows.total) - ((await quantityOf(productId)) ?? 0)
}

describe('held stock', () => {
  test('cannot be bought by others, and is available again when it is released', async () => {
    const mug = await createMug({ quantity: 3 })
    const [one, other] = [newId(), newId()]
    expect(await reserve(one, [{ productId: mug, quantity: 2 }])).toEqual([])
    expect(await reserve(other, [{ productId: mug, quantity: 2 }])).toEqual([
      { line: 0, reason: 'SHORT', available: 1 },
    ])
    expect(await heldBy(other)).toEqual([])
    expect(await release(one)).toMatchObject([{ productId: mug, quantity: 2 }])
    expect(await reserve(other, [{ productId: mug, quantity: 3 }])).toEqual([])
    expect(await differences(mug)).toBe(0)
  })

  test('remains taken when it is sold, and cannot be released', async () => {
    const mug = await createMug({ quantity: 3 })
    const order = newId()
    await reserve(order, [{ productId: mug, quantity: 2 }])
    expect(await commit(order)).toMatchObject([{ quantity: 2 }])
    expect(await release(order)).toEqual([])
    expect(await commit(order)).toEqual([])
    expect(await quantityOf(mug)).toBe(1)
  })

  test('is all lines or none, and lines of one variant are added up', async () => {
    const [mug, plate] = [await createMug({ quantity: 3 }), await createMug({ quantity: 1 })]
    const order = newId()
    const line = (productId: string, quantity: number) => ({ productId, quantity })
    expect(await reserve(order, [line(mug, 1), line(plate, 2)])).toEqual([
      { line: 1, reason: 'SHORT', available: 1 },
    ])
    expect(await reserve(order, [line(mug, 2), line(mug, 2)])).toEqual([
      { line: 0, reason: 'SHORT', available: 3 },
      { line: 1, reason: 'SHORT', available: 3 },
    ])
    expect(await quantityOf(mug)).toBe(3)
    expect(await reserve(order, [line(mug, 2), line(mug, 1), line(plate, 1)])).toEqual([])
    const quantities = (await heldBy(order)).map(({ quantity }) => quantity)
    expect(quantities.toSorted()).toEqual([1, 3])
  })

  test('that has expired is sold to the next one without any clean-up', async () => {
    const mug = await createMug({ quantity: 1 })
    const [late, next] = [newId(), newId()]
    await reserve(late, [{ productId: mug, quantity: 1 }], minutes(20))
    shop.clock.pass({ minutes: 21 })
    expect(await reserve(next, [{ productId: mug, quantity: 1 }])).toEqual([])
    expect(await heldBy(late)).toEqual([])
    expect(await commit(late)).toEqual([])
    expect(await quantityOf(mug)).toBe(0)
    expect(await differences(mug)).toBe(0)
  })

  test('that has expired is returned by the clean-up, and postponed holds remain', async () => {
    const [mug, plate] = [await createMug({ quantity: 1 }), await createMug({ quantity: 1 })]
    const [late, paying] = [newId(), newId()]
    await reserve(late, [{ productId: mug, quantity: 1 }], minutes(20))
    await reserve(paying, [{ productId: plate, quantity: 1 }], minutes(20))
    expect(await shop.work((tx) => shop.inventory.holds.postpone(tx, paying, minutes(60)))).toBe(
      true,
    )
    shop.clock.pass({ minutes: 21 })
    await cleanUp()
    expect(await heldBy(late)).toEqual([])
    expect(await quantityOf(mug)).toBe(1)
    expect(await heldBy(paying)).toHaveLength(1)
    await release(paying)
  })

  test('is neither limited nor stored where stock is not tracked, unless it is sold out', async () => {
    const mug = await createMug({ tracked: false, inStock: true })
    const gone = await createMug({ tracked: false, inStock: false })
    const order = newId()
    expect(await reserve(order, [{ productId: mug, quantity: 500 }])).toEqual([])
    expect(await heldBy(order)).toEqual([])
    expect(await reserve(order, [{ productId: gone, quantity: 1 }])).toEqual([
      { line: 0, reason: 'SHORT', available: 0 },
    ])
    expect(await reserve(order, [{ productId: newId(), quantity: 1 }])).toEqual([
      { line: 0, reason: 'GONE', available: 0 },
    ])
  })

  test('of what is preordered counts as preorders up to the limit', async () => {
    const mug = await createMug(
      { quantity: 0 },
      { enabled: true, message: null, limit: 2, shipsAt: null },
    )
    const [one, other] = [newId(), newId()]
    expect(await reserve(one, [{ productId: mug, quantity: 2 }])).toEqual([])
    expect(await heldBy(one)).toMatchObject([{ quantity: 0, preordered: 2 }])
    expect(await reserve(other, [{ productId: mug, quantity: 1 }])).toMatchObject([
      { reason: 'SHORT' },
    ])
    await release(one)
    expect(await reserve(other, [{ productId: mug, quantity: 1 }])).toEqual([])
  })

  test('of a deleted product is released without a trace', async () => {
    const mug = await createMug({ quantity: 1 })
    const order = newId()
    await reserve(order, [{ productId: mug, quantity: 1 }])
    await shop.merchant('DELETE', `/stores/v1/products/${mug}`)
    expect(await release(order)).toHaveLength(1)
    expect(await heldBy(order)).toEqual([])
  })

  test('of the last piece is given to one of 100 buyers', async () => {
    const mug = await createMug({ quantity: 1 })
    const results = await Promise.all(
      Array.from({ length: 100 }, () => reserve(newId(), [{ productId: mug, quantity: 1 }])),
    )
    expect(results.filter((problems) => problems.length === 0)).toHaveLength(1)
    expect(await quantityOf(mug)).toBe(0)
  })
})

const action = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), holder: fc.nat(3), quantity: fc.nat(4) }),
  fc.record({ kind: fc.constant('commit' as const), holder: fc.nat(3) }),
  fc.record({ kind: fc.constant('release' as const), holder: fc.nat(3) }),
  fc.record({ kind: fc.constant('wait' as const) }),
  fc.record({ kind: fc.constant('clean' as const) }),
)

test('in any sequence stock = start − held − sold', async () => {
  const START = 8
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      const mug = await createMug({ quantity: START })
      const holders = Array.from({ length: 4 }, newId)
      let sold = 0
      for (const one of actions) {
        const holder = 'holder' in one ? (holders[one.holder] ?? '') : ''
        if (one.kind === 'reserve') {
          await reserve(holder, [{ productId: mug, quantity: one.quantity + 1 }])
        }
        if (one.kind === 'release') await release(holder)
        if (one.kind === 'wait') shop.clock.pass({ minutes: 11 })
        if (one.kind === 'clean') await cleanUp()
        if (one.kind === 'commit') {
          for (const { quantity } of await commit(holder)) sold += quantity
        }
      }
      const held = (await Promise.all(holders.map(heldBy))).flat()
      const heldQuantity = held.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(await quantityOf(mug)).toBe(START - heldQuantity - sold)
      expect(await differences(mug)).toBe(0)
    }),
    { numRuns: 25 },
  )
})
