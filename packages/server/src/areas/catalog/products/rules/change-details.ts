import {
  DuplicateRibbonInAdditional,
  DuplicateRibbonInPrimaryAndAdditional,
} from '@vitrine/contract/catalog'
import { brokenRule, violation } from '@vitrine/contract/kit'
import { withValues } from '../../custom-fields/index.ts'
import type { LabelReference, ProductChanges } from '../../shared/model/commands.ts'
import type { Label, PricePerUnit, Product, Unit, Variant } from '../../shared/model/product.ts'
import { declaredValues } from '../../shared/model/product-fields.ts'
import { withoutUndefined } from '../../shared/rules/without-undefined.ts'
import { areUnitsAligned } from './price-per-unit.ts'
import { arrangeSubscriptions } from './subscriptions.ts'

interface Lookup {
  readonly ribbon: (requested: LabelReference) => Label
  readonly mint: () => string
}

/** Changes the fields other than name, prices and pictures. */
export function changeDetails(
  before: Product,
  changes: ProductChanges,
  lookup: Lookup,
): Partial<Product> {
  const { visibleInPos, additionalRibbons, subscriptions, tags, delivery } = changes
  const { mainCategoryId, customFields } = changes
  if (visibleInPos && before.productType === 'digital') {
    const sentence = 'cannot be true: digital products are not sold in person'
    throw brokenRule('product.visibleInPos', 'DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS', sentence)
  }
  checkMainCategory(before, mainCategoryId)
  return withoutUndefined({
    visibleInPos,
    descriptionDocument: documentAfter(changes),
    additionalRibbons: additionalRibbons?.map((one) => lookup.ribbon(one)),
    subscriptions: arrangeSubscriptions(before.subscriptions, subscriptions, lookup.mint),
    tags: tags && { ...before.tags, ...withoutUndefined(tags) },
    delivery: delivery && { ...before.delivery, ...withoutUndefined(delivery) },
    mainCategoryId,
    customFields: customFields && withValues(before.customFields, customFields),
    ...declaredValues(changes),
  } satisfies Partial<Record<keyof Product, unknown>>) as Partial<Product>
}

/** HTML sent without a document clears the rich content. */
const documentAfter = ({ description, descriptionDocument }: ProductChanges): unknown =>
  description !== undefined && descriptionDocument === undefined ? null : descriptionDocument

function checkMainCategory(
  { collectionIds }: Pick<Product, 'collectionIds'>,
  requested: string | null | undefined,
): void {
  if (!requested || collectionIds.includes(requested)) return
  throw violation('product.mainCategoryId', 'VALIDATION', "must be one of the product's categories")
}

/** A ribbon may be on a product only once. */
export function checkRibbons({ ribbon, additionalRibbons }: Product): void {
  const ids = additionalRibbons.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice) throw DuplicateRibbonInAdditional({ ribbonId: twice })
  if (ribbon && ids.includes(ribbon.id)) {
    throw DuplicateRibbonInPrimaryAndAdditional({ ribbonId: ribbon.id })
  }
}

/**
 * The unit prices are compared by, with the quantity of the first variant; without quantities on variants,
 * the product's own.
 */
export function changeUnit(
  before: PricePerUnit | null,
  comparedBy: Unit | null | undefined,
  variants: readonly Variant[],
): PricePerUnit | null {
  if (comparedBy === null) return null
  const base = comparedBy ?? (before && baseOf(before))
  if (!base) return before
  const sold = variants[0]?.unit ?? (before && soldOf(before)) ?? base
  const settings = unitPriceOf(base, sold)
  for (const one of [
    settings,
    ...variants.flatMap(({ unit }) => (unit ? [unitPriceOf(base, unit)] : [])),
  ]) {
    if (areUnitsAligned(one)) continue
    throw brokenRule(
      'product.physicalProperties.pricePerUnit.measurementUnit',
      'PRICE_PER_UNIT_NOT_ALIGNED',
      `${one.baseMeasurementUnit} cannot be compared with ${one.totalMeasurementUnit}`,
    )
  }
  return settings
}

export const baseOf = ({ baseQuantity, baseMeasurementUnit }: PricePerUnit): Unit => ({
  quantity: baseQuantity,
  measurementUnit: baseMeasurementUnit,
})

export const soldOf = ({ totalQuantity, totalMeasurementUnit }: PricePerUnit): Unit => ({
  quantity: totalQuantity,
  measurementUnit: totalMeasurementUnit,
})

export const unitPriceOf = (base: Unit, sold: Unit): PricePerUnit => ({
  totalQuantity: sold.quantity,
  totalMeasurementUnit: sold.measurementUnit,
  baseQuantity: base.quantity,
  baseMeasurementUnit: base.measurementUnit,
})
