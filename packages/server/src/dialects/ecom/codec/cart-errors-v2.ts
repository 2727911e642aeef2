import { CouponCodeIsLocked, FixedQuantityItem, LineItemNotFound } from '@vitrine/contract/carts'
import {
  CouponLocked,
  InvalidCouponCode,
  InvalidCouponStatus,
  LineItemNotFoundInCart,
} from '@vitrine/contract/ecom-v2'
import { ApplicationError } from '@vitrine/contract/kit'

/** Reasons for which a coupon is refused, by the codes of the first generation. */
const couponReasons: Readonly<Record<string, string>> = {
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_IS_DISABLED: 'DISABLED',
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_INVALID_SUBTOTAL: 'MIN_SUBTOTAL_NOT_REACHED',
  ERROR_INVALID_PRODUCT: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
}

/** Does something with a coupon; refusals have the codes of the second generation. */
export async function withCouponErrors<T>(
  couponCode: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  return work().catch((error: unknown) => {
    if (!(error instanceof ApplicationError)) throw error
    const { code } = error.definition
    if (code === CouponCodeIsLocked.code) throw CouponLocked()
    if (code === 'ERROR_COUPON_DOES_NOT_EXIST') throw InvalidCouponCode({ couponCode })
    const isForOthers = error.data.reason === 'not-for-subscriptions'
    const reason = isForOthers ? 'NOT_APPLICABLE_TO_SUBSCRIPTIONS' : couponReasons[code]
    if (reason) throw InvalidCouponStatus({ couponCode, reason }, error.message)
    throw error
  })
}

/** Does something with lines; refusals have the codes of the second generation. */
export async function withLineErrors<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!(error instanceof ApplicationError)) throw error
    const { definition, data } = error
    if (definition.code === LineItemNotFound.code) throw LineItemNotFoundInCart(data)
    if (definition.code === FixedQuantityItem.code && Array.isArray(data.lineItemIds)) {
      const invalidItems = data.lineItemIds.map((lineItemId) => ({ lineItemId }))
      throw FixedQuantityItem({ invalidItems })
    }
    throw error
  })
}
