import { followVariants, noDiscount } from '../../products/rules/prices.ts'
import { shareMeasures } from '../../products/rules/shared-measures.ts'
import { checkSubscriptions } from '../../products/rules/subscriptions.ts'
import type { ListedVariant } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import { withVariants } from './change-variants.ts'
import { withValues } from './listed-variants.ts'

/** The same values for every variant of a product; absent stays, null clears. */
export type VariantValues = Pick<
  ListedVariant,
  | 'actual'
  | 'compareAt'
  | 'cost'
  | 'weight'
  | 'visible'
  | 'unit'
  | 'productDimensions'
  | 'packageDimensions'
  | 'sold'
>

/** The product with these values in all its variants. An only variant is as visible as its product. */
export function setVariants(before: Product, values: VariantValues, decimals: number): Product {
  const { visible: _, ...unseen } = values
  const own = before.manageVariants ? values : unseen
  const variants = before.variants.map((variant) => withValues(variant, own))
  const isPriced = values.actual !== undefined || values.compareAt !== undefined
  const discount = isPriced ? noDiscount : before.discount
  const followed = { ...followVariants(before, variants), discount }
  const after = before.manageVariants
    ? withVariants(followed, variants, decimals)
    : asOnly(withVariants(followed, variants, decimals), values)
  if (isPriced) checkSubscriptions(after)
  return after
}

/** Copies the values of the only variant to the product. */
function asOnly(product: Product, values: VariantValues): Product {
  const { base, variants } = product
  const weight = values.weight === undefined ? base.weight : values.weight
  return {
    ...product,
    ...shareMeasures(product, variants, values),
    base: { ...base, weight },
    visible: values.visible ?? product.visible,
  }
}
