import { CheckoutChanged, CheckoutIsComplete } from '@vitrine/contract/checkouts'
import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter'
import { CheckoutHasViolations, OrderCreated, OrderPlaced } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import { type CartCaller, type CartView, giftCardUses, storeCreditUse } from '../../cart/index.ts'
import type { CheckoutView } from '../../checkout/index.ts'
import { isTender, type Payment, type PaymentMethod } from '../../payments/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { factOf } from '../rules/facts.ts'
import { isSubscribed, linesOf, orderOf, priceOf } from '../rules/new-order.ts'
import { numberOf } from '../rules/number.ts'
import { outOfStock } from '../rules/out-of-stock.ts'
import { saleEntries } from '../rules/sale-entries.ts'
import { fulfillmentStateOf } from '../rules/states.ts'
import { addActivities } from '../store/activities.ts'
import { lockBuyer } from '../store/bought-pieces.ts'
import { insertLines, updateCounts } from '../store/lines.ts'
import {
  findOrderOfCheckout,
  insertOrder,
  takeNumber,
  takeRehearsalNumber,
} from '../store/orders.ts'
import { claimPromotions } from './claim-promotions.ts'
import type { OrderDeps } from './deps.ts'
import { placedActivities } from './follow-fulfillments.ts'
import { notifyBuyer, notifyOwners } from './notify.ts'
import { isReserved, reserveAll } from './reserve-lines.ts'
import { giftCardLineIds, issueSoldGiftCards } from './sold-gift-cards.ts'
import { redeemGiftCards, spendStoreCredit } from './spend-tenders.ts'

/** How a buyer orders. */
export interface OrderRequest {
  readonly checkoutId: string
  /** In minor units, as the buyer saw it last. */
  readonly expectedTotal: number | undefined
  /** The amount due after gift cards and store credit. */
  readonly expectedDue?: number | undefined
  readonly methodId: string | undefined
  /** The page that the provider's page returns to. */
  readonly returnUrlOf: (orderId: string) => string
  readonly language: string | undefined
}

export interface PlacedOrder {
  readonly order: Order
  /**
   * The payment to start at its provider; undefined for an order without amount due, or whose payment was
   * started.
   */
  readonly payment: Payment | undefined
}

/**
 * Creates the order of a checkout, in one transaction: locks and prices the checkout once, and locks
 * contended rows last. Returns the existing order if there is one. The caller starts the payment after the
 * commit.
 */
export async function placeOrder(
  tx: Tx,
  deps: OrderDeps,
  caller: CartCaller,
  request: OrderRequest,
): Promise<PlacedOrder> {
  const locked = await deps.checkouts.lockForOrder(tx, caller, request.checkoutId)
  const { checkout } = locked
  const earlier = await findOrderOfCheckout(tx, checkout.id)
  if (earlier) return { order: earlier, payment: await unstarted(tx, deps, earlier) }
  if (checkout.state === 'completed') throw CheckoutIsComplete()
  const view = await deps.checkouts.viewLocked(tx, locked, refuseShortStock)
  refuseUnfit(view, request)
  const method = await methodFor(tx, deps, view, request.methodId)
  const isPlaced = method === undefined || isOffline(deps, method)
  const settings = await deps.settingsOf(tx.siteId)
  const created = orderOf(tx, caller, view, {
    number: await nextNumber(view)(deps.platform.direct, tx.siteId),
    state: isPlaced ? 'PLACED' : 'AWAITING_PAYMENT',
    paymentState: firstPaymentState(view, method, isPlaced),
    payUntilDate: isPlaced
      ? null
      : deps.platform.clock.after(tx.now, { minutes: settings.orders.holdMinutes }),
    language: request.language ?? settings.locale,
  })
  const lines = linesOf(view)
  const order = { ...created, fulfillmentState: fulfillmentStateOf(created, lines) }
  const payment = await writeOrder(tx, deps, { view, order, lines, method, request })
  if (isPlaced) {
    await notifyBuyer(tx, deps, order, 'order-confirmed')
    await notifyOwners(tx, deps, order)
  }
  await subscribeBuyer(tx, deps, order)
  await claimContended(tx, deps, { view, order, lines })
  const isTaken =
    isPlaced && (order.paymentState === 'PAID' || settings.orders.takeStock === 'ON_ORDER_PLACED')
  if (isTaken) await deps.stock.commit(tx, order.id)
  if (isPlaced && order.paymentState === 'PAID') await issueSoldGiftCards(tx, deps, order)
  return { order, payment }
}

/** Consent to the newsletter, given with an order, subscribes like a form. */
async function subscribeBuyer(tx: Tx, { newsletter }: OrderDeps, order: Order): Promise<void> {
  const { consents, email, language, isRehearsal } = order
  const consent = consents.find(({ key }) => key === NEWSLETTER_CONSENT)
  if (!consent || !email || isRehearsal) return
  await newsletter.subscribeBuyer(tx, {
    email,
    language,
    text: consent.text,
    orderNumber: numberOf(order),
  })
}

const nextNumber = ({ cart: { cart } }: CheckoutView) =>
  cart.isRehearsal ? takeRehearsalNumber : takeNumber

/**
 * The payment of an existing order that was not started at its provider, for example because the process was
 * killed.
 */
async function unstarted(
  tx: Tx,
  { payments }: OrderDeps,
  { id }: Order,
): Promise<Payment | undefined> {
  const money = (await payments.of(tx, [id])).get(id)
  return money?.payments.find(
    (one) => one.step === null && one.state === 'PENDING' && !isTender(one),
  )
}

/** Most attempts at what everybody wants end here, before anything is priced. */
function refuseShortStock({ lines, problems }: CartView): void {
  const short = problems.flatMap((problem) => {
    if (problem.kind === 'SOLD_OUT') return [{ lineId: problem.lineId, available: 0 }]
    return problem.kind === 'SHORT_STOCK'
      ? [{ lineId: problem.lineId, available: problem.available }]
      : []
  })
  if (short.length > 0) throw outOfStock(short, lines.length)
}

/** Throws if violations prevent ordering. */
function refuseUnfit(
  { violations, estimate }: CheckoutView,
  { expectedTotal, expectedDue }: Pick<OrderRequest, 'expectedTotal' | 'expectedDue'>,
): void {
  const errors = violations.filter(({ severity }) => severity === 'ERROR')
  if (errors.length > 0) throw CheckoutHasViolations({ violations: errors })
  const { totals, due, currency } = estimate.result
  if (expectedTotal !== undefined && expectedTotal !== totals.total) {
    throw CheckoutChanged({ expectedTotal, total: totals.total, currency })
  }
  if (expectedDue !== undefined && expectedDue !== due) {
    throw CheckoutChanged({ expectedDue, due, total: totals.total, currency })
  }
}

/**
 * Gift cards and store credit are spent with an order that is placed at once; else they wait with it. Where nothing is
 * to be paid now, something may be later.
 */
function firstPaymentState(
  { estimate: { result } }: CheckoutView,
  method: PaymentMethod | undefined,
  isPlaced: boolean,
): Order['paymentState'] {
  const isPaid = method === undefined && result.payment.later.total === 0
  if (isPaid) return 'PAID'
  if (!isPlaced) return 'PENDING'
  return result.tenders.length > 0 ? 'PARTLY_PAID' : 'UNPAID'
}

/** How it is paid; undefined for what costs nothing now. */
async function methodFor(
  tx: Tx,
  { payments }: OrderDeps,
  view: CheckoutView,
  methodId: string | undefined,
): Promise<PaymentMethod | undefined> {
  const { due } = view.estimate.result
  return due === 0 ? undefined : payments.choose(tx, payableOf(view), methodId)
}

/** The payable amount of a checkout. */
export const payableOf = ({ checkout, cart, estimate }: CheckoutView) => ({
  totalMinor: estimate.result.due,
  isRehearsal: cart.cart.isRehearsal,
  country: (checkout.billing ?? cart.cart.contact)?.address?.country ?? null,
  deliveryKinds: cart.lines.some(({ shippable }) => shippable)
    ? estimate.result.delivery.map(({ kind }) => kind)
    : (['none'] as const),
})

const isOffline = ({ payments }: OrderDeps, { provider }: PaymentMethod) =>
  payments.isOffline(provider)

interface OrderToPlace {
  readonly view: CheckoutView
  readonly order: Order
  readonly lines: readonly OrderLine[]
}

/** Writes everything of the order that is not contended. */
async function writeOrder(
  tx: Tx,
  deps: OrderDeps,
  {
    view,
    order,
    lines,
    method,
    request,
  }: OrderToPlace & { readonly method: PaymentMethod | undefined; readonly request: OrderRequest },
): Promise<Payment | undefined> {
  const isPlaced = order.state === 'PLACED'
  await insertOrder(tx, order, priceOf(view))
  await insertLines(tx, order.id, lines)
  await addActivities(tx, order.id, [
    { kind: 'CREATED', content: {} },
    ...(isPlaced ? placedActivities(order) : []),
  ])
  await deps.ledger.post(tx, {
    orderId: order.id,
    kind: 'SALE',
    currency: order.currency,
    entries: saleEntries(view.estimate.result, giftCardLineIds(lines)),
  })
  const after = factOf(order, lines)
  await deps.events.append(
    tx,
    { definition: OrderCreated, entityId: order.id, after },
    ...(isPlaced ? [{ definition: OrderPlaced, entityId: order.id, after }] : []),
  )
  const payment =
    method &&
    (await deps.payments.begin(tx, {
      orderId: order.id,
      method,
      amountMinor: view.estimate.result.due,
      currency: order.currency,
      orderNumber: numberOf(order),
      email: order.email,
      language: order.language,
      returnUrl: request.returnUrlOf(order.id),
      savesMethod: lines.some(isSubscribed),
    }))
  await deps.checkouts.markOrdered(tx, view.checkout, { id: order.id, isPlaced })
  if (order.cartId) await deps.carts.orderById(tx, order.cartId, order.id)
  return payment
}

/**
 * Where a product is limited for each buyer, the buyer's orders go one after the other: two at once would each count
 * without the other.
 */
async function claimBuyerLimits(
  tx: Tx,
  { checkouts }: OrderDeps,
  { id, memberId, email }: Order,
  cart: CartView,
): Promise<void> {
  if (!cart.lines.some(({ purchasable }) => purchasable?.quantityLimits?.perBuyer)) return
  await lockBuyer(tx, { memberId, email })
  const violations = await checkouts.validateBuyer(tx, cart, id)
  if (violations.length > 0) throw CheckoutHasViolations({ violations })
}

/**
 * Uses of promotions, gift cards, store credit and stock, each in the order of their ids: others wait for these rows. Of a
 * rehearsed order they were checked when it was priced, and nothing is taken.
 */
async function claimContended(
  tx: Tx,
  deps: OrderDeps,
  { view: { cart, estimate }, order, lines }: OrderToPlace,
): Promise<void> {
  await claimBuyerLimits(tx, deps, order, cart)
  await claimPromotions(tx, deps, order)
  await redeemGiftCards(tx, deps, { order, giftCards: giftCardUses(estimate) })
  await spendStoreCredit(tx, deps, order, storeCreditUse(estimate))
  const sold = lines.filter(({ productId }) => productId !== null)
  if (sold.length === 0 || order.isRehearsal) return
  const reserved = await reserveAll(tx, deps, order, sold, order.payUntilDate)
  await updateCounts(tx, order.id, reserved.filter(isReserved))
}
