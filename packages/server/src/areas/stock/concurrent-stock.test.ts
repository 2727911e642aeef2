import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../dialects/v1/handlers/shop.test.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const ledgerSum = async (productId: string) => {
  const { total } = await shop.platform.db
    .selectFrom('inventory_changes')
    .select((select) => select.fn.sum('delta').as('total'))
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

async function createStocked(quantity: number, sizes?: readonly string[]) {
  const product = {
    name: 'Mug',
    priceData: { price: 9 },
    ...(sizes && {
      manageVariants: true,
      productOptions: [{ name: 'Size', choices: sizes.map((description) => ({ description })) }],
    }),
  }
  const created = (await shop.merchant('POST', '/stores/v1/products', { product })).body.product
  const { id } = created as { id: string }
  const stored = await shop.work((tx) => shop.inventory.get(tx, id))
  const variants = stored.variants.map(({ variantId }) => ({ variantId, quantity }))
  await shop.work((tx) => shop.inventory.setStock(tx, [{ productId: id, tracked: true, variants }]))
  return { id, variants }
}

const decrement = (decrementData: object[]) =>
  shop.merchant('POST', '/stores/v2/inventoryItems/decrement', { decrementData })
const stockOf = async (productId: string) =>
  (await shop.work((tx) => shop.inventory.get(tx, productId))).variants.map((one) => one.quantity)

describe('stock with concurrent buyers', () => {
  test('of 200 buyers of the last piece exactly one gets it', async () => {
    const { id } = await createStocked(1)
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => decrement([{ productId: id, decrementBy: 1 }])),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(199)
    expect(await stockOf(id)).toEqual([0])
    expect(await ledgerSum(id)).toBe(0)
  })

  test('a sold-out item is refused without waiting, unless a rollback could free it', async () => {
    const [gone, last] = [await createStocked(0), await createStocked(1)]
    const holder = await shop.platform.pool.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT FROM products WHERE id = ANY($1) FOR UPDATE', [[gone.id, last.id]])
      const refused = await decrement([{ productId: gone.id, decrementBy: 1 }])
      expect(refused.body.details.applicationError).toMatchObject({
        code: 'INSUFFICIENT_INVENTORY',
        data: { requested: 1, available: 0 },
      })
      let isAnswered = false
      const waiting = decrement([{ productId: last.id, decrementBy: 1 }]).then((reply) => {
        isAnswered = true
        return reply
      })
      // A second failing decrement takes as long as the first: by then the last piece would have been sold.
      await decrement([{ productId: gone.id, decrementBy: 1 }])
      expect(isAnswered).toBe(false)
      await holder.query('ROLLBACK')
      expect((await waiting).status).toBe(200)
    } finally {
      holder.release()
    }
    expect(await stockOf(last.id)).toEqual([0])
  })

  test('a sold-out item is refused at once and does not delay the others, when each is independent', async () => {
    const [gone, left] = [await createStocked(0), await createStocked(3)]
    const take = ({ id, variants }: typeof gone, quantity: number) => ({
      productId: id,
      variantId: variants[0]?.variantId ?? '',
      delta: -quantity,
    })
    const move = (...moves: ReturnType<typeof take>[]) =>
      shop.work((tx) => shop.inventory.moveItems(tx, moves, { reason: 'ORDER', restrict: true }))
    const holder = await shop.platform.pool.connect()
    try {
      await holder.query('BEGIN')
      await holder.query('SELECT FROM products WHERE id = $1 FOR UPDATE', [gone.id])
      const outcomes = await move(take(left, 1), take(gone, 2), take(left, 1))
      expect(outcomes.map(({ error }) => error?.definition.code)).toEqual([
        undefined,
        'INSUFFICIENT_INVENTORY',
        undefined,
      ])
      expect(outcomes[1]?.error?.data).toEqual({ requested: 2, available: 0 })
      await holder.query('ROLLBACK')
    } finally {
      holder.release()
    }
    expect(await stockOf(left.id)).toEqual([1])
    const [short] = await move(take(left, 2))
    expect(short?.error?.data).toEqual({ requested: 2, available: 1 })
  })

  test('batches with the same items in other orders never deadlock', async () => {
    const products = await Promise.all(
      Array.from({ length: 6 }, () => createStocked(500, ['S', 'M', 'L'])),
    )
    const lines = products.flatMap(({ id, variants }) =>
      variants.map((one) => ({ productId: id, variantId: one.variantId, decrementBy: 1 })),
    )
    const before = await deadlocks()
    const orders = Array.from({ length: 60 }, (_, turn) => rotated(lines, turn))
    const replies = await Promise.all([
      ...orders.map(decrement),
      // Setting stock in between locks the same products on another code path.
      ...Array.from({ length: 20 }, (_, turn) =>
        shop.work((tx) =>
          shop.inventory.setStock(
            tx,
            rotated(products, turn).map(({ id }) => ({
              productId: id,
              tracked: true,
              preorder: { enabled: turn % 2 === 0, message: null, limit: null },
            })),
          ),
        ),
      ),
    ])
    const statuses = replies.flatMap((one) => (one ? [one.status] : []))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await deadlocks()).toBe(before)
    for (const { id } of products) expect(await stockOf(id)).toEqual([440, 440, 440])
  })
})

/** Rotates the list by a number, and reverses it on every second turn. */
function rotated<T>(list: readonly T[], turn: number): T[] {
  const at = (turn * 7) % list.length
  const turned = [...list.slice(at), ...list.slice(0, at)]
  return turn % 2 === 0 ? turned : turned.reverse()
}

/** The number of deadlocks PostgreSQL has detected in this database. */
async function deadlocks(): Promise<number> {
  await sql`SELECT pg_stat_clear_snapshot()`.execute(shop.platform.db)
  const { rows } = await sql<{ deadlocks: number }>`
    SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`.execute(
    shop.platform.db,
  )
  return Number(rows[0]?.deadlocks)
}
