import { parseArgs } from 'node:util'
import { VitrineError } from '@vitrine/sdk'
import type { RunningProduct } from '@vitrine/testkit/product'
import { startFaultyProduct } from './commerce-faults.ts'
import {
  type BenchShop,
  type Buyer,
  buyerOf,
  type Fetch,
  type Merchant,
  merchantOf,
  piecesOf,
  prepareShop,
  setPieces,
  stockShelf,
  toBerlin,
} from './commerce-shop.ts'
import { startFaultyDatabase } from './faults-database.ts'
import { withTarget } from './measure.ts'
import { retryingFetch } from './retrying-fetch.ts'

type Report = (name: string, value: string) => void

const BUYERS = 200
const COUPON_BUYERS = 50
const TIMEOUT_MS = 300_000
/** A whole round has to fit between two kills of a busy machine now and then. */
const PAUSE_MS = 8_000

const DOUBLES = `
  SELECT count(*)::int AS n
    FROM (SELECT FROM orders WHERE state IN ('AWAITING_PAYMENT', 'IN_REVIEW', 'PLACED')
           GROUP BY checkout_id HAVING count(*) > 1) double`

interface Market {
  readonly product: RunningProduct
  readonly merchant: Merchant
  readonly shop: BenchShop
  readonly fetch: Fetch
}

interface Racer {
  readonly buyer: Buyer
  /** The checkout to place an order for. */
  checkoutId: string
}

/** The results of the rounds of a race. */
interface Rounds {
  oversold: number
  unsold: number
}

/**
 * Many buyers compete for one piece, for one use of a coupon, and with one gift card that covers one order:
 * exactly one order in each round. `--rounds` is their number (10,000 of the first race take hours), `--only`
 * runs one of the three. With `--kill` the server is killed every few seconds meanwhile. Returns whether each
 * round had exactly one order.
 */
export async function commerceRace(args: string[], report: Report): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '20' },
      kill: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds)
  const chosen = races.filter(({ kind }) => (values.only ?? kind) === kind)
  if (chosen.length === 0)
    throw new Error(`--only is one of ${races.map(({ kind }) => kind).join(', ')}`)
  const database = await startFaultyDatabase()
  const kinds = values.kill ? (['kill'] as const) : []
  const faulty = await startFaultyProduct(database, Number(values.seed), {
    kinds,
    pauseMs: PAUSE_MS,
  })
  const fetch = retryingFetch({ timeoutMs: TIMEOUT_MS, statuses: new Map() })
  try {
    const product = faulty.product()
    const merchant = merchantOf(product, fetch)
    const market = { product, merchant, shop: await prepareShop(merchant, 'BANK_TRANSFER'), fetch }
    const orders = async () => {
      const [row] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM orders')
      return row?.n ?? 0
    }
    const results: Awaited<ReturnType<typeof raceForOne>>[] = []
    for (const { race, share } of chosen)
      results.push(await race(market, { rounds: Math.ceil(rounds * share), orders }))
    if (values.kill) report('Server killed', String(faulty.counts.kill))
    for (const { name, oversold, unsold, perSecond } of results) {
      report(name, withTarget(`oversold ${oversold}, unsold ${unsold}`, '0, 0'))
      report('  attempts to order', `${perSecond.toFixed(0)} a second`)
    }
    const [doubles] = await database.query<{ n: number }>(DOUBLES)
    report('Checkouts with more than one order', withTarget(String(doubles?.n), '0'))
    return doubles?.n === 0 && results.every(({ oversold, unsold }) => oversold + unsold === 0)
  } finally {
    await faulty.stop()
    await database.close()
  }
}

interface Race {
  readonly rounds: number
  /** How many orders there are. */
  readonly orders: () => Promise<number>
}

/** The races, and the share of the given rounds that each runs. */
const races = [
  { kind: 'piece', race: raceForOne, share: 1 },
  { kind: 'coupon', race: raceForCoupon, share: 0.5 },
  { kind: 'gift-card', race: raceForGiftCard, share: 0.5 },
] as const

/** One piece each round. The winner continues with a new basket. */
async function raceForOne(market: Market, { rounds, orders }: Race) {
  const [productId = ''] = await stockShelf(market.merchant, 1, 1)
  const racers = await gather(market, BUYERS, productId)
  const result: Rounds = { oversold: 0, unsold: 0 }
  let spent = 0
  for (let round = 0; round < rounds; round += 1) {
    const before = await orders()
    const start = performance.now()
    const winners = await raceOnce(market, racers)
    spent += performance.now() - start
    const left = await piecesOf(market.merchant, productId)
    count(result, (await orders()) - before)
    // The piece must be sold if there is a winner, and available if there is none.
    if (left !== 0) result.unsold += 1
    await setPieces(market.merchant, productId, 1)
    for (const winner of winners) winner.checkoutId = await fill(market, winner.buyer, productId)
  }
  const perSecond = (rounds * BUYERS * 1000) / spent
  return { name: `${BUYERS} buyers for 1 piece, ${rounds} rounds`, ...result, perSecond }
}

/** One use of a new coupon each round, of a product with unlimited stock. */
async function raceForCoupon(market: Market, { rounds, orders }: Race) {
  const [productId = ''] = await stockShelf(market.merchant, 1, 99_999)
  const racers = await gather(market, COUPON_BUYERS, productId)
  const result: Rounds = { oversold: 0, unsold: 0 }
  let spent = 0
  for (let round = 0; round < rounds; round += 1) {
    const code = `LAST${round}`
    await offer(market, code)
    const totals = new Map<string, number>()
    await all(racers, async ({ buyer, checkoutId: id }) => {
      const { estimate } = await buyer.checkout.applyCode({ id, code })
      totals.set(id, estimate.totals.total)
    })
    const before = await orders()
    const start = performance.now()
    const winners = await raceOnce(market, racers, totals)
    spent += performance.now() - start
    count(result, (await orders()) - before)
    for (const winner of winners) winner.checkoutId = await fill(market, winner.buyer, productId)
    const others = racers.filter((racer) => !winners.includes(racer))
    await all(others, ({ buyer, checkoutId: id }) =>
      buyer.checkout.removeCode({ id, code }).catch(unless('CODE_NOT_FOUND_IN_CART')),
    )
  }
  const perSecond = (rounds * COUPON_BUYERS * 1000) / spent
  const name = `${COUPON_BUYERS} buyers for 1 use of a coupon, ${rounds} rounds`
  return { name, ...result, perSecond }
}

/** A new gift card each round, which everybody pays with and which is enough for one. */
async function raceForGiftCard(market: Market, { rounds, orders }: Race) {
  const [productId = ''] = await stockShelf(market.merchant, 1, 99_999)
  const racers = await gather(market, COUPON_BUYERS, productId)
  const result: Rounds = { oversold: 0, unsold: 0 }
  let spent = 0
  for (let round = 0; round < rounds; round += 1) {
    const { giftCard, code } = await market.merchant.giftCards.issueGiftCard({
      giftCard: { amount: ONE_ORDER },
    })
    const totals = new Map<string, number>()
    await all(racers, async ({ buyer, checkoutId: id }) => {
      const { estimate } = await buyer.checkout.applyGiftCard({ id, code })
      totals.set(id, estimate.totals.total)
      if (estimate.due !== 0) throw new Error(`The gift card leaves ${estimate.due} to pay`)
    })
    const before = await orders()
    const start = performance.now()
    const winners = await raceOnce(market, racers, totals, 0)
    spent += performance.now() - start
    count(result, (await orders()) - before)
    const { movements, giftCard: after } = await market.merchant.giftCards.getGiftCard({
      id: giftCard.id,
    })
    const booked = movements.reduce((sum, { amount }) => sum + amount, 0)
    if (after.balance !== 0 || booked !== 0) result.unsold += 1
    for (const winner of winners) winner.checkoutId = await fill(market, winner.buyer, productId)
    const others = racers.filter((racer) => !winners.includes(racer))
    await all(others, ({ buyer, checkoutId: id }) =>
      buyer.checkout
        .removeGiftCard({ id, giftCardId: giftCard.id })
        .catch(unless('GIFT_CARD_NOT_FOUND_IN_CART')),
    )
  }
  const perSecond = (rounds * COUPON_BUYERS * 1000) / spent
  const name = `${COUPON_BUYERS} buyers with 1 gift card for 1 order, ${rounds} rounds`
  return { name, ...result, perSecond }
}

/** A lamp of 9.00 and a parcel of 4.90. */
const ONE_ORDER = 1390

/** A tenth off, once. */
const offer = ({ merchant }: Market, code: string) =>
  merchant.promotions
    .createPromotion({
      promotion: {
        name: code,
        trigger: 'CODE',
        effect: { type: 'PERCENT', percent: '10', level: 'SUM' },
        limits: { total: 1 },
      },
      code,
    })
    .catch(unless('PROMOTION_CODE_TAKEN'))

/** A call that was carried out but whose response was lost is refused with this code when repeated. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof VitrineError) || error.code !== code) throw error
}

function count(result: Rounds, sold: number): void {
  result.oversold += Math.max(0, sold - 1)
  if (sold === 0) result.unsold += 1
}

/** All place an order at once; returns those who got one. All others must have got the expected error. */
async function raceOnce(
  { shop }: Market,
  racers: readonly Racer[],
  totals?: ReadonlyMap<string, number>,
  expectedDue?: number,
): Promise<Racer[]> {
  const winners: Racer[] = []
  await Promise.all(
    racers.map(async (racer) => {
      const { buyer, checkoutId } = racer
      const expectedTotal = totals?.get(checkoutId)
      try {
        await buyer.orders.placeOrder({
          checkoutId,
          paymentMethodId: shop.method,
          ...(expectedTotal !== undefined && { expectedTotal }),
          ...(expectedDue !== undefined && { expectedDue }),
        })
        winners.push(racer)
      } catch (error) {
        if (!(error instanceof VitrineError) || !refusals.has(error.code ?? '')) throw error
      }
    }),
  )
  return winners
}

const refusals = new Set([
  'FULL_OUT_OF_STOCK',
  'CHECKOUT_CHANGED',
  'CHECKOUT_HAS_VIOLATIONS',
  'VIOLATIONS_WITH_ERROR_SEVERITY',
  'REDEEM_GIFT_CARD_ERROR',
  'ERROR_COUPON_USAGE_EXCEEDED',
])

async function gather(market: Market, buyers: number, productId: string): Promise<Racer[]> {
  const racers: Racer[] = []
  await all(Array.from({ length: buyers }), async () => {
    const buyer = buyerOf(market.product, market.fetch)
    racers.push({ buyer, checkoutId: await fill(market, buyer, productId) })
  })
  return racers
}

async function fill({ shop }: Market, buyer: Buyer, productId: string): Promise<string> {
  await buyer.cart.addLines({ lines: [{ productId, quantity: 1 }] })
  const { checkout } = await buyer.checkout.create(toBerlin(shop.parcel, 'ada@example.com'))
  return checkout.id
}

const AT_ONCE = 16

/** Does something for each, so many at a time. */
async function all<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
