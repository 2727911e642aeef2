import type { CountedPromotion, Status } from '../model.ts'

type ActivePeriod = Pick<CountedPromotion, 'active' | 'startDate' | 'endDate'>

/** The status of a promotion at a moment; its end is exclusive. */
export function statusAt(
  promotion: ActivePeriod & Pick<CountedPromotion, 'limits' | 'used' | 'spentMinor'>,
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
