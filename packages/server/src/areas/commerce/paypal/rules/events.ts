import type { Money, Order, PaymentCollection } from '@paypal/paypal-server-sdk'
import type {
  Card,
  EventDetails,
  EventKind,
  PaymentEvent,
  SavedMethod,
} from '../../payments/index.ts'
import { fromPaypalAmount } from './amounts.ts'

/** The `custom_id` of an order at PayPal. */
export const customIdOf = (siteId: string, paymentId: string): string => `${siteId}:${paymentId}`

/** The site and payment of an order; undefined for orders that the shop did not create. */
export function ownerOf({ purchaseUnits }: Order) {
  const [siteId, paymentId] = (purchaseUnits?.[0]?.customId ?? '').split(':')
  return siteId && paymentId ? { siteId, paymentId } : undefined
}

type ToEvent = (
  kind: EventKind,
  id: string,
  at: string | undefined,
  more?: { readonly amount?: Money | undefined; readonly details?: EventDetails },
) => PaymentEvent

/** The events of an order. Their ids derive from PayPal's, so that each counts once. */
export function eventsOf(order: Order, paymentId: string, isTest: boolean): PaymentEvent[] {
  const { id = '', createTime, status, purchaseUnits } = order
  const [unit] = purchaseUnits ?? []
  const toEvent: ToEvent = (kind, eventId, at, { amount, details = {} } = {}) => ({
    provider: 'PAYPAL',
    account: isTest ? 'test' : 'live',
    id: eventId,
    paymentId,
    kind,
    amountMinor: amount ? fromPaypalAmount(amount) : null,
    currency: amount?.currencyCode ?? unit?.amount?.currencyCode ?? null,
    date: new Date(at ?? createTime ?? 0),
    details,
  })
  const opened = toEvent('ACTION_REQUIRED', `${id}:open`, createTime, {
    details: { reference: id },
  })
  const payments = unit?.payments ?? {}
  const isEmpty = !payments.authorizations?.length && !payments.captures?.length
  return [
    opened,
    ...(String(status) === 'VOIDED' && isEmpty
      ? [toEvent('CANCELLED', `${id}:voided`, createTime)]
      : []),
    ...ofAuthorizations(payments, order, toEvent),
    ...ofCaptures(payments, order, toEvent),
    ...ofRefunds(payments, toEvent),
    ...ofVault(order, toEvent),
  ]
}

/**
 * The account that a buyer allows to be charged. PayPal may report it after the money came in, so it is an event of its
 * own.
 */
function ofVault({ id = '', createTime, paymentSource }: Order, toEvent: ToEvent): PaymentEvent[] {
  const { attributes, emailAddress } = paymentSource?.paypal ?? {}
  const token = attributes?.vault?.id
  if (!token) return []
  const details = { savedMethod: savedMethodOf(token, emailAddress) }
  return [toEvent('NOTED', `${id}:saved:${token}`, createTime, { details })]
}

/** The same from a message about a token, for an order with known events. */
export function vaultEvent(
  [opened]: readonly PaymentEvent[],
  token: string,
  email: string | undefined,
): PaymentEvent[] {
  if (!opened) return []
  const id = `${opened.id.replace(/:open$/, '')}:saved:${token}`
  const details = { savedMethod: savedMethodOf(token, email) }
  return [{ ...opened, id, kind: 'NOTED', details }]
}

/** Masks the email address, so that only its owner recognizes it. */
function savedMethodOf(token: string, email = ''): SavedMethod {
  const [name = '', host] = email.split('@')
  return {
    method: token,
    kind: 'PAYPAL',
    ...(host && { hint: `${name.slice(0, 1)}…@${host}` }),
  }
}

function ofAuthorizations(
  { authorizations = [] }: PaymentCollection,
  order: Order,
  toEvent: ToEvent,
) {
  return authorizations.flatMap(({ id = '', status, amount, createTime, updateTime }) => {
    const details = { ...cardOf(order) }
    const authorized = toEvent('AUTHORIZED', `${id}:authorized`, createTime, { amount, details })
    switch (String(status)) {
      case 'DENIED':
        return [toEvent('FAILED', `${id}:denied`, createTime, { details: { failure: 'declined' } })]
      case 'PENDING':
        return [toEvent('PROCESSING', `${id}:pending`, createTime, { amount })]
      case 'VOIDED':
        return [authorized, toEvent('RELEASED', `${id}:voided`, updateTime ?? createTime)]
      default:
        return [authorized]
    }
  })
}

function ofCaptures({ captures = [] }: PaymentCollection, order: Order, toEvent: ToEvent) {
  return captures.map(({ id = '', status, amount, createTime }) => {
    switch (String(status)) {
      case 'DECLINED':
      case 'FAILED':
        return toEvent('FAILED', `${id}:failed`, createTime, { details: { failure: 'declined' } })
      case 'PENDING':
        return toEvent('PROCESSING', `${id}:pending`, createTime, { amount })
      default:
        return toEvent('CAPTURED', `${id}:captured`, createTime, {
          amount,
          details: { ...cardOf(order) },
        })
    }
  })
}

const guid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A refund that was made on PayPal's website has no refund id of the shop. */
function ofRefunds({ refunds = [] }: PaymentCollection, toEvent: ToEvent): PaymentEvent[] {
  return refunds.map(({ id = '', status, amount, createTime, customId = '' }) => {
    const details: EventDetails = guid.test(customId) ? { refundId: customId } : {}
    switch (String(status)) {
      case 'COMPLETED':
        return toEvent('REFUNDED', `${id}:done`, createTime, { amount, details })
      case 'FAILED':
      case 'CANCELLED':
        return toEvent('REFUND_FAILED', `${id}:failed`, createTime, { amount, details })
      default:
        return toEvent('REFUND_SENT', `${id}:sent`, createTime, { amount, details })
    }
  })
}

function cardOf({ paymentSource }: Order): { readonly card?: Card } {
  const { brand, lastDigits } = paymentSource?.card ?? {}
  return lastDigits ? { card: { brand: String(brand ?? ''), lastFourDigits: lastDigits } } : {}
}
