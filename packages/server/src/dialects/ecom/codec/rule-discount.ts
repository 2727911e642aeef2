import type { RuleDiscount } from '@vitrine/contract/discount-rules'
import { compareDecimals, normalizeDecimal } from '@vitrine/money'
import type { Effect, Scope } from '../../../areas/commerce/promotions/index.ts'
import { addProblem, decodeScopes, encodeScopes, type RuleProblems } from './rule-scope.ts'

/** The effect and scope of a rule; effects of rules apply to each piece. */
export function decodeDiscount(
  discounts: { readonly values?: readonly RuleDiscount[] | null | undefined } | null | undefined,
  path: string,
  problems: RuleProblems,
): { effect: Effect | undefined; scope: Scope } {
  const discount = discounts?.values?.[0]
  if (!discount) {
    addProblem(problems, path, 'INVALID_EMPTY_DISCOUNT', 'needs one discount in values')
    return { effect: undefined, scope: [] }
  }
  const place = `${path}.values[0]`
  const scopes = discount.specificItemsInfo?.scopes ?? []
  if (discount.targetType !== 'SPECIFIC_ITEMS' || scopes.length === 0) {
    const sentence = 'needs the target type SPECIFIC_ITEMS with 1 to 50 scopes'
    addProblem(problems, `${place}.targetType`, 'INVALID_TARGET_TYPE_FIELD', sentence)
  }
  const effect = effectOf(discount)
  if (!effect) {
    const sentence = 'needs a discount type and the value of this type'
    addProblem(problems, `${place}.discountType`, 'INVALID_DISCOUNT_TYPE', sentence)
  }
  return { effect, scope: decodeScopes(scopes, `${place}.specificItemsInfo.scopes`, problems) }
}

const isAtLeast = (value: string, least: string) => compareDecimals(value, least) >= 0

function effectOf(discount: RuleDiscount): Effect | undefined {
  const { discountType, percentage, fixedAmount, fixedPrice, quantityBased } = discount
  const piece = { level: 'PIECE', onlyCheapestPiece: false } as const
  if (discountType === 'PERCENTAGE' && percentage)
    return { type: 'PERCENT', percent: normalizeDecimal(percentage), ...piece }
  if (discountType === 'FIXED_AMOUNT' && fixedAmount && !isAtLeast('0', fixedAmount))
    return { type: 'AMOUNT', amount: normalizeDecimal(fixedAmount), ...piece }
  if (discountType === 'FIXED_PRICE' && fixedPrice && isAtLeast(fixedPrice, '0'))
    return { type: 'FIXED_PRICE', price: normalizeDecimal(fixedPrice), onlyCheapestPiece: false }
  const { quantity, price } = quantityBased?.configurations?.[0] ?? {}
  if (discountType !== 'QUANTITY_BASED' || !quantity || !price || !isAtLeast(price, '0'))
    return undefined
  return { type: 'QUANTITY_PRICE', quantity, price: normalizeDecimal(price) }
}

function encodeEffect(effect: Effect): RuleDiscount {
  switch (effect.type) {
    case 'PERCENT':
      return { discountType: 'PERCENTAGE', percentage: effect.percent }
    case 'AMOUNT':
      return { discountType: 'FIXED_AMOUNT', fixedAmount: effect.amount }
    case 'FIXED_PRICE':
      return { discountType: 'FIXED_PRICE', fixedPrice: effect.price }
    case 'QUANTITY_PRICE': {
      const { quantity, price } = effect
      return {
        discountType: 'QUANTITY_BASED',
        quantityBased: { configurations: [{ quantity, price }] },
      }
    }
    default:
      return { discountType: 'UNDEFINED' }
  }
}

export const encodeDiscount = (effect: Effect, scope: Scope): RuleDiscount => ({
  targetType: 'SPECIFIC_ITEMS',
  specificItemsInfo: { scopes: encodeScopes(scope.length > 0 ? scope : [{ type: 'ALL' }]) },
  ...encodeEffect(effect),
})
