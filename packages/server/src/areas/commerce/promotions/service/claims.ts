import { CouponLimitPerCustomerExceeded, CouponUsageExceeded } from '@vitrine/contract/promotions'
import type { Tx } from '../../../../platform/tx.ts'
import type { Buyer, Claim } from '../model.ts'
import { buyerKeyOf } from '../rules/codes.ts'
import { claimUses, releaseUses } from '../store/claims.ts'

export interface OrderClaims {
  readonly orderId: string
  readonly buyer: Buyer
  readonly claims: readonly Claim[]
}

/**
 * Counts the promotions of an order against their limits, in the transaction that places it and after everything
 * else of it, because other orders wait for these rows. Throws when any limit is reached; the transaction must
 * then end. The same order counts once.
 */
export async function claim(tx: Tx, { orderId, buyer, claims }: OrderClaims): Promise<void> {
  if (claims.length === 0) return
  const results = await claimUses(tx, {
    orderId,
    buyer: buyerKeyOf(tx.siteId, buyer),
    memberId: buyer.memberId,
    claims: onePerPromotion(claims),
  })
  const refused = results.find(({ refusal }) => refusal !== null)
  if (!refused) return
  const { promotionId } = refused
  if (refused.refusal === 'BUYER') throw CouponLimitPerCustomerExceeded({ promotionId })
  throw CouponUsageExceeded({ promotionId })
}

/** A promotion counts once per order, with its total discount. */
function onePerPromotion(claims: readonly Claim[]): Claim[] {
  const merged = new Map<string, Claim>()
  for (const one of claims) {
    const earlier = merged.get(one.promotionId)
    const amountMinor = one.amountMinor + (earlier?.amountMinor ?? 0)
    merged.set(one.promotionId, { ...earlier, ...one, amountMinor })
  }
  return [...merged.values()]
}

/** Releases the uses of an order that expired or was cancelled. Idempotent. */
export const release = (tx: Tx, orderId: string): Promise<string[]> => releaseUses(tx, orderId)
