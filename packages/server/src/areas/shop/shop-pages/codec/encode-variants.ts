import type { CustomField } from '@vitrine/contract/custom-fields'
import { FEW_LEFT, type ShopVariant } from '@vitrine/contract/shop'
import { shownValues } from '../../../catalog/custom-fields/index.ts'
import { type PreorderTerms, type Product, paidFor, type Variant } from '../../../catalog/index.ts'
import { gtinOf } from '../rules/gtin.ts'
import { unitPrice } from '../rules/unit-price.ts'
import type { Amounts } from './amounts.ts'

/** Data of variants in addition to the product. */
export interface VariantsView {
  readonly variants: readonly Variant[]
  /** Preorder terms by variant. */
  readonly preorders: ReadonlyMap<string, PreorderTerms>
  /** The custom fields of variants; empty if no variant has a value. */
  readonly variantFields: readonly CustomField[]
}

/** The visible variants. */
export function encodeVariants(
  { options, manageVariants, pricePerUnit }: Product,
  { variants, preorders, variantFields }: VariantsView,
  amounts: Amounts,
): ShopVariant[] {
  const names = new Map(
    options.flatMap(({ name, choices }) =>
      choices.map(({ id, description }) => [id, [name, description] as const]),
    ),
  )
  return variants
    .filter(({ visible }) => visible || !manageVariants)
    .map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      unit: variant.unit,
      manufacturerPartNumber: variant.manufacturerPartNumber,
      ...encodeGtin(variant),
      customFields: shownValues(variantFields, variant.customFields),
      choices: Object.fromEntries(variant.choiceIds.flatMap((one) => [names.get(one) ?? []])),
      price: amounts.of(variant.price),
      salePrice: amounts.maybe(variant.salePrice),
      unitPrice: amounts.maybe(unitPrice(paidFor(variant), pricePerUnit, variant.unit)),
      inStock: variant.stock.inStock,
      left: leftOf(variant),
      preorderable: variant.stock.preorderable,
      ...encodePreorder(preorders.get(variant.id)),
    }))
}

const encodeGtin = ({ barcode }: Variant) => {
  const gtin = gtinOf(barcode)
  return gtin === null ? {} : { gtin }
}

const encodePreorder = (terms: PreorderTerms | undefined) => ({
  preorderMessage: terms?.message ?? '',
  ...(terms?.shipsAt && { preorderShipsAt: terms.shipsAt }),
})

/** The remaining quantity if it is low. */
export const leftOf = ({ stock: { sellable } }: Variant): number | null =>
  sellable !== null && sellable > 0 && sellable <= FEW_LEFT ? sellable : null
