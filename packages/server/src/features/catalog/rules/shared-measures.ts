import { isDeepStrictEqual } from 'node:util'
import type { ListedVariant, ProductChanges } from '../model/commands.ts'
import type { Product, Variant } from '../model/product.ts'

type Measured = Pick<Product, 'productDimensions' | 'packageDimensions'>
const noMeasures = { productDimensions: null, packageDimensions: null }

/**
 * What the only variant of a product measures is what the product does, so that both say the same however
 * they are asked. `wish` is what is said of it: absent stays, null clears.
 */
export function shareMeasures(
  before: Measured,
  [only]: readonly Variant[],
  wish: Pick<ListedVariant, keyof Measured> | undefined,
): Measured & Pick<Product, 'variants'> {
  const after = (name: keyof Measured) => {
    const wanted = wish?.[name]
    return wanted === undefined ? (only?.[name] ?? before[name]) : wanted
  }
  return {
    productDimensions: after('productDimensions'),
    packageDimensions: after('packageDimensions'),
    variants: only ? [{ ...only, ...noMeasures }] : [],
  }
}

/** Whoever says anew what the whole product holds says it of all its variants. */
export function followUnit(
  { pricePerUnit: before }: Pick<Product, 'pricePerUnit'>,
  { pricePerUnit: wanted }: Pick<ProductChanges, 'pricePerUnit'>,
  variants: readonly Variant[],
): readonly Variant[] {
  if (!wanted || isDeepStrictEqual(wanted, before)) return variants
  return variants.map((one) => (one.unit === null ? one : { ...one, unit: null }))
}
