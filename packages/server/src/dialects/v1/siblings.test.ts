import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countStatements } from '../../platform/db/connect.ts'
import type { Tx } from '../../platform/tx.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

const SIZES = [10, 1000, 10_000]
/** A lookup without a match reads no rows: with more variants at most one row more for each choice. */
const CHOICES = 120
/** Another plan may read every choice once more, and a few intermediate rows. */
const ANOTHER_PLAN = CHOICES + 10
const visitor = { seesHidden: false }

interface Beam {
  readonly id: string
  readonly variantId: string
}

let shop: Shop
const beams: Beam[] = []
beforeAll(async () => {
  shop = await openShop()
  for (const size of SIZES) beams.push(await createBeam(size))
  await sql`VACUUM ANALYZE`.execute(shop.platform.db)
})
afterAll(() => shop.close())

const option = (name: string, count: number) => ({
  name,
  choices: Array.from({ length: count }, (_, at) => ({ description: `${name} ${at}` })),
})
const subscription = {
  title: 'Every month',
  description: '',
  visible: true,
  billingCycles: null,
  ...({ frequency: 'MONTH', interval: 1, discount: { type: 'AMOUNT', value: '1' } } as const),
} as const
const first = { Length: 'Length 0', Width: 'Width 0', Wood: 'Wood 0' }

/** The same 120 choices for any number of variants, all tracked. */
async function createBeam(size: number): Promise<Beam> {
  const options = [option('Length', 10), option('Width', 10), option('Wood', 100)]
  const variants = [{ choices: Object.values(first) }]
  const product = { name: `Beam ${size}`, price: '9', manageVariants: true, options, variants }
  const { id, variants: made } = await shop.work((tx) => shop.catalog.createProduct(tx, product))
  await shop.work((tx) => addSiblings(tx, id, size))
  await sql`ANALYZE`.execute(shop.platform.db)
  await shop.work(async (tx) => {
    await shop.inventory.setStock(tx, [{ productId: id, tracked: true }])
    await tx.db
      .updateTable('inventory_items')
      .set({ quantity: 3 })
      .where('product_id', '=', id)
      .execute()
  })
  return { id, variantId: made[0]?.id as string }
}

async function addSiblings(tx: Tx, productId: string, size: number): Promise<void> {
  await sql`
    INSERT INTO variants (site_id, product_id, id, position, choice_ids, list_price)
    SELECT site_id, product_id, gen_random_uuid(), place, choice_ids, 9.00
      FROM (SELECT a.site_id, a.product_id, ARRAY[a.id, b.id, c.id] AS choice_ids,
                   row_number() OVER (ORDER BY a.position + b.position + c.position, a.position, b.position) - 1 AS place
              FROM product_choices a, product_choices b, product_choices c
             WHERE a.product_id = ${productId} AND b.product_id = ${productId} AND c.product_id = ${productId}
               AND a.description LIKE 'Length%' AND b.description LIKE 'Width%' AND c.description LIKE 'Wood%') combination
     WHERE place BETWEEN 1 AND ${size - 1}::int`.execute(tx.db)
  await sql`UPDATE products SET variant_count = ${size} WHERE id = ${productId}`.execute(tx.db)
}

/** Rows and index entries read since the database was created, including triggers. */
async function rowsRead(): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    SELECT (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes)::bigint
         + (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)::bigint AS read`.execute(
    shop.platform.db,
  )
  return rows[0]?.read ?? 0
}

async function costOf(work: (tx: Tx) => Promise<unknown>) {
  const before = await rowsRead()
  const statements = await shop.work(async (tx) => {
    const counted = await countStatements(() => work(tx))
    await sql`SELECT pg_stat_force_next_flush()`.execute(tx.db)
    return counted.statements
  })
  return { statements: statements.length, rows: (await rowsRead()) - before }
}

const works: Record<string, (beam: Beam) => (tx: Tx) => Promise<unknown>> = {
  'a variant by its id is changed':
    ({ id, variantId }) =>
    (tx) =>
      shop.catalog.updateVariants(tx, id, [{ variantIds: [variantId], price: '12', weight: '3' }]),
  'a variant by its choices is hidden':
    ({ id }) =>
    (tx) =>
      shop.catalog.updateVariants(tx, id, [{ choices: first, visible: false }]),
  'the cheapest variant becomes the dearest':
    ({ id, variantId }) =>
    (tx) =>
      shop.catalog.updateVariants(tx, id, [{ variantIds: [variantId], price: '99' }]),
  'the product is called otherwise, and put into order':
    ({ id }) =>
    (tx) =>
      shop.catalog.updateProduct(
        tx,
        id,
        { name: `Beam ${id}`, seo: null, infoSections: [], pricePerUnit: null, visible: true },
        { withoutVariants: true },
      ),
  'the product is sold by subscription':
    ({ id }) =>
    (tx) =>
      shop.catalog.updateProduct(
        tx,
        id,
        { subscriptions: { items: [subscription], allowOneTimePurchases: true } },
        { withoutVariants: true },
      ),
  'the stock of the product itself is read':
    ({ id }) =>
    (tx) =>
      shop.inventory.get(tx, id, [DEFAULT_VARIANT_ID]),
  'the stock of one variant is read':
    ({ id, variantId }) =>
    (tx) =>
      shop.inventory.get(tx, id, [variantId]),
  'a page of variants is read':
    ({ id }) =>
    (tx) =>
      shop.catalog.queryVariants(tx, id, { limit: 10, offset: 0 }, visitor),
  'variants are read by id':
    ({ id, variantId }) =>
    (tx) =>
      shop.catalog.queryVariants(
        tx,
        id,
        { variantIds: [variantId], limit: 10, offset: 0 },
        visitor,
      ),
  'a variant is read by its choices':
    ({ id }) =>
    (tx) =>
      shop.catalog.queryVariants(tx, id, { choices: first, limit: 10, offset: 0 }, visitor),
  'a variant of the store is read':
    ({ id, variantId }) =>
    (tx) =>
      shop.catalog.getStoreVariant(tx, `${id}-${variantId}`, visitor),
  'availability is asked without a choice':
    ({ id }) =>
    (tx) =>
      shop.catalog.optionsAvailability(tx, id, {}, visitor),
  'availability is asked with one choice':
    ({ id }) =>
    (tx) =>
      shop.catalog.optionsAvailability(tx, id, { Length: 'Length 0' }, visitor),
  'availability is asked with two choices':
    ({ id }) =>
    (tx) =>
      shop.catalog.optionsAvailability(tx, id, { Length: 'Length 0', Wood: 'Wood 0' }, visitor),
  'availability is asked with all choices':
    ({ id }) =>
    (tx) =>
      shop.catalog.optionsAvailability(tx, id, first, visitor),
  'a piece is sold':
    ({ id, variantId }) =>
    (tx) =>
      shop.inventory.moveStock(tx, [{ productId: id, variantId, delta: -1 }], 'ORDER'),
  'a variant is sold out':
    ({ id, variantId }) =>
    (tx) =>
      shop.inventory.setStock(tx, [
        { productId: id, tracked: true, variants: [{ variantId, quantity: 0 }] },
      ]),
}

describe('with ten, a thousand and ten thousand variants as many statements and rows are read when', () => {
  test.each(Object.entries(works))('%s', async (_, work) => {
    const costs = []
    for (const beam of beams) costs.push(await costOf(work(beam)))
    const [few, ...more] = costs
    for (const many of more) {
      expect(many.statements).toBe(few?.statements)
      expect(many.rows).toBeLessThanOrEqual((few?.rows ?? 0) + ANOTHER_PLAN)
    }
    expect(few?.statements).toBeLessThanOrEqual(8)
  })
})

test('the products are correct afterwards', async () => {
  for (const [at, { id }] of beams.entries()) {
    const product = await shop.work((tx) => shop.catalog.getProduct(tx, id, { seesHidden: true }))
    expect(product.variants).toHaveLength(SIZES[at] as number)
    expect(product.aggregates.listPrice).toEqual({ min: '9.00', max: '99.00' })
    expect(product.aggregates.weight).toEqual({ min: '3', max: '3' })
    expect(product.stock).toMatchObject({
      status: 'PARTIALLY_OUT_OF_STOCK',
      quantity: ((SIZES[at] as number) - 1) * 3,
    })
  }
})
