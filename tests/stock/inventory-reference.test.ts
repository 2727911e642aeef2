import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codesOf, itemsOf, sell } from './inventory-items.fixture.ts'
import {
  leftOf,
  move,
  type ReferenceStock,
  sellFirst,
  statusOf,
  upsert,
} from './inventory-reference.fixture.ts'

let shop: TestServer
let annex: string
beforeAll(async () => {
  shop = await startTestServer()
  annex = (await api().inventory.createLocation({ location: { name: 'Annex' } })).location.id
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const v3 = () => api().catalogV3

const PLACES = ['S here', 'L here', 'S there', 'L there']
const place = fc.constantFrom(...PLACES)
const here = fc.constantFrom('S here', 'L here')
const some = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.integer({ min: 99_990, max: 99_999 }) },
)
const linesAt = (at: typeof place) =>
  fc.array(fc.record({ place: at, by: some, ahead: fc.boolean() }), { minLength: 1, maxLength: 5 })
const preorder = fc.option(
  fc.record({
    enabled: fc.boolean(),
    limit: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  }),
  { nil: undefined },
)
const act = fc.oneof(
  fc.record({
    kind: fc.constant('count' as const),
    place,
    quantity: fc.integer({ min: -2, max: 9 }),
    preorder,
  }),
  fc.record({ kind: fc.constant('say' as const), place, inStock: fc.boolean(), preorder }),
  fc.record({ kind: fc.constant('delete' as const), place }),
  fc.record({ kind: fc.constant('take' as const), lines: linesAt(place), restrict: fc.boolean() }),
  fc.record({ kind: fc.constant('give' as const), lines: linesAt(place) }),
  fc.record({ kind: fc.constant('sell' as const), lines: linesAt(here) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** A product in two sizes, with the item at each location. */
async function tray() {
  const product = await sell(api(), ['S', 'L'])
  const items = await itemsOf(api(), product.id)
  const variants = new Map(items.map((item) => [item.product.variantName, item.variantId]))
  const at = (name: string) => {
    const [size = '', where] = name.split(' ')
    const locationId = where === 'here' ? shop.site.id : annex
    return { productId: product.id, variantId: variants.get(size) ?? '', locationId }
  }
  const { results } = await v3().bulkUpsertInventoryItems({
    inventoryItems: PLACES.map((name) => ({ inventoryItem: { ...at(name), quantity: 3 } })),
  })
  const ids = new Map(PLACES.map((name, index) => [name, results[index]?.itemMetadata.id ?? '']))
  const paper: ReferenceStock = new Map(
    PLACES.map((name) => [
      name,
      {
        revision: name.endsWith(' here') ? 2 : 1,
        quantity: 3,
        inStock: true,
        enabled: false,
        limit: null,
        counter: 0,
      },
    ]),
  )
  return { productId: product.id, at, id: (name: string) => ids.get(name) ?? '', paper }
}
type Tray = Awaited<ReturnType<typeof tray>>

/** Does the same in the shop and on paper, and holds the answers against each other. */
async function play({ at, id, paper, productId }: Tray, one: Act): Promise<void> {
  switch (one.kind) {
    case 'count':
    case 'say': {
      const values = 'quantity' in one ? { quantity: one.quantity } : { inStock: one.inStock }
      const { preorder: preorderInfo } = one
      const inventoryItem = { ...at(one.place), ...values, ...(preorderInfo && { preorderInfo }) }
      const reply = await v3().bulkUpsertInventoryItems({ inventoryItems: [{ inventoryItem }] })
      expect(codesOf(reply)).toEqual([
        upsert(paper, one.place, { ...values, preorder: preorderInfo }),
      ])
      return
    }
    case 'delete': {
      const reply = await v3().bulkDeleteInventoryItems({ inventoryItemIds: [id(one.place)] })
      expect(codesOf(reply)).toEqual([
        paper.get(one.place) ? undefined : 'INVENTORY_ITEM_NOT_FOUND',
      ])
      paper.set(one.place, null)
      return
    }
    case 'take': {
      const decrementData = one.lines.map(({ place: name, by, ahead }) => ({
        inventoryItemId: id(name),
        decrementBy: by,
        preorderRequest: ahead,
      }))
      const restrictInventory = one.restrict
      const reply = await v3().bulkDecrementInventoryItems({ decrementData, restrictInventory })
      expect(codesOf(reply)).toEqual(move(paper, one.lines.map(taken), one.restrict))
      return
    }
    case 'give': {
      const incrementData = one.lines.map(({ place: name, by }) => ({
        inventoryItemId: id(name),
        incrementBy: by,
      }))
      const reply = await v3().bulkIncrementInventoryItems({ incrementData })
      const lines = one.lines.map(({ place: name, by }) => ({
        place: name,
        delta: by,
        ahead: false,
      }))
      expect(codesOf(reply)).toEqual(move(paper, lines, true))
      return
    }
    case 'sell': {
      const decrementData = one.lines.map(({ place: name, by, ahead }) => ({
        productId,
        variantId: at(name).variantId,
        decrementBy: by,
        preorderRequest: ahead,
      }))
      const isSold = await api()
        .inventory.decrementInventory({ decrementData })
        .then(
          () => true,
          ({ code }: { code?: string }) => code !== 'INSUFFICIENT_INVENTORY',
        )
      expect(isSold).toBe(sellFirst(paper, one.lines.map(taken)))
    }
  }
}
const taken = ({ place: name, by, ahead }: { place: string; by: number; ahead: boolean }) => ({
  place: name,
  delta: -by,
  ahead,
})

/** Compares every item, the product's view of them, and the sums of the ledger. */
async function compare({ productId, id, paper }: Tray): Promise<void> {
  const items = new Map((await itemsOf(api(), productId)).map((item) => [item.id, item]))
  const shown = PLACES.map((name) => {
    const item = items.get(id(name))
    if (!item) return null
    const { revision, quantity, inStock, availabilityStatus, preorderInfo } = item
    return [revision, quantity ?? inStock, availabilityStatus, preorderInfo]
  })
  const wanted = PLACES.map((name) => {
    const stored = paper.get(name)
    if (!stored) return null
    const { enabled, limit, counter } = stored
    const ahead =
      stored.quantity === null
        ? { enabled }
        : { enabled, limit: limit ?? 100_000, counter, quantity: leftOf(stored) }
    return [String(stored.revision), stored.quantity ?? stored.inStock, statusOf(stored), ahead]
  })
  expect(shown).toEqual(wanted)
  const states = ['S here', 'L here'].map((name) => paper.get(name) ?? null)
  const count = (test: (state: string) => boolean) =>
    states.filter((one) => one && test(statusOf(one))).length
  const { rows } = await sql<{ stock: string; preorders: number; open: number; differ: number }>`
    SELECT p.stock_status AS stock, p.preorder_count AS preorders, p.preorderable_count AS open,
           (SELECT count(*)::int FROM inventory_items i
             WHERE i.product_id = p.id AND COALESCE(i.quantity, 0) <> (
               SELECT COALESCE(sum(c.delta), 0) FROM inventory_changes c
                WHERE c.product_id = i.product_id AND c.variant_id = i.variant_id
                  AND c.location_id = i.location_id)) AS differ
      FROM products p WHERE p.id = ${productId}`.execute(shop.server.platform.db)
  const inStock = count((state) => state === 'IN_STOCK')
  expect(rows[0]).toEqual({
    stock: ['OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK', 'IN_STOCK'][inStock],
    preorders: states.filter((one) => one?.enabled).length,
    open: count((state) => state === 'PREORDER'),
    differ: 0,
  })
}

test('after any sequence of changes and sales, stock equals that of a simple model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
      const one = await tray()
      await compare(one)
      for (const next of acts) {
        await play(one, next)
        await compare(one)
      }
    }),
    { numRuns: 40 },
  )
}, 180_000)
