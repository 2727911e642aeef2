import { VitrineError } from '@vitrine/sdk'
import { createRandom, type Random } from '@vitrine/testkit/fuzz'
import type { RunningProduct } from '@vitrine/testkit/product'
import {
  type BenchShop,
  type Buyer,
  buyerOf,
  type Fetch,
  type Merchant,
  toBerlin,
} from './commerce-shop.ts'

export interface Market {
  readonly product: RunningProduct
  readonly shop: BenchShop
  readonly merchant: Merchant
  readonly productIds: readonly string[]
  readonly fetch: Fetch
  readonly seed: number
}

/** The outcome of a basket. */
export interface Basket {
  /** Null if there was nothing left to put into it. */
  readonly checkoutId: string | null
  /** Every order that an answer has named; one, or none where something was sold out. */
  readonly orderIds: ReadonlySet<string>
  readonly outcome: string
}

/** Cards of the test bank; its page describes what each does. */
const cards = {
  pays: '4242424242424242',
  asks: '4000002500003155',
  declined: '4000000000000002',
  poor: '4000000000009995',
  authorized: '4000000000000044',
  checked: '4000000000000077',
  refundFails: '4000000000005126',
  paysMore: '4000000000000101',
} as const
const usual = ['pays', 'pays', 'pays', 'asks', 'authorized', 'checked', 'refundFails'] as const
const any = [...usual, 'declined', 'declined', 'poor', 'paysMore'] as const

const SOLD_OUT = new Set(['FULL_OUT_OF_STOCK', 'PARTIAL_OUT_OF_STOCK', 'INSUFFICIENT_INVENTORY'])

/**
 * One buyer with one basket, from the first item to the merchant's work on the order. All choices follow the
 * seed.
 */
export async function buy(market: Market, at: number): Promise<Basket> {
  const random = createRandom(market.seed * 100_003 + at)
  const buyer = buyerOf(market.product, market.fetch)
  const filled = await fillCheckout(market, buyer, random, at)
  if (!filled) return { checkoutId: null, orderIds: new Set(), outcome: 'nothing left' }
  const { checkoutId, total } = filled
  const place = () =>
    buyer.orders.placeOrder({
      checkoutId,
      expectedTotal: total,
      paymentMethodId: market.shop.method,
    })
  // A double click, or a second tab.
  const clicks = await Promise.allSettled(random.chance(0.3) ? [place(), place()] : [place()])
  const placed = clicks.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const orderIds = new Set(placed.map(({ order }) => order.id))
  const refused = clicks.flatMap((one) => (one.status === 'rejected' ? one.reason : []))
  const problem = refused.find((error) => !isSoldOut(error))
  if (problem) throw problem
  const [first] = placed
  if (!first) return { checkoutId, orderIds, outcome: 'sold out' }
  const outcome = await pay({ ...market, buyer, random, id: first.order.id }, first.order.link)
  return { checkoutId, orderIds, outcome }
}

const isSoldOut = (error: unknown) =>
  error instanceof VitrineError && SOLD_OUT.has(error.code ?? '')

/** Undefined when something was sold out before it was in the basket. */
async function fillCheckout(market: Market, buyer: Buyer, random: Random, at: number) {
  const wanted = 1 + random.below(3)
  const lines = Array.from({ length: wanted }, () => ({
    productId: random.pick(market.productIds),
    quantity: 1 + random.below(2),
  }))
  const isFilled = await buyer.cart.addLines({ lines }).then(
    () => true,
    (error: unknown) => {
      if (isSoldOut(error)) return false
      throw error
    },
  )
  if (!isFilled) return undefined
  const form = toBerlin(market.shop.parcel, `buyer${at}@example.com`)
  const { checkout, estimate } = await buyer.checkout.create(form)
  return { checkoutId: checkout.id, total: estimate.totals.total }
}

interface PaymentContext extends Market {
  readonly buyer: Buyer
  readonly random: Random
  readonly id: string
}

/**
 * Pays, perhaps at the second attempt, or leaves; then returns to the shop, and the merchant processes the
 * order.
 */
async function pay(paying: PaymentContext, link: string): Promise<string> {
  const { random, buyer } = paying
  if (random.chance(0.05)) return 'left'
  let card = random.pick(any)
  await useCard(paying, card)
  if ((card === 'declined' || card === 'poor') && random.chance(0.7)) {
    card = random.pick(usual)
    await useCard(paying, card)
  }
  if (random.chance(0.5)) await buyer.orders.checkPayments({ link })
  if (random.chance(0.3)) await workOnOrder(paying)
  return card
}

/** Uses a card on the bank's page. The page may have been replaced, or the order paid meanwhile. */
async function useCard(paying: PaymentContext, card: keyof typeof cards): Promise<void> {
  const page = await pageOf(paying)
  if (!page) return
  const submit = (fields: Record<string, string>) =>
    paying.fetch(page, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
  const clicks = paying.random.chance(0.2) ? [1, 2] : [1]
  await Promise.all(clicks.map(() => submit({ card: cards[card] })))
  if (card === 'asks') {
    await submit({ action: paying.random.chance(0.9) ? 'confirm' : 'refuse' })
  }
  if (card === 'checked') {
    await submit({ action: paying.random.chance(0.8) ? 'settle' : 'return' })
  }
}

/** Polls until the bank has answered; undefined if the order no longer waits for a payment. */
async function pageOf({ buyer, shop, id }: PaymentContext): Promise<string | undefined> {
  for (let tries = 0; tries < 30; tries += 1) {
    try {
      const { step } = await buyer.orders.payOrder({ id, paymentMethodId: shop.method })
      if (step.url) return step.url
    } catch (error) {
      if (!(error instanceof VitrineError) || (error.status ?? 500) >= 500) throw error
      return undefined
    }
  }
  return undefined
}

/** Captures an authorization, refunds a part, or cancels the order. */
async function workOnOrder({ merchant, random, id }: PaymentContext): Promise<void> {
  const { order } = await merchant.orders.getOrder({ id })
  const authorized = order.payments.find(({ state }) => state === 'AUTHORIZED')
  const work = random.below(3)
  const done = async (call: Promise<unknown>) => {
    await call.catch((error: unknown) => {
      // The state has changed meanwhile, for example by a message of the bank.
      if (!(error instanceof VitrineError) || (error.status ?? 500) >= 500) throw error
    })
  }
  if (authorized) {
    const settlement = { id, paymentId: authorized.id }
    if (work > 0) await done(merchant.orders.capturePayment(settlement))
    else await done(merchant.orders.releasePayment(settlement))
  } else if (order.paymentState === 'PAID') {
    if (work > 0) await done(merchant.orders.refundOrder({ id, amount: 100 + random.below(200) }))
    if (work < 2) await done(merchant.orders.cancelOrder({ id, restock: true }))
  }
}
