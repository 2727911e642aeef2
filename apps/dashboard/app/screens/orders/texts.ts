import { formatExactMoney, fromMinorUnits } from '@vitrine/money'
import type { StatusTone } from '@vitrine/ui/status'
import type { OutputOf } from '../../api/client.ts'

export type OrderSummary = OutputOf<'orders.queryOrders'>['orders'][number]

export const orderTones: Readonly<Record<OrderSummary['state'], StatusTone>> = {
  AWAITING_PAYMENT: 'warn',
  IN_REVIEW: 'warn',
  PLACED: 'good',
  CANCELLED: 'quiet',
  REJECTED: 'quiet',
  EXPIRED: 'quiet',
}

export const paymentTones: Readonly<Record<OrderSummary['paymentState'], StatusTone>> = {
  UNPAID: 'warn',
  PENDING: 'note',
  IN_REVIEW: 'note',
  AUTHORIZED: 'note',
  DECLINED: 'bad',
  CANCELLED: 'quiet',
  PARTLY_PAID: 'warn',
  PAID: 'good',
  OVERPAID: 'warn',
  PARTLY_REFUNDED: 'note',
  REFUNDED: 'quiet',
  DISPUTED: 'bad',
}

export const fulfillmentTones: Readonly<Record<OrderSummary['fulfillmentState'], StatusTone>> = {
  NONE: 'warn',
  PART: 'note',
  ALL: 'good',
}

/** A whole number of minor units as money: 1990 is €19.90 or ¥1,990. */
export const formatMinor = (
  minor: number,
  { currency }: Pick<OrderSummary, 'currency'>,
  locale: string,
): string => formatExactMoney({ value: fromMinorUnits(BigInt(minor), currency), currency, locale })
