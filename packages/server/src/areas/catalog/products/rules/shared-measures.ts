import { isDeepStrictEqual } from 'node:util'
import type { ListedVariant, ProductChanges } from '../../shared/model/commands.ts'
import type { Product, Unit, Variant } from '../../shared/model/product.ts'
import { baseOf, soldOf, unitPriceOf } from './change-details.ts'
import { areUnitsAligned } from './price-per-unit.ts'

type Measures = Pick<Product, 'productDimensions' | 'packageDimensions'>
const noMeasures = { productDimensions: null, packageDimensions: null }

/**
 * Keeps the measurements of a product and of its only variant equal. `wish` has the requested values: absent
 * stays, null clears.
 */
export function shareMeasures(
  before: Measures,
  [only]: readonly Variant[],
  request: Pick<ListedVariant, keyof Measures> | undefined,
): Measures & Pick<Product, 'variants'> {
  const after = (name: keyof Measures) => {
    const requested = request?.[name]
    return requested === undefined ? (only?.[name] ?? before[name]) : requested
  }
  return {
    productDimensions: after('productDimensions'),
    packageDimensions: after('packageDimensions'),
    variants: only ? [{ ...only, ...noMeasures }] : [],
  }
}

/**
 * A new unit of the product applies to its first variant and to all with the same previous unit. Others
 * retain theirs, if it is comparable.
 */
export function followUnit(
  { pricePerUnit: before }: Pick<Product, 'pricePerUnit'>,
  { pricePerUnit }: Pick<ProductChanges, 'pricePerUnit'>,
  variants: readonly Variant[],
): readonly Variant[] {
  if (!pricePerUnit || isDeepStrictEqual(pricePerUnit, before)) return variants
  const locked = before && soldOf(before)
  const supports = (unit: Unit) =>
    !isDeepStrictEqual(unit, locked) && areUnitsAligned(unitPriceOf(baseOf(pricePerUnit), unit))
  return variants.map((one, at) =>
    one.unit === null || (at > 0 && supports(one.unit)) ? one : { ...one, unit: null },
  )
}
