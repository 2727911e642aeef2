import type { Variant, VariantOverride } from '@vitrine/contract/catalog-v1'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/en.ts'
import { readAmount } from '../../scaffold/amount.ts'
import { padDecimal } from '../../scaffold/decimal.ts'
import { readQuantity } from './quantity.ts'

/** One line of the variants table as it is on the screen. */
export interface VariantForm {
  readonly price: string
  readonly sku: string
  readonly visible: boolean
  readonly quantity: string
  readonly inStock: boolean
}
export type VariantErrors = Partial<Record<'price' | 'sku' | 'quantity', string>>

export const variantFormOf = ({ variant, stock }: Variant, digits: number): VariantForm => ({
  price: padDecimal(variant.priceData.price, digits),
  sku: variant.sku,
  visible: variant.visible,
  quantity: String(stock.quantity ?? 0),
  inStock: stock.inStock,
})

/** Names of the choices, such as "Large, blue". */
export const variantName = ({ choices }: Variant): string => Object.values(choices).join(', ')

export function checkVariant(
  form: VariantForm,
  track: boolean,
  { amount, field }: Messages,
  digits: number,
): VariantErrors {
  const { problem } = readAmount(form.price, digits)
  return {
    ...(problem ? { price: amount[problem] } : {}),
    ...(form.sku.length > 40 ? { sku: field.tooLong(40) } : {}),
    ...(track && readQuantity(form.quantity) === undefined ? { quantity: field.whole } : {}),
  }
}

export interface VariantChange {
  readonly id: string
  readonly form: VariantForm
  readonly base: VariantForm
}
type Stock = InputOf<'inventory.updateInventoryVariants'>['inventoryItem']
type VariantStock = NonNullable<Stock['variants']>[number]

/** Changed lines as what the catalog has to be told. */
export const overridesOf = (changes: readonly VariantChange[]): VariantOverride[] =>
  changes.flatMap(({ id, form, base }) => {
    const price = form.price === base.price ? {} : { price: readAmount(form.price, 9).value ?? '0' }
    const sku = form.sku === base.sku ? {} : { sku: form.sku.trim() }
    const visible = form.visible === base.visible ? {} : { visible: form.visible }
    const override = { ...price, ...sku, ...visible }
    return Object.keys(override).length === 0 ? [] : [{ variantIds: [id], ...override }]
  })

/** Changed lines as what the inventory has to be told; undefined when no stock changed. */
export function stockOf(
  productId: string,
  track: boolean,
  changes: readonly VariantChange[],
): Stock | undefined {
  const variants = changes.flatMap(({ id, form, base }): VariantStock[] => {
    if (track && form.quantity !== base.quantity) {
      return [{ variantId: id, quantity: readQuantity(form.quantity) ?? 0 }]
    }
    return !track && form.inStock !== base.inStock ? [{ variantId: id, inStock: form.inStock }] : []
  })
  return variants.length === 0 ? undefined : { productId, trackQuantity: track, variants }
}
