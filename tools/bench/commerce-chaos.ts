import { setTimeout as wait } from 'node:timers/promises'
import { inspect, parseArgs } from 'node:util'
import { checkMoney, checkOrders, checkStock, type Finding } from './commerce-books.ts'
import { type Basket, buy, type Market } from './commerce-buyers.ts'
import { startFaultyProduct } from './commerce-faults.ts'
import { merchantOf, prepareShop, stockShelf } from './commerce-shop.ts'
import { type FaultyDatabase, startFaultyDatabase } from './faults-database.ts'
import { retryingFetch } from './retrying-fetch.ts'

type Report = (name: string, value: string) => void

const PRODUCTS = 40
/** Pieces per order: slightly less than the average, so that some products sell out before the end. */
const PIECES_SOLD = 2.5
const SETTLE_MS = 300_000
const TIMEOUT_MS = 120_000

/**
 * Buyers over a bank that makes trouble, a server that is killed and a database that crashes every few seconds. When
 * everything has settled, orders, money and stock have to agree. Returns whether they do.
 */
export async function commerceChaos(args: string[], report: Report): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '1000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      minutes: { type: 'string', default: '20' },
      buyers: { type: 'string', default: '12' },
    },
  })
  const seed = Number(values.seed)
  report('Seed', String(seed))
  const database = await startFaultyDatabase()
  const faulty = await startFaultyProduct(database, seed)
  const statuses = new Map<string, number>()
  const fetch = retryingFetch({ timeoutMs: TIMEOUT_MS, statuses })
  try {
    const product = faulty.product()
    const merchant = merchantOf(product, fetch)
    const shop = await prepareShop(merchant, 'TEST_BANK')
    const pieces = Math.ceil((Number(values.orders) * PIECES_SOLD) / PRODUCTS)
    const productIds = await stockShelf(merchant, PRODUCTS, pieces)
    const market = { product, shop, merchant, productIds, fetch, seed }
    const { baskets, problems } = await sell(market, {
      orders: Number(values.orders),
      buyers: Number(values.buyers),
      end: Date.now() + Number(values.minutes) * 60_000,
    })
    await faulty.calm()
    const isSettled = await settle(database)
    reportRun(report, { counts: faulty.counts, statuses, baskets })
    const findings: Finding[] = [
      { name: 'Everything settled', value: isSettled ? 'yes' : 'no', isFine: isSettled },
      {
        name: 'Buyers who met an error',
        value: String(problems.length),
        isFine: problems.length === 0,
      },
      answersThatNobodyShouldGet(statuses),
      ...(await checkOrders(database, baskets)),
      ...(await checkMoney(database, faulty.product())),
      ...(await checkStock(database, merchant, { productIds, pieces })),
    ]
    for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`)
    for (const { name, value, isFine } of findings) report(name, isFine ? value : `${value}  WRONG`)
    const isFine = findings.every((one) => one.isFine)
    if (!isFine)
      console.log(`Again: npm run bench -- commerce chaos --orders ${values.orders} --seed ${seed}`)
    return isFine
  } finally {
    await faulty.stop()
    await database.close()
  }
}

function answersThatNobodyShouldGet(statuses: ReadonlyMap<string, number>): Finding {
  const faults = [...statuses].filter(([name]) => name.startsWith('500 of'))
  const value = faults.map((one) => one.join(': ')).join(', ') || '0'
  return { name: 'Answers that nobody should get', value, isFine: faults.length === 0 }
}

interface Sale {
  readonly orders: number
  /** At once. */
  readonly buyers: number
  readonly end: number
}

async function sell(market: Market, { orders, buyers, end }: Sale) {
  const baskets: Basket[] = []
  const problems: string[] = []
  let next = 0
  const counter = async () => {
    while (next < orders && Date.now() < end) {
      const at = next
      next += 1
      await buy(market, at).then(
        (basket) => baskets.push(basket),
        (error: unknown) => problems.push(`buyer ${at}: ${inspect(error)}`),
      )
    }
  }
  await Promise.all(Array.from({ length: buyers }, counter))
  return { baskets, problems }
}

/**
 * Advances time: waiting orders expire, and the bank's checks are complete. Jobs run at once; true when no
 * work is pending.
 */
async function settle(database: FaultyDatabase): Promise<boolean> {
  const end = Date.now() + SETTLE_MS
  while (Date.now() < end) {
    await database.query(`UPDATE orders SET pay_until_date = now() WHERE pay_until_date > now()`)
    await database.query(
      `UPDATE payments SET updated_date = now() - interval '2 hours' WHERE state = 'IN_REVIEW'`,
    )
    await database.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`,
    )
    await database.query(
      `SELECT graphile_worker.add_job(name, '{}'::json, job_key => 'bench ' || name)
         FROM unnest(ARRAY['orders:expire', 'payments:ask', 'payments:judge']) name`,
    )
    await wait(3_000)
    const [left] = await database.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM orders WHERE state IN ('AWAITING_PAYMENT', 'IN_REVIEW'))
            + (SELECT count(*) FROM payment_events v JOIN payments p ON p.site_id = v.site_id AND p.id = v.payment_id
                WHERE v.judged_date IS NULL)
            + (SELECT count(*) FROM graphile_worker.jobs
                WHERE task_identifier LIKE 'payments:%' AND key NOT LIKE 'bench %')::int AS n`,
    )
    if (Number(left?.n) === 0) return true
  }
  return false
}

function reportRun(
  report: Report,
  {
    counts,
    statuses,
    baskets,
  }: {
    readonly counts: Readonly<Record<string, number>>
    readonly statuses: ReadonlyMap<string, number>
    readonly baskets: readonly Basket[]
  },
): void {
  const outcomes = new Map<string, number>()
  for (const { outcome } of baskets) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const listed = (counted: Iterable<readonly [string, number]>) =>
    [...counted].map(([name, count]) => `${name} ${count}`).join(', ')
  report(
    'Server killed, database crashed, restarted, backend lost',
    Object.values(counts).join(', '),
  )
  report('Answers by status', listed(statuses))
  report('Baskets by what became of them', listed(outcomes))
}
