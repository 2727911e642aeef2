import type { CountedPromotion, Status } from '../model.ts'

type Dated = Pick<CountedPromotion, 'active' | 'startDate' | 'endDate'>

/** What a promotion is at a moment; its end is the first moment at which it is over. */
export function statusAt(
  promotion: Dated & Pick<CountedPromotion, 'limits' | 'used' | 'spentMinor'>,
  now: Date,
): Status {
  const { active, startDate, endDate, limits, used, spentMinor } = promotion
  if (!active) return 'OFF'
  if (endDate && endDate <= now) return 'EXPIRED'
  if (startDate && startDate > now) return 'SCHEDULED'
  const isUsedUp = limits.total !== null && used >= limits.total
  const isSpent = limits.budgetMinor !== null && spentMinor >= limits.budgetMinor
  return isUsedUp || isSpent ? 'USED_UP' : 'LIVE'
}
