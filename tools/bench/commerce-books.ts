import { spawnSync } from 'node:child_process'
import type { RunningProduct } from '@vitrine/testkit/product'
import type { Basket } from './commerce-buyers.ts'
import { type Merchant, piecesOf } from './commerce-shop.ts'
import type { FaultyDatabase } from './faults-database.ts'

type Database = Pick<FaultyDatabase, 'query'>

/** Every payment whose amounts differ between the bank and the shop, in minor units. */
const PAYMENTS_THAT_DIFFER = `
  SELECT COALESCE(p.id, b.id) AS id, b.state AS "bankState", p.state AS "shopState", b.captured, b.refunded,
         p.captured_minor AS "shopCaptured", p.refunded_minor AS "shopRefunded"
    FROM payments p
    FULL JOIN (
      SELECT t.id, t.state,
             COALESCE(sum(amount) FILTER (WHERE kind = 'CAPTURED'), 0) AS captured,
             COALESCE(sum(amount) FILTER (WHERE kind = 'REFUNDED'), 0) AS refunded
        FROM test_bank_payments t
        LEFT JOIN LATERAL (
          SELECT e ->> 'kind' AS kind, (e ->> 'amountMinor')::bigint AS amount
            FROM jsonb_array_elements(t.events) e) e ON true
       GROUP BY t.id, t.state) b ON b.id = p.id
   WHERE (p.id IS NULL AND b.captured > 0)
      OR p.captured_minor <> COALESCE(b.captured, 0) OR p.refunded_minor <> COALESCE(b.refunded, 0)`

export interface Finding {
  readonly name: string
  readonly value: string
  readonly isFine: boolean
}

const numberOf = async (database: Database, text: string): Promise<number> => {
  const [row] = await database.query<{ n: string }>(`SELECT (${text}) AS n`)
  return Number(row?.n ?? 0)
}

/** One basket, one order: everything that was acknowledged is there, and nothing twice. */
export async function checkOrders(
  database: Database,
  baskets: readonly Basket[],
): Promise<Finding[]> {
  const orders = await database.query<{ id: string; checkoutId: string; state: string }>(
    'SELECT id, checkout_id AS "checkoutId", state FROM orders',
  )
  const known = new Set(orders.map(({ id }) => id))
  const acknowledged = baskets.flatMap(({ orderIds }) => [...orderIds])
  const lost = acknowledged.filter((id) => !known.has(id))
  const ordered = baskets.filter(({ orderIds }) => orderIds.size > 0)
  const twice = baskets.filter(({ orderIds }) => orderIds.size > 1).length
  const distinct = new Set(orders.map(({ checkoutId }) => checkoutId)).size
  const open = orders.filter(({ state }) => state === 'AWAITING_PAYMENT' || state === 'IN_REVIEW')
  return [
    {
      name: 'Orders, baskets with an order, baskets that were answered with one',
      value: `${orders.length}, ${distinct}, ${ordered.length}`,
      isFine: orders.length === distinct && distinct === ordered.length && orders.length > 0,
    },
    none('Baskets with two orders', twice),
    none('Acknowledged orders that are lost', lost.length),
    none('Orders that still wait', open.length),
  ]
}

const none = (name: string, count: number): Finding => ({
  name,
  value: String(count),
  isFine: count === 0,
})

/** Money: the ledger against the orders, and the shop against the bank. */
export async function checkMoney(database: Database, product: RunningProduct): Promise<Finding[]> {
  const differing = await database.query(PAYMENTS_THAT_DIFFER)
  for (const one of differing.slice(0, 5)) console.log('  differs', JSON.stringify(one))
  const captured = await numberOf(database, 'SELECT sum(captured_minor) FROM payments')
  const unbalanced = await numberOf(
    database,
    `SELECT count(*) FROM (
       SELECT FROM ledger_entries GROUP BY site_id, order_id HAVING sum(amount_minor) <> 0) o`,
  )
  const { status, output } = verifyLedger(database, product)
  return [
    none('Orders whose ledger is not balanced', unbalanced),
    { name: 'vitrine ledger verify', value: output, isFine: status === 0 },
    {
      name: 'Payments that differ from the books of the bank',
      value: `${differing.length} (${(captured / 100).toFixed(2)} € taken)`,
      isFine: differing.length === 0 && captured > 0,
    },
  ]
}

function verifyLedger(database: Database & { readonly url?: string }, product: RunningProduct) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [product.program, 'ledger', 'verify', '--site', product.sites[0]?.id ?? ''],
    {
      env: { ...process.env, VITRINE_DATA: product.dataDir, DATABASE_URL: database.url },
      encoding: 'utf8',
    },
  )
  const lines = `${stdout}${stderr}`.trim().split('\n')
  for (const line of lines.slice(0, -1)) console.log(`  ${line}`)
  return { status, output: lines.at(-1) ?? '' }
}

export interface Shelf {
  readonly productIds: readonly string[]
  /** Pieces of each product at the start. */
  readonly pieces: number
}

/** The stock must equal the initial stock minus sales, and nothing may be reserved. */
export async function checkStock(
  database: Database,
  merchant: Merchant,
  { productIds, pieces }: Shelf,
): Promise<Finding[]> {
  const sold = await database.query<{ productId: string; sold: number }>(
    `SELECT l.product_id AS "productId", sum(l.quantity)::float8 AS sold
       FROM order_lines l JOIN orders o ON o.site_id = l.site_id AND o.id = l.order_id
      WHERE o.state = 'PLACED' GROUP BY 1`,
  )
  const soldOf = new Map(sold.map((one) => [one.productId, one.sold]))
  let differing = 0
  let soldOut = 0
  for (const id of productIds) {
    const left = await piecesOf(merchant, id)
    const expected = pieces - (soldOf.get(id) ?? 0)
    if (left === 0) soldOut += 1
    if (left === expected) continue
    differing += 1
    console.log(`  product ${id}: ${left} left, ${expected} expected`)
  }
  const holds = await numberOf(database, 'SELECT count(*) FROM stock_holds')
  return [
    {
      name: 'Products whose stock is not what was there without what was sold',
      value: `${differing} of ${productIds.length} (${soldOut} sold out)`,
      isFine: differing === 0,
    },
    none('Holds left over', holds),
  ]
}
