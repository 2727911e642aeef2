import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../platform/tx.ts'
import { openShop, type Shop } from './handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const option = (name: string, ...choices: string[]) => ({
  name,
  choices: choices.map((description) => ({ description })),
})

/** Stored aggregates of products that differ from those calculated from variants and stock. */
async function differences() {
  const { rows } = await sql`
    WITH counted AS (
      SELECT v.site_id, v.product_id, v.choice_ids, v.visible, v.in_stock AS stored, i.track_quantity, i.quantity,
             COALESCE(CASE WHEN i.track_quantity THEN i.quantity > 0 ELSE i.in_stock END, TRUE) AS in_stock
        FROM variants v LEFT JOIN inventory_items i
          ON i.site_id = v.site_id AND i.product_id = v.product_id AND i.variant_id = v.id
         AND i.location_id = v.site_id
    ), parts AS (
      SELECT product_id, part, count(*)::int AS variants, (count(*) FILTER (WHERE in_stock))::int AS in_stock,
             (count(*) FILTER (WHERE visible))::int AS visible
        FROM (SELECT product_id, in_stock, visible, choice_subsets(choice_ids) AS part FROM counted
               UNION ALL
              SELECT product_id, in_stock, visible, ARRAY[choice] FROM counted, unnest(choice_ids) AS choice) c GROUP BY product_id, part
    ), stored AS (
      SELECT product_id, choice_ids AS part, variant_count AS variants, in_stock_count AS in_stock,
             visible_count AS visible FROM choice_combinations WHERE variant_count > 0
       UNION ALL
      SELECT product_id, ARRAY[id], variant_count, in_stock_count, visible_count
        FROM product_choices WHERE variant_count > 0
    )
    SELECT 'variant' AS what, product_id::text AS id FROM counted WHERE stored <> in_stock
     UNION ALL
    SELECT 'choices', product_id::text FROM ((TABLE parts EXCEPT TABLE stored) UNION ALL (TABLE stored EXCEPT TABLE parts)) d
     UNION ALL
    SELECT 'product', p.id::text FROM products p,
           LATERAL (SELECT count(*) AS variants, count(*) FILTER (WHERE NOT in_stock) AS out,
                           sum(quantity) FILTER (WHERE track_quantity) AS quantity FROM counted c
                     WHERE c.product_id = p.id) c
     WHERE (p.variant_count, p.out_of_stock_count, p.stock_quantity)
           IS DISTINCT FROM (c.variants, c.out, c.quantity)
        OR p.stock_status <> stock_status_of(p.variant_count, p.out_of_stock_count)
     UNION ALL
    SELECT 'collection', c.id::text FROM collections c,
           LATERAL (SELECT count(*) AS products, count(*) FILTER (WHERE p.visible) AS visible
                      FROM collection_products cp JOIN products p ON p.site_id = cp.site_id AND p.id = cp.product_id
                     WHERE cp.site_id = c.site_id AND cp.collection_id = c.id) m
     WHERE (c.product_count, c.visible_product_count) <> (m.products, m.visible)
     UNION ALL
    SELECT 'member', p.id::text FROM collection_products cp
      JOIN products p ON p.site_id = cp.site_id AND p.id = cp.product_id
     WHERE (cp.numeric_id, cp.price, cp.paid_price, cp.visible) <> (p.numeric_id, p.base_price, p.min_price, p.visible)
     UNION ALL
    SELECT 'site', t.site_id::text FROM catalog_totals t
     WHERE (t.product_count, t.visible_product_count) <>
           (SELECT count(*), count(*) FILTER (WHERE visible) FROM products p WHERE p.site_id = t.site_id)`.execute(
    shop.platform.db,
  )
  return rows
}

test('after any changes of variants, stock and collections the stored counts are correct', async () => {
  const { id: collectionId } = await shop.work((tx) =>
    shop.catalog.createCollection(tx, { name: 'Beams' }),
  )
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, {
      name: 'Beam',
      price: '10',
      manageVariants: true,
      collectionIds: [collectionId],
      options: [
        option('Length', 'l0', 'l1', 'l2'),
        option('Width', 'w0', 'w1'),
        option('Wood', 'oak', 'ash'),
      ],
    }),
  )
  const plain = await shop.work((tx) =>
    shop.catalog.createProduct(tx, { name: 'Nail', price: '1', collectionIds: [collectionId] }),
  )
  expect(await differences()).toEqual([])
  const product = () => shop.work((tx) => shop.catalog.getProduct(tx, id, { seesHidden: true }))
  const { variants } = await product()
  const variantId = (at: number) => variants[at]?.id as string
  const steps: ((tx: Tx) => Promise<unknown>)[] = [
    (tx: Tx) =>
      shop.catalog.updateVariants(tx, id, [{ choices: { Length: 'l1' }, visible: false }]),
    (tx: Tx) =>
      shop.inventory.setStock(tx, [
        {
          productId: id,
          tracked: true,
          variants: variants.map((one, at) => ({ variantId: one.id, quantity: at % 3 })),
        },
      ]),
    (tx: Tx) =>
      shop.inventory.moveStock(
        tx,
        [{ productId: id, variantId: variantId(1), delta: -1 }],
        'ORDER',
      ),
    (tx: Tx) =>
      shop.inventory.moveStock(tx, [{ productId: id, variantId: variantId(0), delta: 4 }], 'ORDER'),
    (tx: Tx) => shop.catalog.updateProduct(tx, id, { price: '12' }),
    (tx: Tx) =>
      shop.catalog.updateProduct(tx, id, {
        options: [
          option('Wood', 'ash', 'elm', 'oak'),
          option('Length', 'l2', 'l0'),
          option('Width', 'w0', 'w1'),
        ],
      }),
    (tx: Tx) =>
      shop.catalog.updateVariants(tx, id, [
        { choices: { Wood: 'elm' }, price: '3', visible: false },
      ]),
    (tx: Tx) => shop.catalog.resetVariants(tx, id),
    (tx: Tx) => shop.catalog.updateProduct(tx, id, { visible: false }),
    (tx: Tx) => shop.inventory.setStock(tx, [{ productId: id, tracked: false }]),
    (tx: Tx) => shop.inventory.setStock(tx, [{ productId: plain.id, tracked: true }]),
    (tx: Tx) =>
      shop.catalog.updateProduct(tx, id, { visible: true, options: [option('Wood', 'oak')] }),
    (tx: Tx) => shop.catalog.removeFromCollection(tx, collectionId, [plain.id]),
    (tx: Tx) => shop.catalog.deleteProduct(tx, plain.id),
  ]
  for (const [at, step] of steps.entries()) {
    await shop.work(step)
    expect({ at, differs: await differences() }).toEqual({ at, differs: [] })
  }
  await shop.work((tx) => shop.catalog.deleteProduct(tx, id))
  expect(await differences()).toEqual([])
})

test('availability follows the variants, for any choice of three options', async () => {
  const { id } = await shop.work((tx) =>
    shop.catalog.createProduct(tx, {
      name: 'Lamp',
      price: '10',
      manageVariants: true,
      options: [option('Size', 's', 'm'), option('Shade', 'a', 'b', 'c'), option('Foot', 'x', 'y')],
    }),
  )
  const { variants, options } = await shop.work((tx) =>
    shop.catalog.getProduct(tx, id, { seesHidden: true }),
  )
  const stock = variants.map((one, at) => ({ variantId: one.id, quantity: at % 4 === 0 ? 1 : 0 }))
  await shop.work((tx) =>
    shop.inventory.setStock(tx, [{ productId: id, tracked: true, variants: stock }]),
  )
  const inStock = new Set(stock.filter((one) => one.quantity > 0).map((one) => one.variantId))
  const selections: Record<string, string>[] = [
    {},
    { Size: 'm' },
    { Shade: 'b' },
    { Size: 's', Foot: 'y' },
  ]
  for (const chosen of selections) {
    const answer = await shop.work((tx) =>
      shop.catalog.optionsAvailability(tx, id, chosen, { seesHidden: true }),
    )
    const others = (name: string) =>
      Object.entries(chosen).flatMap(([key, value]) =>
        key === name
          ? []
          : (options
              .find((one) => one.name === key)
              ?.choices.find((one) => one.description === value)?.id ?? []),
      )
    const expected = options.map(({ name, choices }) =>
      choices.map((choice) =>
        variants.some(
          (one) =>
            inStock.has(one.id) &&
            [choice.id, ...others(name)].every((input) => one.choiceIds.includes(input)),
        ),
      ),
    )
    expect(answer.options.map((one) => one.choices.map((choice) => choice.inStock))).toEqual(
      expected,
    )
  }
})
