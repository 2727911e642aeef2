import type { ReviewStatus } from '@vitrine/contract/product-reviews'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Order } from '../../orders/index.ts'

/**
 * Where a review is when its author has written it; `before` is where it was. One that was rejected is always read again,
 * so that nobody publishes it by changing a word.
 */
export function statusWhenWritten(
  { publish }: Pick<SiteSettings['reviews'], 'publish'>,
  before?: ReviewStatus,
): ReviewStatus {
  return publish === 'AT_ONCE' && before !== 'REJECTED' ? 'PUBLISHED' : 'PENDING'
}

const paid: ReadonlySet<Order['paymentState']> = new Set<Order['paymentState']>([
  'PAID',
  'OVERPAID',
  'PARTLY_REFUNDED',
  'REFUNDED',
])

/** Whether the order was paid as a whole, whatever went back since. */
export const wasPaid = ({ paymentState }: Pick<Order, 'paymentState'>): boolean =>
  paid.has(paymentState)
