import type { ReviewStatus } from '@vitrine/contract/product-reviews'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { Order } from '../../orders/index.ts'

/**
 * The status of a review after its author saved it; `before` is the previous one. A rejected one always needs
 * approval again, so that a small edit cannot publish it.
 */
export function initialStatus(
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

/** Whether the order was completely paid, regardless of later refunds. */
export const wasPaid = ({ paymentState }: Pick<Order, 'paymentState'>): boolean =>
  paid.has(paymentState)
