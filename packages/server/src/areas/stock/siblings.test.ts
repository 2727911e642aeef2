import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'
import { countStatements } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/tx.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A product with that many variants, all tracked. */
async function createWith(long: number, wide: number) {
  const choices = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name}${at}`)
  const [lengths, widths] = [choices('l', long), choices('w', wide)]
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, {
      name: `Beam ${long} × ${wide}`,
      price: '9',
      manageVariants: true,
      options: [
        { name: 'Length', choices: lengths.map(choiceOf) },
        { name: 'Width', choices: widths.map(choiceOf) },
      ],
      variants: lengths.flatMap((length) => widths.map((width) => ({ choices: [length, width] }))),
    }),
  )
  const item = await shop.work((tx) => shop.inventory.get(tx, id))
  const variants = item.variants.map(({ variantId }) => ({ variantId, quantity: 1 }))
  await shop.work((tx) => shop.inventory.setStock(tx, [{ productId: id, tracked: true, variants }]))
  expect(variants).toHaveLength(long * wide)
  return { id, variantId: variants[0]?.variantId as string }
}
const choiceOf = (description: string) => ({ value: description, description })

/** The number of statements of a task, and the stock and variant rows it reads. */
async function costOf(work: (tx: Tx) => Promise<unknown>) {
  return shop.work(async (tx) => {
    const before = await rowsRead(tx)
    const { statements } = await countStatements(() => work(tx))
    return { statements: statements.length, rows: (await rowsRead(tx)) - before }
  })
}

async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT COALESCE(sum(COALESCE(seq_tup_read, 0) + COALESCE(idx_tup_fetch, 0)), 0)::bigint AS read
      FROM pg_stat_xact_user_tables
     WHERE relname IN ('variants', 'inventory_items', 'product_choices')`.execute(tx.db)
  return Number(rows[0]?.read)
}

test('a change of one variant needs as many statements with ten siblings as with a thousand', async () => {
  const few = await createWith(2, 5)
  const many = await createWith(25, 40)
  await sql`ANALYZE products, variants, inventory_items, product_choices`.execute(shop.platform.db)
  const works = {
    sold:
      ({ id, variantId }: typeof few) =>
      (tx: Tx) =>
        shop.inventory.moveStock(tx, [{ productId: id, variantId, delta: -1 }], 'ORDER'),
    set:
      ({ id, variantId }: typeof few) =>
      (tx: Tx) =>
        shop.inventory.setStock(tx, [
          { productId: id, tracked: true, variants: [{ variantId, quantity: 5 }] },
        ]),
  }
  for (const work of Object.values(works)) {
    const [small, large] = [await costOf(work(few)), await costOf(work(many))]
    expect(large.statements).toBe(small.statements)
    expect(large.statements).toBeLessThanOrEqual(8)
    expect(Math.abs(large.rows - small.rows)).toBeLessThanOrEqual(10)
    expect(large.rows).toBeLessThan(100)
  }
  const { stock } = await shop.work((tx) =>
    shop.catalog.getProduct(tx, many.id, { seesHidden: true }),
  )
  expect(stock).toMatchObject({ quantity: 1004, status: 'IN_STOCK' })
})
