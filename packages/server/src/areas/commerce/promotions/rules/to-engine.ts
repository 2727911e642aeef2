import { toMinorUnits } from '@vitrine/money'
import type {
  Conditions,
  Promotion as EnginePromotion,
  PromotionCondition,
  PromotionEffect,
  PromotionScope,
  UseLimit,
} from '@vitrine/pricing'
import type {
  Combination,
  Condition,
  ConditionTest,
  Effect,
  Limits,
  PromotionCode,
  PromotionDraft,
  Scope,
} from '../model.ts'

/** The data of a promotion for the price engine besides its draft. */
export interface EngineFacts {
  readonly id: string
  readonly currency: string
  readonly used: number
  readonly usedByBuyer: number
  readonly spentMinor: number
  /** The code that the buyer entered, and how often it alone may be used. */
  readonly code?: Pick<PromotionCode, 'code' | 'usageLimit' | 'used'> | undefined
}

/** A promotion as the price engine reads it: amounts in minor units, counters as they are now. */
export function toEngine(promotion: PromotionDraft, facts: EngineFacts): EnginePromotion {
  const { name, active, trigger, startDate, endDate, condition, effect, scope } = promotion
  const minor = minorUnitsIn(facts.currency)
  const conditions = condition && conditionsOf(condition, minor)
  return {
    id: facts.id,
    name,
    source: trigger === 'CODE' ? 'coupon' : 'rule',
    isEnabled: active,
    ...(facts.code !== undefined && { code: facts.code.code }),
    ...((startDate || endDate) && {
      schedule: {
        ...(startDate && { from: startDate.toISOString() }),
        ...(endDate && { until: endDate.toISOString() }),
      },
    }),
    ...(conditions && { conditions }),
    scope: effectScope(scope, promotion.combination),
    effect: effectOf(effect, minor),
    limits: limitsOf(promotion, facts),
    combination: combinationOf(promotion.combination),
  }
}

type ToMinor = (amount: string) => number

/** Rounds an amount from a currency with more decimals. */
const minorUnitsIn =
  (currency: string): ToMinor =>
  (amount) =>
    Number(toMinorUnits(amount, currency, 'half-up'))

function conditionsOf(condition: Condition, minor: ToMinor): Conditions {
  if (!('conditions' in condition)) return { match: 'all', of: [testOf(condition, minor)] }
  return {
    match: condition.type === 'ALL' ? 'all' : 'any',
    of: condition.conditions.map((test) => testOf(test, minor)),
  }
}

function testOf(test: ConditionTest, minor: ToMinor): PromotionCondition {
  switch (test.type) {
    case 'SUBTOTAL': {
      const { scope, fromAmount, toAmount } = test
      return {
        kind: 'subtotal',
        ...(scope.length > 0 && { scope: scopeOf(scope) }),
        ...(fromAmount && { from: minor(fromAmount) }),
        ...(toAmount && { to: minor(toAmount) }),
      }
    }
    case 'QUANTITY': {
      const { scope, fromQuantity, toQuantity } = test
      return {
        kind: 'quantity',
        ...(scope.length > 0 && { scope: scopeOf(scope) }),
        ...(fromQuantity && { from: fromQuantity }),
        ...(toQuantity && { to: toQuantity }),
      }
    }
    case 'MEMBERS':
      return { kind: 'members', memberIds: test.memberIds }
    case 'FIRST_ORDER':
      return { kind: 'first-order' }
    case 'COUNTRY':
      return { kind: 'country', countries: test.countries }
    case 'APP':
      return { kind: 'custom', id: test.key, appId: test.appId, holds: false }
  }
}

const effectScope = (scope: Scope, combination: Combination): PromotionScope => ({
  ...scopeOf(scope),
  ...(combination.notOnReducedPrices && { excludesReduced: true }),
  ...(combination.notOnSubscriptions && { excludesSubscriptions: true }),
})

const listOf = {
  PRODUCTS: 'productIds',
  VARIANTS: 'variantIds',
  COLLECTIONS: 'collectionIds',
  EXCEPT_PRODUCTS: 'excludedProductIds',
  EXCEPT_COLLECTIONS: 'excludedCollectionIds',
} as const

/** The parts as lists by kind. With ALL among them, only the exceptions count. */
function scopeOf(scope: Scope): PromotionScope {
  const isWhole = scope.some(({ type }) => type === 'ALL')
  const lists: Record<string, string[]> = {}
  const add = (name: string, ids: readonly string[]) => {
    lists[name] = [...(lists[name] ?? []), ...ids]
  }
  for (const part of scope) {
    if (part.type === 'ALL' || (isWhole && !part.type.startsWith('EXCEPT_'))) continue
    if (part.type === 'APP' && part.ids) add('productIds', part.ids)
    else if (part.type === 'APP') add('appIds', [part.appId])
    else add(listOf[part.type], part.ids)
  }
  return lists
}

function effectOf(effect: Effect, minor: ToMinor): PromotionEffect {
  switch (effect.type) {
    case 'PERCENT': {
      const kind = effect.level === 'PIECE' ? 'percent-off-price' : 'percent-off-sum'
      return { kind, percent: effect.percent }
    }
    case 'AMOUNT': {
      const kind = effect.level === 'PIECE' ? 'amount-off-price' : 'amount-off-sum'
      return { kind, amount: minor(effect.amount) }
    }
    case 'FIXED_PRICE':
      return { kind: 'fixed-price', price: minor(effect.price) }
    case 'QUANTITY_PRICE':
      return { kind: 'bundle', quantity: effect.quantity, price: minor(effect.price) }
    case 'BUY_GET': {
      const { buy, get, percent, buyScope } = effect
      return buyScope
        ? { kind: 'buy-to-get', bought: scopeOf(buyScope), buy, get, percent }
        : { kind: 'buy-x-get-y', buy, get, percent }
    }
    case 'FREE_DELIVERY':
      return { kind: 'free-delivery' }
  }
}

function limitsOf({ limits, effect }: PromotionDraft, facts: EngineFacts) {
  const { perBuyer, budgetMinor } = limits
  const total = tightest(limits, facts)
  const isForOnePiece = 'onlyCheapestPiece' in effect && effect.onlyCheapestPiece
  return {
    ...(total && { total }),
    ...(perBuyer !== null && { perBuyer: { limit: perBuyer, used: facts.usedByBuyer } }),
    ...(budgetMinor !== null && { budgetLeft: Math.max(0, budgetMinor - facts.spentMinor) }),
    ...(isForOnePiece && { isForOnePiece }),
  }
}

/** The limit of the promotion or of the code, whichever leaves fewer uses. */
function tightest({ total }: Limits, { used, code }: EngineFacts): UseLimit | undefined {
  const ofAll = total === null ? undefined : { limit: total, used }
  const ofCode = code?.usageLimit ? { limit: code.usageLimit, used: code.used } : undefined
  if (!ofAll || !ofCode) return ofAll ?? ofCode
  return ofCode.limit - ofCode.used < ofAll.limit - ofAll.used ? ofCode : ofAll
}

const modes = { STACK: 'stack', BEST_OF: 'best-of', EXCLUSIVE: 'exclusive' } as const

const combinationOf = ({ group, rank, mode }: Combination) => ({
  ...(group !== null && { group }),
  rank,
  mode: modes[mode],
})
