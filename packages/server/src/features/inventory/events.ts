import { InventoryChanged } from '@vitrine/contract/catalog'
import type { Fact } from '../events/index.ts'
import type { Movement, Preorder, Reason, SharedStock, VariantStock } from './model.ts'
import { isForPreorder, isInStock, type SetStock } from './rules.ts'

/** What tells of a product's stock: only the variants that changed, however many there are. */
const told = ({ productId, tracked, preorder }: SharedStock, variants: readonly object[]) => ({
  productId,
  tracked,
  preorder,
  variants,
})

const variantTold = (tracked: boolean, { enabled }: Preorder, variant: VariantStock) => {
  const inStock = isInStock(tracked, variant)
  return {
    variantId: variant.variantId,
    isDefault: variant.isDefault,
    quantity: tracked ? (variant.quantity ?? 0) : null,
    inStock,
    availableForPreorder: isForPreorder(inStock, enabled, variant.visible),
  }
}

/** Stock was set: which of tracking, preorder and variants changed is in `changedFields`. */
export function setFact({ before, after, variants }: SetStock, reason: Reason): Fact {
  const changedFields = [
    ...(before.tracked === after.tracked ? [] : ['trackQuantity']),
    ...(JSON.stringify(before.preorder) === JSON.stringify(after.preorder) ? [] : ['preorderInfo']),
    ...(variants.length === 0 ? [] : ['variants']),
  ]
  const say = (shared: SharedStock, side: 'before' | 'after') =>
    told(
      shared,
      variants.map((one) => variantTold(shared.tracked, shared.preorder, one[side])),
    )
  return {
    definition: InventoryChanged,
    entityId: after.productId,
    before: say(before, 'before'),
    after: { ...say(after, 'after'), reason, changedFields },
  }
}

/** Quantities moved: one fact for each product. */
export function moveFacts(moved: readonly Movement[], reason: Reason): Fact[] {
  const products = new Map<string, Movement[]>()
  for (const one of moved) {
    products.set(one.productId, [...(products.get(one.productId) ?? []), one])
  }
  return [...products].map(([productId, movements]) => {
    const { preorder } = movements[0] as Movement
    const say = (side: 'before' | 'after') =>
      told(
        { productId, tracked: true, preorder },
        movements.map((one) =>
          variantTold(true, one.preorder, { ...one, quantity: one[side], inStock: true }),
        ),
      )
    const after = { ...say('after'), reason, changedFields: ['variants'] }
    return { definition: InventoryChanged, entityId: productId, before: say('before'), after }
  })
}
