import type { ViolationTarget, ViolationV2 } from '@vitrine/contract/ecom-v2'
import type { VerdictReason } from '@vitrine/pricing'
import type { CartView } from '../../../areas/commerce/cart/index.ts'
import type { Violation } from '../../../areas/commerce/checkout/index.ts'
import { encodeConvertedMinor } from './money.ts'
import type { CartShopView } from './view.ts'

const stockCodes = [
  'LINE_SOLD_OUT',
  'LINE_SHORT_STOCK',
  'LINE_GONE',
  'LINE_CHOICES_CHANGED',
] as const
const deliveryCodes = [
  'MISSING_DELIVERY_ADDRESS',
  'MISSING_DELIVERY_METHOD',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
] as const

/** Error codes of invalid address fields. */
const addressCodes: Readonly<Record<string, string>> = {
  'shipping.address.postalCode': 'INVALID_POSTAL_CODE',
  'shipping.address.subdivision': 'INVALID_SUBDIVISION',
}

/** Codes of plug-ins begin with the name of theirs. */
const isOfPlugin = ({ code }: Violation) => code.includes(':')

const isOneOf = (codes: readonly string[], code: string) => codes.includes(code)

/** Violations in the terms of the second generation; equal problems of several lines become one. */
export function encodeViolations(
  shop: CartShopView,
  view: CartView,
  violations: readonly Violation[],
): ViolationV2[] {
  const ofStock = violations.filter(({ code }) => isOneOf(stockCodes, code))
  const others = violations.filter(({ code }) => !isOneOf(stockCodes, code))
  return [
    ...(ofStock.length > 0 ? [outOfStock(view, ofStock)] : []),
    ...others.map((one) => encodeViolation(shop, view, one)),
  ]
}

function outOfStock({ lines }: CartView, violations: readonly Violation[]): ViolationV2 {
  return {
    scope: 'LINE_ITEM',
    code: 'LINE_ITEMS_OUT_OF_STOCK',
    severity: 'ERROR',
    description: violations.map(({ description }) => description).join('. '),
    lineItemsOutOfStockData: {
      lineItemIds: violations.flatMap(({ lineId }) => lineId ?? []),
      allLineItemsOutOfStock: lines.every(({ availability }) => availability.sellable === 0),
    },
  }
}

function encodeViolation(
  shop: CartShopView,
  { cart }: CartView,
  violation: Violation,
): ViolationV2 {
  const { code, severity, description } = violation
  const plain = { severity, description }
  if (code === 'EMPTY_CHECKOUT') return { ...plain, scope: 'GLOBAL', code: 'EMPTY_CART' }
  if (code === 'CODE_TAKES_NOTHING_OFF') return { ...plain, ...encodeCoupon(shop, violation) }
  if (code === 'SUBTOTAL_BELOW_MINIMUM') return { ...plain, ...encodeMinimum(shop, violation) }
  if (code === 'MISSING_DELIVERY_METHOD' && cart.deliveryChoice) {
    return { ...plain, scope: 'DELIVERY', code: 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS' }
  }
  const ofAddress = addressCodes[violation.field ?? '']
  if (ofAddress) return { ...plain, scope: 'DELIVERY', code: ofAddress }
  if (code === 'MEMBERS_ONLY_ITEM') return { ...plain, scope: 'LINE_ITEM', code }
  if (isOneOf(deliveryCodes, code)) return { ...plain, scope: 'DELIVERY', code }
  const scope = violation.lineId === undefined ? 'GLOBAL' : 'LINE_ITEM'
  if (isOfPlugin(violation)) {
    const { lineId } = violation
    const target: ViolationTarget = lineId
      ? { lineItem: { name: 'LINE_ITEM_DEFAULT', id: lineId } }
      : { other: { name: 'OTHER_DEFAULT' } }
    return { ...plain, scope, code: 'CUSTOM_VALIDATION', customValidationData: { target } }
  }
  return {
    ...plain,
    scope,
    code: 'GENERAL_CODE',
  }
}

function encodeMinimum(shop: CartShopView, { data }: Violation) {
  const { minimum, missing } = data as { readonly minimum: number; readonly missing: number }
  return {
    scope: 'GLOBAL' as const,
    code: 'SUBTOTAL_BELOW_ORDER_MINIMUM',
    subtotalBelowOrderMinimumData: {
      minimumOrderSubtotal: encodeConvertedMinor(shop, minimum),
      remainingAmount: encodeConvertedMinor(shop, missing),
    },
  }
}

/** Published codes of reasons why a coupon has no effect. */
const reasons: Partial<Record<VerdictReason, string>> = {
  ended: 'EXPIRED',
  disabled: 'DISABLED',
  'not-started': 'INACTIVE',
  'used-up': 'MAX_USAGE_EXCEEDED',
  'used-up-by-buyer': 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  'nothing-in-scope': 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
  'not-for-subscriptions': 'NOT_APPLICABLE_TO_SUBSCRIPTIONS',
  'quantity-too-low': 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'too-few-for-a-set': 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED',
  'subtotal-too-low': 'MIN_SUBTOTAL_NOT_REACHED',
}

function encodeCoupon(shop: CartShopView, { data }: Violation) {
  const { code, reason, need } = data as {
    readonly code: string
    readonly reason: VerdictReason
    readonly need: number | string | null
  }
  if (reason === 'code-unknown') {
    const invalidCouponCodeData = { couponCode: code }
    return { scope: 'DISCOUNT' as const, code: 'INVALID_COUPON_CODE', invalidCouponCodeData }
  }
  return {
    scope: 'DISCOUNT' as const,
    code: 'INVALID_COUPON_STATUS',
    invalidCouponStatusData: {
      couponCode: code,
      reason: reasons[reason] ?? 'UNKNOWN_INVALID_COUPON_REASON',
      ...(reason === 'subtotal-too-low' && {
        minSubtotalNotReachedDetails: {
          requiredMinimumSubtotal: encodeConvertedMinor(shop, Number(need)),
        },
      }),
      ...(reason === 'quantity-too-low' && {
        minLineItemQuantityNotReachedDetails: { requiredMinimumQuantity: Number(need) },
      }),
    },
  }
}
