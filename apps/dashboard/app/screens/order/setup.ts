import type { OperationName, OutputOf } from '../../api/client.ts'

export type Order = OutputOf<'orders.getOrder'>['order']
export type OrderLine = Order['lines'][number]
export type OrderPayment = Order['payments'][number]
export type OrderRefund = Order['refunds'][number]
export type OrderActivity = Order['activities'][number]
export type OrderAddress = NonNullable<Order['shipping']>

/** Queries that show an order, or its payments. */
export const staleReads: readonly OperationName[] = [
  'orders.getOrder',
  'orders.queryOrders',
  'orders.listLedger',
  'orders.previewRefund',
  'giftCards.queryGiftCards',
]

/** Props of the dialogs of an order. */
export interface WindowProps {
  readonly order: Order
  /** How the site writes amounts. */
  readonly locale: string
  readonly onClose: () => void
}

/** Windows over the page of an order. */
export type OpenWindow =
  | 'refund'
  | 'cancel'
  | 'record'
  | 'ask'
  | 'contact'
  | 'shipping'
  | 'billing'
  | 'send'
  | 'hold'
  | 'recordReturn'
  | 'fields'
