import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import type { Tx } from '../../platform/tx.ts'
import type { InventoryItem } from './index.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const SIZES = ['S', 'M', 'L']
const variant = fc.nat(SIZES.length - 1)
const line = fc.record({ variant, by: fc.integer({ min: 1, max: 6 }), preorder: fc.boolean() })
const lines = fc.array(line, { minLength: 1, maxLength: 5 })
const preorder = fc.option(
  fc.record({
    enabled: fc.boolean(),
    message: fc.constant(null),
    limit: fc.option(fc.integer({ min: 0, max: 5 })),
  }),
  { nil: undefined },
)
const act = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    tracked: fc.boolean(),
    listed: fc.array(fc.record({ variant, quantity: fc.integer({ min: -3, max: 10 }) }), {
      maxLength: 3,
    }),
    preorder,
  }),
  fc.record({ kind: fc.constant('take' as const), lines }),
  fc.record({ kind: fc.constant('give' as const), lines }),
  fc.record({ kind: fc.constant('revert' as const), which: fc.nat(20), batch: fc.boolean() }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

async function createTray(): Promise<InventoryItem> {
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, {
      name: 'Tray',
      price: '9',
      manageVariants: true,
      options: [
        {
          name: 'Size',

          choices: SIZES.map((description) => ({ value: description, description })),
        },
      ],
    }),
  )
  return shop.work((tx) => shop.inventory.get(tx, id))
}

async function perform(tx: Tx, item: InventoryItem, one: Act): Promise<unknown> {
  const { productId } = item
  const idOf = (at: number) => item.variants[at]?.variantId as string
  if (one.kind === 'set') {
    const { tracked, listed, preorder: ahead } = one
    const variants = listed.map(({ variant: at, quantity }) => ({ variantId: idOf(at), quantity }))
    return shop.inventory.setStock(tx, [
      { productId, tracked, variants, ...(ahead && { preorder: ahead }) },
    ])
  }
  if (one.kind === 'revert') {
    const { entries } = await shop.inventory.ledger(tx, { productId }, { limit: 100 })
    const entry = entries[one.which % Math.max(1, entries.length)]
    if (!entry) return undefined
    return one.batch
      ? shop.inventory.revertBatch(tx, entry.batchId)
      : shop.inventory.revertChange(tx, entry.id)
  }
  const sign = one.kind === 'take' ? -1 : 1
  const changes = one.lines.map(({ variant: at, by, preorder: ahead }) => ({
    productId,
    variantId: idOf(at),
    delta: sign * by,
    preorder: ahead,
  }))
  const reason = one.kind === 'take' ? 'ORDER' : 'REVERT_INVENTORY_CHANGE'
  return shop.inventory.moveStock(tx, changes, reason)
}

/** Applies an action; refusals are expected, any other error is thrown. */
async function play(item: InventoryItem, one: Act): Promise<boolean> {
  try {
    await shop.work((tx) => perform(tx, item, one))
    return true
  } catch (error) {
    if (error instanceof ApplicationError || error instanceof ValidationError) return false
    throw error
  }
}

async function sums(productId: string): Promise<Map<string, number>> {
  const rows = await shop.platform.db
    .selectFrom('inventory_changes')
    .select((select) => ['variant_id', select.fn.sum('delta').as('total')] as const)
    .where('product_id', '=', productId)
    .groupBy('variant_id')
    .execute()
  return new Map(rows.map((row) => [row.variant_id, Number(row.total)]))
}

test('in any sequence of changes each counter is the sum of its entries, and never below zero without preorders', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
      const item = await createTray()
      let before = item
      for (const one of acts) {
        const done = await play(item, one)
        const now = await shop.work((tx) => shop.inventory.get(tx, item.productId))
        const entries = await sums(item.productId)
        for (const [at, { variantId, quantity }] of now.variants.entries()) {
          expect(quantity ?? 0).toBe(entries.get(variantId) ?? 0)
          const was = before.variants[at]?.quantity ?? 0
          const fell = (quantity ?? 0) < was
          if (fell && !now.preorder.enabled) expect(quantity).toBeGreaterThanOrEqual(0)
          const { limit } = now.preorder
          if (fell && limit !== null) expect(quantity).toBeGreaterThanOrEqual(-limit)
          if (!done) expect(quantity).toBe(before.variants[at]?.quantity)
        }
        before = now
      }
    }),
    { numRuns: 40 },
  )
})
