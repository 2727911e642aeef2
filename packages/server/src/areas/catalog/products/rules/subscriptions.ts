import {
  AllSubscriptionsHidden,
  InvalidProductTypeForSubscription,
  InvalidSubscriptionDiscountAmount,
  PreorderValidationError,
  SubscriptionIdAlreadyExists,
} from '@vitrine/contract/catalog'
import { isLess, subtractDecimals } from '@vitrine/money'
import type { ProductChanges } from '../../shared/model/commands.ts'
import type { Decimal, Product, Subscription, Subscriptions } from '../../shared/model/product.ts'
import { salePrice } from '../../shared/rules/money.ts'
import { pricesOf } from './prices.ts'

/** The subscriptions after a change: the list is replaced; an empty one removes all. */
export function arrangeSubscriptions(
  before: Subscriptions | null,
  requested: ProductChanges['subscriptions'],
  mint: () => string,
): Subscriptions | null {
  if (requested === undefined || requested === null) return requested === null ? null : before
  const items = requested.items
    ? requested.items.map((one) => ({ ...one, id: one.id?.toLowerCase() ?? mint() }))
    : (before?.items ?? [])
  if (items.length === 0) return null
  return {
    items,
    allowOneTimePurchases:
      requested.allowOneTimePurchases ?? before?.allowOneTimePurchases ?? false,
  }
}

/** Refuses subscriptions that could not be used or that cost nothing. */
export function checkSubscriptions({
  id: productId,
  productType,
  subscriptions,
  variants,
}: Pick<Product, 'id' | 'productType' | 'subscriptions' | 'variants'>): void {
  if (!subscriptions || subscriptions.items.length === 0) return
  const { items, allowOneTimePurchases } = subscriptions
  if (productType === 'digital') throw InvalidProductTypeForSubscription({ productId })
  const ids = items.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw SubscriptionIdAlreadyExists({ subscriptionId: twice })
  if (!allowOneTimePurchases && items.every(({ visible }) => !visible)) {
    throw AllSubscriptionsHidden({ productId })
  }
  for (const { discount, title } of items) {
    if (discount?.type !== 'AMOUNT') continue
    const tooCheap = variants.find((one) => !isLess(discount.value, pricesOf(one).actual))
    if (tooCheap) throw InvalidSubscriptionDiscountAmount({ variantId: tooCheap.id, title })
  }
}

/** Products with preorder are not sold by subscription; a product that has both already may be changed. */
export function checkOrderedAhead(
  { id: productId, stock, subscriptions: before }: Pick<Product, 'id' | 'stock' | 'subscriptions'>,
  after: Subscriptions | null,
): void {
  const begins = (after?.items.length ?? 0) > 0 && (before?.items.length ?? 0) === 0
  if (begins && stock.preorder) throw PreorderValidationError({ productId })
}

/** The price of one piece by subscription. */
export const subscriptionPrice = (
  actual: Decimal,
  { discount }: Pick<Subscription, 'discount'>,
  decimals: number,
): Decimal => {
  if (!discount) return actual
  if (discount.type === 'AMOUNT') return subtractDecimals(actual, discount.value)
  return salePrice(actual, discount, decimals) ?? actual
}
