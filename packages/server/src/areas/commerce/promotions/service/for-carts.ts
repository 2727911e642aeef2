import {
  CouponDoesNotExist,
  CouponHasExpired,
  CouponIsDisabled,
  CouponIsNotActiveYet,
  CouponLimitPerCustomerExceeded,
  CouponUsageExceeded,
} from '@vitrine/contract/promotions'
import type { Promotion as EnginePromotion } from '@vitrine/pricing'
import type { Tx } from '../../../../platform/tx.ts'
import type { Buyer } from '../model.ts'
import { buyerKeyOf, codeKeyOf } from '../rules/codes.ts'
import { statusAt } from '../rules/status.ts'
import { toEngine } from '../rules/to-engine.ts'
import { type Candidate, findCandidates } from '../store/active.ts'
import type { PromotionsDeps } from './deps.ts'

export interface Basket {
  /** As the buyer typed them. */
  readonly codes: readonly string[]
  readonly buyer: Buyer
  readonly now: Date
}

/**
 * Everything that could apply to a basket: enabled automatic promotions, and those of its codes. The engine
 * decides which apply. One statement.
 */
export async function activePromotions(
  tx: Tx,
  { currencyOf }: Pick<PromotionsDeps, 'currencyOf'>,
  { codes, buyer, now }: Basket,
): Promise<EnginePromotion[]> {
  const [currency, found] = [await currencyOf(tx), await candidatesOf(tx, { codes, buyer, now })]
  return onePerPromotion(found).map(({ promotion, code, ...counters }) =>
    toEngine(promotion, { id: promotion.id, currency, ...counters, code: code ?? undefined }),
  )
}

const candidatesOf = (tx: Tx, { codes, buyer, now }: Basket) => {
  const key = buyerKeyOf(tx.siteId, buyer)
  return findCandidates(tx, { codeKeys: codes.map(codeKeyOf), buyer: key }, now)
}

/** Two codes of one promotion are one discount. */
const onePerPromotion = (candidates: readonly Candidate[]): Candidate[] => [
  ...new Map(candidates.map((one) => [one.promotion.id, one])).values(),
]

/** A code that can be used, and the promotion it is of. */
export interface FoundCode {
  readonly id: string
  readonly code: string
  readonly promotionId: string
  readonly name: string
}

/**
 * Finds an entered code. Throws why it cannot be used: unknown, disabled, too early, too late, used up, or
 * used up by this buyer.
 */
export async function findCode(
  tx: Tx,
  entered: string,
  { buyer = {}, now = tx.now }: Partial<Omit<Basket, 'codes'>> = {},
): Promise<FoundCode> {
  const found = await candidatesOf(tx, { codes: [entered], buyer, now })
  const candidate = found.find(({ code }) => code !== null)
  if (!candidate?.code) throw CouponDoesNotExist({ code: entered })
  refuseUnusable(candidate, candidate.code, now)
  const { id, code } = candidate.code
  return { id, code, promotionId: candidate.promotion.id, name: candidate.promotion.name }
}

function refuseUnusable(
  { promotion, used, spentMinor, usedByBuyer }: Candidate,
  code: NonNullable<Candidate['code']>,
  now: Date,
): void {
  const data = { code: code.code }
  const status = statusAt({ ...promotion, used, spentMinor }, now)
  if (status === 'OFF') throw CouponIsDisabled(data)
  if (status === 'EXPIRED') throw CouponHasExpired({ ...data, endDate: promotion.endDate })
  if (status === 'SCHEDULED')
    throw CouponIsNotActiveYet({ ...data, startDate: promotion.startDate })
  const isUsedUp = code.usageLimit !== null && code.used >= code.usageLimit
  if (status === 'USED_UP' || isUsedUp) throw CouponUsageExceeded(data)
  const { perBuyer } = promotion.limits
  if (perBuyer !== null && usedByBuyer >= perBuyer) throw CouponLimitPerCustomerExceeded(data)
}
