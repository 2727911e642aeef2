import { ApplicationError } from '@vitrine/contract/kit'
import { CouponLimitPerCustomerExceeded, CouponUsageExceeded } from '@vitrine/contract/promotions'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../model/order.ts'
import type { OrderDeps } from './deps.ts'

/**
 * Counts the promotions of an order against their limits; throws when one is reached. Manual discounts have
 * no limits, and a rehearsed order uses none. A code that has expired since still counts: the order was
 * placed in time.
 */
export async function claimPromotions(
  tx: Tx,
  { promotions }: Pick<OrderDeps, 'promotions'>,
  {
    id,
    discounts,
    memberId,
    email,
    isRehearsal,
  }: Pick<Order, 'id' | 'discounts' | 'memberId' | 'email' | 'isRehearsal'>,
): Promise<void> {
  if (isRehearsal) return
  const claims = []
  for (const { promotionId, source, code, amount } of discounts) {
    if (source === 'merchant') continue
    const codeId = code === undefined ? undefined : await promotions.findCodeId(tx, code)
    claims.push({ promotionId, codeId, amountMinor: amount })
  }
  const buyer = { memberId: memberId ?? undefined, email: email ?? undefined }
  await promotions.claim(tx, { orderId: id, buyer, claims })
}

/** Whether a promotion has reached its total limit or that of its buyer. */
export const isUsedUp = (error: unknown): boolean =>
  error instanceof ApplicationError &&
  [CouponUsageExceeded.code, CouponLimitPerCustomerExceeded.code].includes(error.definition.code)
