import type { Tx } from '../../../../platform/tx.ts'
import { GIFT_CARD_PROVIDER, STORE_CREDIT_PROVIDER } from '../../payments/index.ts'
import type { Order } from '../model/order.ts'
import { storeCreditName } from '../rules/store-credit-name.ts'
import type { OrderDeps } from './deps.ts'

export interface TenderPayments {
  readonly order: Order
  /** Their payments, in minor units. */
  readonly giftCards: readonly {
    readonly id: string
    readonly lastFour: string
    readonly amount: number
  }[]
}

/**
 * Subtracts the payments of a new order from gift cards. For an order that waits for other payments they are
 * captured with them, and refunded if those never arrive. A rehearsed order does not change balances.
 */
export async function redeemGiftCards(
  tx: Tx,
  { payments, giftCards }: Pick<OrderDeps, 'payments' | 'giftCards'>,
  { order, giftCards: used }: TenderPayments,
): Promise<void> {
  const paying = used.filter(({ amount }) => amount > 0)
  for (const { id, lastFour, amount: amountMinor } of paying.toSorted(byId)) {
    const payment = await payments.addTender(tx, {
      provider: GIFT_CARD_PROVIDER,
      orderId: order.id,
      name: `•••• ${lastFour}`,
      amountMinor,
      currency: order.currency,
      isCaptured: order.state === 'PLACED',
    })
    if (order.isRehearsal) continue
    const { id: orderId, number: orderNumber } = order
    await giftCards.redeem(tx, { id, amountMinor, orderId, orderNumber, paymentId: payment.id })
  }
}

/** The same for store credit. */
export async function spendStoreCredit(
  tx: Tx,
  { payments, storeCredit }: Pick<OrderDeps, 'payments' | 'storeCredit'>,
  order: Order,
  used: { readonly id: string; readonly amount: number } | null,
): Promise<void> {
  if (!used || used.amount === 0) return
  const { id, amount: amountMinor } = used
  const { id: orderId, number: orderNumber, currency, state, language } = order
  const payment = await payments.addTender(tx, {
    provider: STORE_CREDIT_PROVIDER,
    orderId,
    name: storeCreditName(language),
    amountMinor,
    currency,
    isCaptured: state === 'PLACED',
  })
  if (order.isRehearsal) return
  await storeCredit.spend(tx, { id, amountMinor, orderId, orderNumber, paymentId: payment.id })
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) =>
  one.id < other.id ? -1 : 1
