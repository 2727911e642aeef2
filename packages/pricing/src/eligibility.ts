import type { Basket, BasketLine } from './basket.ts'
import type { Promotion, PromotionCondition, UseLimit } from './promotion.ts'
import type { Verdict, VerdictReason } from './result.ts'
import type { PriceSnapshot } from './snapshot.ts'

/** Why a promotion does not apply. */
export type Refusal = Pick<Verdict, 'have' | 'need' | 'by'> & {
  readonly reason: Exclude<VerdictReason, 'applies'>
}

/**
 * The facts that conditions are evaluated on: those of the snapshot, and the basket at the start of a step.
 */
export interface Facts {
  readonly snapshot: PriceSnapshot
  /** Normalized by `normalizeCode`. */
  readonly codes: ReadonlySet<string>
  readonly basket: Basket
}

/** Codes are compared without case and outer blanks, accents in their composed form. */
export const normalizeCode = (code: string): string => code.trim().normalize('NFC').toLowerCase()

/** The first reason why a promotion may not be used at all; undefined if it may. */
export function refusalOf(promotion: Promotion, facts: Facts): Refusal | undefined {
  return (
    refusalOfSwitch(promotion, facts) ??
    refusalOfSchedule(promotion, facts.snapshot.now) ??
    refusalOfUses(promotion) ??
    refusalOfConditions(promotion, facts)
  )
}

function refusalOfSwitch({ isEnabled, code }: Promotion, { codes }: Facts): Refusal | undefined {
  if (code !== undefined && !codes.has(normalizeCode(code))) return { reason: 'code-not-entered' }
  return isEnabled === false ? { reason: 'disabled' } : undefined
}

function refusalOfSchedule({ schedule }: Promotion, now: string): Refusal | undefined {
  const { from, until } = schedule ?? {}
  if (from !== undefined && now < from) return { reason: 'not-started', have: now, need: from }
  if (until !== undefined && now >= until) return { reason: 'ended', have: now, need: until }
  return undefined
}

function refusalOfUses({ limits }: Promotion): Refusal | undefined {
  const isUsedUp = (uses: UseLimit | undefined): uses is UseLimit =>
    uses !== undefined && uses.used >= uses.limit
  const { total, perBuyer } = limits ?? {}
  if (isUsedUp(total)) return { reason: 'used-up', have: total.used, need: total.limit }
  if (isUsedUp(perBuyer)) {
    return { reason: 'used-up-by-buyer', have: perBuyer.used, need: perBuyer.limit }
  }
  return undefined
}

function refusalOfConditions(promotion: Promotion, facts: Facts): Refusal | undefined {
  const { conditions } = promotion
  if (conditions === undefined) return undefined
  const refusals = conditions.of.map((condition) => refusalOfCondition(condition, promotion, facts))
  if (conditions.match === 'all') return refusals.find((refusal) => refusal !== undefined)
  if (refusals.includes(undefined)) return undefined
  const [first] = refusals
  if (refusals.length === 1) return first
  return { reason: 'no-condition-holds', have: first?.have, need: first?.need }
}

function refusalOfCondition(
  condition: PromotionCondition,
  promotion: Promotion,
  { snapshot, basket }: Facts,
): Refusal | undefined {
  const { buyer } = snapshot
  switch (condition.kind) {
    case 'subtotal':
      return refusalOfRange(sumOfAmounts(basket.inScope(promotion, condition.scope)), condition, {
        low: 'subtotal-too-low',
        high: 'subtotal-too-high',
      })
    case 'quantity':
      return refusalOfRange(countPieces(basket.inScope(promotion, condition.scope)), condition, {
        low: 'quantity-too-low',
        high: 'quantity-too-high',
      })
    case 'members':
      return buyer.memberId !== undefined && condition.memberIds.includes(buyer.memberId)
        ? undefined
        : { reason: 'other-buyer' }
    case 'first-order':
      return buyer.previousOrders === 0
        ? undefined
        : { reason: 'not-first-order', have: buyer.previousOrders, need: 0 }
    case 'country':
      return buyer.country !== undefined && condition.countries.includes(buyer.country)
        ? undefined
        : { reason: 'other-country', have: buyer.country, need: condition.countries.join(' ') }
    case 'custom':
      return condition.holds ? undefined : { reason: 'custom-condition', need: condition.id }
  }
}

function refusalOfRange(
  have: number,
  { from, to }: { readonly from?: number; readonly to?: number },
  reasons: Readonly<Record<'low' | 'high', Refusal['reason']>>,
): Refusal | undefined {
  if (from !== undefined && have < from) return { reason: reasons.low, have, need: from }
  if (to !== undefined && have > to) return { reason: reasons.high, have, need: to }
  return undefined
}

export const sumOfAmounts = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

export const countPieces = (lines: readonly BasketLine[]): number =>
  lines.reduce((count, { line }) => count + line.quantity, 0)
