import type { ListedVariant } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { withVariants } from './change-variants.ts'
import { withValues } from './listed-variants.ts'
import { followVariants, noDiscount } from './prices.ts'
import { checkSubscriptions } from './subscriptions.ts'

/** The same values for every variant of a product; what is absent stays, null clears. */
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

/** The product with these values in all its variants. A product without options is seen as its variant is. */
export function setVariants(before: Product, values: VariantValues, decimals: number): Product {
  const variants = before.variants.map((variant) => withValues(variant, values))
  const isPriced = values.actual !== undefined || values.compareAt !== undefined
  const discount = isPriced ? noDiscount : before.discount
  const [only] = variants
  const visible = only?.isDefault ? only.visible : before.visible
  const followed = { ...followVariants(before, variants), discount, visible }
  const after = withVariants(followed, variants, decimals)
  if (isPriced) checkSubscriptions(after)
  return after
}
