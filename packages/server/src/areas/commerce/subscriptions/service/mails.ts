import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { linkOf } from '../../orders/index.ts'
import type { Subscription } from '../model.ts'
import type { SubscriptionDeps } from './deps.ts'

const subjectOf = (tx: Tx, { linkKey }: SubscriptionDeps, one: Subscription) => ({
  product: one.quantity > 1 ? `${one.quantity} × ${one.name}` : one.name,
  path: `/subscriptions/${linkOf(linkKey, tx.siteId, one.id)}`,
  ...(one.buyerName && { name: one.buyerName }),
})

const amountOf = ({ currency }: Subscription, minor: number) => ({
  value: fromMinorUnits(BigInt(minor), currency),
  currency,
})

/** Announces the next order and its price some days ahead, so that the buyer can still skip it. */
export async function mailRenewing(
  tx: Tx,
  deps: SubscriptionDeps,
  one: Subscription,
): Promise<void> {
  const { email: to, language, nextDate: date } = one
  if (to === null || date === null) return
  const amount = amountOf(one, one.unitPrice * one.quantity)
  const facts = { ...subjectOf(tx, deps, one), date, amount }
  await deps.mail.write(tx, { to, language, template: 'subscription-renewing', facts })
}

/** Reports a failed payment, with a link for paying with another method. */
export async function mailPaymentFailed(
  tx: Tx,
  deps: SubscriptionDeps,
  one: Subscription,
): Promise<void> {
  const { email: to, language, retryDate: date, openOrderId } = one
  if (to === null || date === null || openOrderId === null) return
  const request = await openRequest(tx, deps, openOrderId)
  const amount = amountOf(one, request.amountMinor)
  const address = await deps.paymentPageOf(tx.siteId, request.id)
  const facts = { ...subjectOf(tx, deps, one), date, amount, address }
  await deps.mail.write(tx, { to, language, template: 'subscription-payment-failed', facts })
}

/** Confirms that the subscription has ended, or the date on which it will. */
export async function mailCancelled(
  tx: Tx,
  deps: SubscriptionDeps,
  one: Subscription,
  date: Date | null,
): Promise<void> {
  const { email: to, language } = one
  if (to === null) return
  const facts = { ...subjectOf(tx, deps, one), ...(date && { date }) }
  await deps.mail.write(tx, { to, language, template: 'subscription-cancelled', facts })
}

/** Reports that there is no order this time because items are unavailable. */
export async function mailUnavailable(
  tx: Tx,
  deps: SubscriptionDeps,
  one: Subscription,
): Promise<void> {
  const { email: to, language, nextDate: date } = one
  if (to === null) return
  const facts = { ...subjectOf(tx, deps, one), ...(date && { date }) }
  await deps.mail.write(tx, { to, language, template: 'subscription-unavailable', facts })
}

/** The same for the owners of the shop, who can change that. */
export async function mailOwnersUnavailable(
  tx: Tx,
  deps: SubscriptionDeps,
  one: Subscription,
): Promise<void> {
  const { product } = subjectOf(tx, deps, one)
  const facts = {
    product,
    buyer: one.buyerName || one.email || '',
    address: `${deps.dashboardUrl}/subscriptions/${one.id}`,
    ...(one.nextDate && { date: one.nextDate }),
  }
  for (const { email: to, name } of await deps.ownersOf(tx.siteId)) {
    const template = 'subscription-unavailable-for-shop'
    await deps.mail.write(tx, { to, template, facts: { ...facts, name } })
  }
}

/** The payment request of an order; created if there is none. */
export async function openRequest(tx: Tx, { paymentRequests }: SubscriptionDeps, orderId: string) {
  const requests = await paymentRequests.ofOrder(tx, orderId)
  const open = requests.find(({ status }) => status === 'UNPAID')
  if (open) return open
  const { request } = await paymentRequests.create(tx, {
    orderId,
    title: '',
    description: '',
    expirationDate: null,
    image: null,
    source: null,
    onlineOnly: false,
    extendedFields: null,
    amountOf: () => undefined,
    amountField: 'amount',
  })
  return request
}
