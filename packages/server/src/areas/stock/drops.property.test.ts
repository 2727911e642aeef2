import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import { newId } from '../../platform/ids.ts'
import type { ItemValues } from './index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const pieces = fc.integer({ min: 1, max: 30 })
const act = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), by: fc.nat(40) }),
  fc.record({ kind: fc.constantFrom('mark' as const, 'unmark' as const) }),
  fc.record({ kind: fc.constant('hold' as const), by: pieces }),
  fc.record({ kind: fc.constantFrom('commit' as const, 'release' as const), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('return' as const), by: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('move' as const), by: fc.integer({ min: -10, max: 10 }) }),
  fc.record({ kind: fc.constantFrom('book' as const, 'expire' as const) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** The expected state: remaining pieces, and the pieces of each holder. */
interface Model {
  left: number
  readonly held: Map<string, number>
}

interface Mug {
  readonly productId: string
  readonly variantId: string
}

async function createMug(quantity: number): Promise<Mug> {
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, { name: 'Mug', price: '9' }),
  )
  const { variants } = await shop.work((tx) => shop.inventory.get(tx, id))
  const mug = { productId: id, variantId: variants[0]?.variantId ?? '' }
  await change(mug, { quantity })
  return mug
}

const change = (mug: Mug, values: ItemValues) =>
  shop.work((tx) => shop.inventory.changeItems(tx, [{ kind: 'upsert', ...mug, values }]))
const run = (task: 'stock:book' | 'stock:release') =>
  shop.inventory.tasks[task]({}, { id: '1', attempt: 1, isLastAttempt: true, signal: undefined })

async function hold(mug: Mug, model: Model, by: number): Promise<void> {
  const holderId = newId()
  const expiresDate = shop.clock.after(shop.clock.now(), { minutes: 5 })
  const request = { holderId, expiresDate, lines: [{ ...mug, quantity: by }] }
  const problems = await shop.work((tx) => shop.inventory.holds.reserve(tx, request))
  if (by > model.left) {
    expect(problems).toEqual([{ line: 0, reason: 'SHORT', available: model.left }])
    return
  }
  expect(problems).toEqual([])
  model.left -= by
  model.held.set(holderId, by)
}

async function endHold(model: Model, kind: 'commit' | 'release', which: number): Promise<void> {
  const [holderId, by] = [...model.held][which % Math.max(1, model.held.size)] ?? []
  if (holderId === undefined || by === undefined) return
  await shop.work((tx) => shop.inventory.holds[kind](tx, holderId))
  model.held.delete(holderId)
  if (kind === 'release') model.left += by
}

async function move(mug: Mug, model: Model, by: number): Promise<void> {
  if (by === 0) return
  const moves = [{ ...mug, delta: by }]
  const policy = { reason: 'MANUAL', restrict: true } as const
  const [result] = await shop.work((tx) => shop.inventory.moveItems(tx, moves, policy))
  if (model.left + by < 0) expect(result?.error?.definition.code).toBe('INSUFFICIENT_INVENTORY')
  else model.left += by
}

async function perform(mug: Mug, model: Model, one: Act): Promise<void> {
  if (one.kind === 'set') {
    await change(mug, { quantity: one.by })
    model.left = one.by
  } else if (one.kind === 'mark' || one.kind === 'unmark') {
    await change(mug, { isDrop: one.kind === 'mark' })
  } else if (one.kind === 'hold') await hold(mug, model, one.by)
  else if (one.kind === 'commit' || one.kind === 'release')
    await endHold(model, one.kind, one.which)
  else if (one.kind === 'move') await move(mug, model, one.by)
  else if (one.kind === 'return') {
    const sold = [{ ...mug, quantity: one.by, preordered: 0 }]
    await shop.work((tx) => shop.inventory.holds.giveBack(tx, sold))
    model.left += one.by
  } else if (one.kind === 'book') await run('stock:book')
  else {
    shop.clock.pass({ minutes: 6 })
    await run('stock:release')
    for (const by of model.held.values()) model.left += by
    model.held.clear()
  }
}

interface StoredState {
  readonly isDrop: boolean
  readonly quantity: number
  readonly buckets: number
  readonly spread: number
  readonly taken: number
  readonly entries: number
}

/** The state as read, and the content of its tables. */
async function stateOf({ productId, variantId }: Mug) {
  const { variants } = await shop.work((tx) => shop.inventory.get(tx, productId))
  const { rows } = await sql<StoredState>`
    SELECT i.is_drop AS "isDrop", i.quantity::int AS quantity, count(b.bucket)::int AS buckets,
           COALESCE(sum(b.quantity), 0)::int AS spread, COALESCE(sum(b.taken), 0)::int AS taken,
           (SELECT COALESCE(sum(c.delta), 0)::int FROM inventory_changes c
             WHERE c.product_id = i.product_id) AS entries
      FROM inventory_items i
      LEFT JOIN stock_buckets b ON b.site_id = i.site_id AND b.product_id = i.product_id
       AND b.variant_id = i.variant_id AND b.location_id = i.location_id
     WHERE i.product_id = ${productId}::uuid AND i.variant_id = ${variantId}::uuid
     GROUP BY i.is_drop, i.quantity, i.product_id`.execute(shop.platform.db)
  const [stored] = rows
  if (!stored) throw new Error('The mug has no stock')
  return { read: variants[0]?.quantity, ...stored }
}

test('with any sets, holds, sales, returns and marks nothing is oversold, and all sums agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const mug = await createMug(20)
      await change(mug, { isDrop: true })
      const model: Model = { left: 20, held: new Map() }
      for (const one of acts) {
        await perform(mug, model, one)
        const { read, isDrop, quantity, spread, taken, entries, buckets } = await stateOf(mug)
        expect({ read, entries }).toEqual({ read: model.left, entries: quantity })
        if (isDrop) expect({ spread, buckets }).toEqual({ spread: model.left, buckets: 16 })
        else
          expect({ buckets, taken, quantity }).toEqual({
            buckets: 0,
            taken: 0,
            quantity: model.left,
          })
      }
    }),
    { numRuns: 40 },
  )
})
