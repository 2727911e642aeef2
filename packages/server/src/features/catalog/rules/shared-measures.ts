import { isDeepStrictEqual } from 'node:util'
import type { ListedVariant, ProductChanges } from '../model/commands.ts'
import type { Product, Unit, Variant } from '../model/product.ts'
import { baseOf, soldOf, unitPriceOf } from './change-details.ts'
import { areUnitsAligned } from './price-per-unit.ts'

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

/**
 * Who says anew what the whole product holds says it of its first variant and of all that held the same
 * as that. Others keep what they hold, as long as it can be compared.
 */
export function followUnit(
  { pricePerUnit: before }: Pick<Product, 'pricePerUnit'>,
  { pricePerUnit: wanted }: Pick<ProductChanges, 'pricePerUnit'>,
  variants: readonly Variant[],
): readonly Variant[] {
  if (!wanted || isDeepStrictEqual(wanted, before)) return variants
  const held = before && soldOf(before)
  const keeps = (unit: Unit) =>
    !isDeepStrictEqual(unit, held) && areUnitsAligned(unitPriceOf(baseOf(wanted), unit))
  return variants.map((one, at) =>
    one.unit === null || (at > 0 && keeps(one.unit)) ? one : { ...one, unit: null },
  )
}
