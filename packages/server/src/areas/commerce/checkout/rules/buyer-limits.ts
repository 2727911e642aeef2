import type { CartView } from '../../cart/index.ts'
import type { Violation } from '../model.ts'

/** The products of a cart of which a buyer may have so many, in all orders together. */
export function productsPerBuyer({ lines }: CartView): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap(({ purchasable }) => {
      const perBuyer = purchasable?.quantityLimits?.perBuyer
      return purchasable && perBuyer ? [[purchasable.productId, perBuyer] as const] : []
    }),
  )
}

/** Violations of limits per buyer, given what the buyer has bought of each product. */
export function validateBuyerLimits(
  view: CartView,
  bought: ReadonlyMap<string, number>,
): Violation[] {
  return [...productsPerBuyer(view)].flatMap(([productId, limit]) => {
    const own = view.lines.filter(({ purchasable }) => purchasable?.productId === productId)
    const pieces = own.reduce((sum, { line }) => sum + line.quantity, 0)
    const left = Math.max(0, limit - (bought.get(productId) ?? 0))
    // Quantities beyond the limit itself are already reported by the cart.
    if (pieces <= left || left === limit) return []
    return [
      {
        code: 'BUYER_LIMIT_REACHED',
        severity: 'ERROR' as const,
        field: 'lines',
        lineId: own[0]?.line.id ?? '',
        description: `A buyer has ${limit} of this product at most; ${left} are left`,
        data: { limit, left, name: own[0]?.name ?? '' },
      },
    ]
  })
}
