import { isDeepStrictEqual } from 'node:util'
import type { Coupon, CouponSpecification } from '@vitrine/contract/coupons'
import { type FieldViolation, readMoment, ValidationError } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { compareDecimals, normalizeDecimal } from '@vitrine/money'
import type {
  CountedPromotion,
  Effect,
  PromotionDraft,
  Scope,
} from '../../../areas/commerce/promotions/index.ts'

type WireScope = NonNullable<CouponSpecification['scope']>
type Specification = Readonly<CouponSpecification>

const root = 'specification'
const problem = (
  field: string,
  violatedRule: FieldViolation['violatedRule'],
  description: string,
): FieldViolation => ({ field: `${root}.${field}`, description, violatedRule, data: {} })

/** The coupon in the terms of promotions, and its code. */
export interface DecodedCoupon {
  readonly draft: PromotionDraft
  readonly code: string
}

/**
 * A new coupon; throws every violation found. `hasEffect`: it has an effect that the published form cannot
 * express.
 */
export function decodeCoupon(
  specification: Specification,
  now: Date,
  { hasEffect = false } = {},
): DecodedCoupon {
  const problems = violationsOf(specification, hasEffect)
  if (problems.length > 0) throw new ValidationError(problems)
  return {
    code: (specification.code ?? '').trim(),
    draft: {
      name: (specification.name ?? '').trim(),
      active: specification.active ?? true,
      startDate: momentOf(specification.startTime) ?? now,
      endDate: momentOf(specification.expirationTime) ?? null,
      trigger: 'CODE',
      condition: conditionOf(specification),
      effect: effectOf(specification) as Effect,
      scope: decodeScope(specification.scope),
      combination: {
        group: 'coupons',
        rank: 0,
        mode: 'BEST_OF',
        notOnReducedPrices: false,
        notOnSubscriptions: !(specification.appliesToSubscriptions ?? false),
      },
      limits: {
        total: specification.usageLimit ?? null,
        perBuyer: specification.limitPerCustomer ?? null,
        budgetMinor: null,
      },
      published: publishedOf(specification),
    },
  }
}

/**
 * Values of the published form without counterpart in the model; the scope retains its original form as long
 * as it is equivalent.
 */
const publishedOf = ({ scope, discountedCycleCount }: Specification) => ({
  ...(scope && { scope }),
  ...(discountedCycleCount !== null &&
    discountedCycleCount !== undefined && { discountedCycleCount }),
})

const effects = [
  'moneyOffAmount',
  'percentOffRate',
  'freeShipping',
  'fixedPriceAmount',
  'buyXGetY',
] as const
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== false

function violationsOf(specification: Specification, hasEffect: boolean): FieldViolation[] {
  const { name, code, startTime, expirationTime, scope, minimumSubtotal } = specification
  const given = effects.filter((one) => isGiven(specification[one]))
  const isFree = given.includes('freeShipping')
  const problems: FieldViolation[] = []
  if (!name?.trim()) problems.push(problem('name', 'REQUIRED_FIELD', 'is missing'))
  if (!code?.trim()) problems.push(problem('code', 'REQUIRED_FIELD', 'is missing'))
  if (given.length !== 1 && !(hasEffect && given.length === 0)) {
    const rule = given.length === 0 ? 'REQUIRED_ONE_OF_FIELD' : 'ONE_OF_ALIGNMENT'
    problems.push({
      ...problem('', rule, `needs exactly one of ${effects.join(', ')}`),
      field: root,
    })
  }
  for (const field of ['moneyOffAmount', 'percentOffRate'] as const) {
    const value = specification[field]
    if (value && compareDecimals(value, '0') <= 0)
      problems.push(problem(field, 'DECIMAL_GTE', 'must be more than 0'))
  }
  if (isFree && scope)
    problems.push(problem('scope', 'FIELD_NOT_ALLOWED', 'free delivery is of the whole order'))
  else if (scope && isGiven(minimumSubtotal))
    problems.push(problem('minimumSubtotal', 'ONE_OF_ALIGNMENT', 'cannot go with a scope'))
  else if (!isFree && !scope && !isGiven(minimumSubtotal))
    problems.push(problem('scope', 'REQUIRED_ONE_OF_FIELD', 'or minimumSubtotal is needed'))
  for (const [field, value] of Object.entries({ startTime, expirationTime })) {
    if (isGiven(value) && !momentOf(value))
      problems.push(problem(field, 'FORMAT', 'must be milliseconds since 1970, as text'))
  }
  const [start, end] = [momentOf(startTime), momentOf(expirationTime)]
  if (start && end && start >= end)
    problems.push(problem('expirationTime', 'VALIDATION', 'must be after startTime'))
  return problems
}

/** Milliseconds since 1970 as text, or ISO 8601. */
export function momentOf(value: string | null | undefined): Date | undefined {
  if (!value) return undefined
  return readMoment(/^-?\d{1,15}$/.test(value) ? Number(value) : value)
}

function effectOf(specification: Specification): Effect | undefined {
  const { moneyOffAmount, percentOffRate, fixedPriceAmount, buyXGetY } = specification
  const onlyCheapestPiece = specification.limitedToOneItem ?? false
  if (specification.freeShipping) return { type: 'FREE_DELIVERY' }
  if (buyXGetY) return { type: 'BUY_GET', buy: buyXGetY.x, get: buyXGetY.y, percent: '100' }
  if (moneyOffAmount) {
    const amount = normalizeDecimal(moneyOffAmount)
    return { type: 'AMOUNT', amount, level: 'SUM', onlyCheapestPiece }
  }
  if (percentOffRate) {
    const percent = normalizeDecimal(percentOffRate)
    return { type: 'PERCENT', percent, level: 'SUM', onlyCheapestPiece }
  }
  if (!fixedPriceAmount) return undefined
  return { type: 'FIXED_PRICE', price: normalizeDecimal(fixedPriceAmount), onlyCheapestPiece }
}

const conditionOf = ({ minimumSubtotal }: Specification): PromotionDraft['condition'] =>
  minimumSubtotal && compareDecimals(minimumSubtotal, '0') > 0
    ? { type: 'SUBTOTAL', scope: [], fromAmount: normalizeDecimal(minimumSubtotal) }
    : null

function decodeScope(scope: WireScope | null | undefined): Scope {
  if (!scope) return []
  const { namespace, group } = scope
  if (namespace && namespace !== 'stores') return [{ type: 'APP', appId: namespace }]
  const id = group?.entityId
  if (!id || id === ALL_PRODUCTS_ID) return []
  return [{ type: group?.name === 'collection' ? 'COLLECTIONS' : 'PRODUCTS', ids: [id] }]
}

/**
 * Applies the named fields of a change to a promotion; null clears, everything else stays unchanged,
 * including what the published form cannot express.
 */
export function applyToCoupon(
  before: CountedPromotion,
  changes: Specification,
  now: Date,
): PromotionDraft {
  const old = encodeSpecification(before)
  const named = effects.some((one) => isGiven(changes[one]))
  const unchanged = named
    ? Object.fromEntries(Object.entries(old).filter(([key]) => !isEffect(key)))
    : old
  const scoped = 'scope' in changes || 'minimumSubtotal' in changes
  const { scope: _, minimumSubtotal: __, ...withoutScope } = unchanged as Specification
  const specification = { ...(scoped ? withoutScope : unchanged), ...changes }
  const hasEffect = Object.keys(encodeEffect(before.effect)).length === 0
  const { draft } = decodeCoupon(specification, now, { hasEffect })
  return {
    ...draft,
    ...(!('startTime' in changes) && { startDate: before.startDate }),
    ...(!scoped && { condition: before.condition, scope: before.scope }),
    ...(!named && { effect: withItemLimit(before.effect, changes) }),
    limits: { ...draft.limits, budgetMinor: before.limits.budgetMinor },
    combination: {
      ...before.combination,
      notOnSubscriptions: draft.combination.notOnSubscriptions,
    },
  }
}

/** The effect, with the item limit of the change. */
const withItemLimit = (effect: Effect, { limitedToOneItem }: Specification): Effect =>
  limitedToOneItem === undefined || !('onlyCheapestPiece' in effect)
    ? effect
    : { ...effect, onlyCheapestPiece: limitedToOneItem ?? false }

const isEffect = (key: string) => effects.some((one) => one === key)

const types: Record<Effect['type'], string> = {
  AMOUNT: 'MoneyOff',
  PERCENT: 'PercentOff',
  FREE_DELIVERY: 'FreeShipping',
  FIXED_PRICE: 'FixedPrice',
  BUY_GET: 'BuyXGetY',
  QUANTITY_PRICE: 'QuantityPrice',
}

function encodeEffect(effect: Effect): CouponSpecification {
  switch (effect.type) {
    case 'AMOUNT':
      return { moneyOffAmount: effect.amount }
    case 'PERCENT':
      return { percentOffRate: effect.percent }
    case 'FIXED_PRICE':
      return { fixedPriceAmount: effect.price }
    case 'BUY_GET':
      // Published coupons cannot require other products.
      return effect.buyScope ? {} : { buyXGetY: { x: effect.buy, y: effect.get } }
    case 'FREE_DELIVERY':
      return { freeShipping: true }
    default:
      return {}
  }
}

function encodeScope(promotion: CountedPromotion): WireScope {
  const published = promotion.published.scope as WireScope | undefined
  if (published && isDeepStrictEqual(decodeScope(published), promotion.scope)) return published
  const [part] = promotion.scope
  if (!part || part.type === 'ALL') return { namespace: 'stores' }
  if (part.type === 'APP') return { namespace: part.appId }
  const name = part.type === 'COLLECTIONS' ? 'collection' : 'product'
  return { namespace: 'stores', group: { name, entityId: part.ids[0] ?? '' } }
}

const minimumOf = ({ condition }: CountedPromotion) =>
  condition?.type === 'SUBTOTAL' ? condition.fromAmount : undefined

export function encodeSpecification(promotion: CountedPromotion): CouponSpecification {
  const { name, code, startDate, endDate, active, limits, effect, createdDate, published } =
    promotion
  const minimumSubtotal = minimumOf(promotion)
  const isFree = effect.type === 'FREE_DELIVERY'
  const cycles = published.discountedCycleCount as number | undefined
  return {
    name,
    code: code ?? '',
    startTime: String((startDate ?? createdDate).getTime()),
    ...(endDate && { expirationTime: String(endDate.getTime()) }),
    ...(limits.total !== null && { usageLimit: limits.total }),
    ...(limits.perBuyer !== null && { limitPerCustomer: limits.perBuyer }),
    limitedToOneItem: 'onlyCheapestPiece' in effect && effect.onlyCheapestPiece,
    appliesToSubscriptions: !promotion.combination.notOnSubscriptions,
    ...(cycles !== undefined && { discountedCycleCount: cycles }),
    active,
    type: types[effect.type],
    ...encodeEffect(effect),
    ...(minimumSubtotal ? { minimumSubtotal } : isFree ? {} : { scope: encodeScope(promotion) }),
  }
}

export const encodeCoupon = (promotion: CountedPromotion, now: Date): Coupon => ({
  id: promotion.id,
  specification: encodeSpecification(promotion),
  dateCreated: String(promotion.createdDate.getTime()),
  expired: promotion.endDate !== null && promotion.endDate <= now,
  numberOfUsages: promotion.used,
  displayData: { name: promotion.name },
})
