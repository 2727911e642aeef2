import type { Variant, VariantOverride } from '@vitrine/contract/catalog-v1'
import { isZero, padDecimal } from '@vitrine/money'
import type { InputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import { sameValue } from '../../shared/rebase.ts'
import { parseQuantity } from './quantity.ts'

/** One line of the variants table as it is on the screen. */
export interface VariantForm {
  readonly price: string
  readonly sku: string
  readonly visible: boolean
  readonly quantity: string
  readonly inStock: boolean
  readonly cost: string
  /** In kilograms. */
  readonly weight: string
  readonly barcode: string
}
export type VariantErrors = Partial<
  Record<'price' | 'sku' | 'quantity' | 'cost' | 'weight' | 'barcode', string>
>

export const variantFormOf = (
  { variant, stock }: Variant,
  digits: number,
  barcode = '',
): VariantForm => ({
  price: padDecimal(variant.priceData.price, digits),
  sku: variant.sku,
  visible: variant.visible,
  quantity: String(stock.quantity ?? 0),
  inStock: stock.inStock,
  cost: amountText(variant.costAndProfitData?.itemCost, (cost) => padDecimal(cost, digits)),
  weight: amountText(variant.weight, (weight) => weight),
  barcode,
})

/** The server stores zero for absent amounts. */
const amountText = (amount: string | undefined, show: (amount: string) => string): string =>
  amount === undefined || isZero(amount) ? '' : show(amount)

/** Names of the choices, such as "Large, blue". */
export const variantName = ({ choices }: Variant): string => Object.values(choices).join(', ')

export function checkVariant(
  form: VariantForm,
  track: boolean,
  { amount, field }: Messages,
  digits: number,
): VariantErrors {
  const problemOf = (text: string, places: number, isNeeded: boolean) => {
    const { problem } = parseAmount(text, places)
    return problem && (problem !== 'empty' || isNeeded) ? amount[problem] : undefined
  }
  const price = problemOf(form.price, digits, true)
  const cost = problemOf(form.cost, digits, false)
  const weight = problemOf(form.weight, WEIGHT_DECIMALS, false)
  return {
    ...(price ? { price } : {}),
    ...(cost ? { cost } : {}),
    ...(weight ? { weight } : {}),
    ...(form.barcode.length > 40 ? { barcode: field.tooLong({ max: 40 }) } : {}),
    ...(form.sku.length > 40 ? { sku: field.tooLong({ max: 40 }) } : {}),
    ...(track && parseQuantity(form.quantity) === undefined ? { quantity: field.whole } : {}),
  }
}

/** Digits after the point that a weight may have. */
const WEIGHT_DECIMALS = 4

export interface VariantChange {
  readonly id: string
  readonly form: VariantForm
  readonly base: VariantForm
}
type VariantChanges = ReadonlyMap<string, VariantChange>

/** Changes with one more; a line that says again what is stored is none. */
export function withChange(changes: VariantChanges, change: VariantChange): VariantChanges {
  const next = new Map(changes)
  if (sameValue(change.form, change.base)) next.delete(change.id)
  else next.set(change.id, change)
  return next
}

/** What is still to be saved after `sent` was saved: what was typed since, over what was sent. */
export const unsavedOf = (current: VariantChanges, sent: VariantChanges): VariantChanges =>
  [...current.values()].reduce<VariantChanges>(
    (left, change) =>
      withChange(left, { ...change, base: sent.get(change.id)?.form ?? change.base }),
    new Map(),
  )

type Stock = InputOf<'inventory.updateInventoryVariants'>['inventoryItem']
type VariantStock = NonNullable<Stock['variants']>[number]

/** Changed rows as variant overrides for the catalog. */
export const overridesOf = (changes: readonly VariantChange[]): VariantOverride[] =>
  changes.flatMap(({ id, form, base }) => {
    const price =
      form.price === base.price ? {} : { price: parseAmount(form.price, 9).value ?? '0' }
    const sku = form.sku === base.sku ? {} : { sku: form.sku.trim() }
    const visible = form.visible === base.visible ? {} : { visible: form.visible }
    const cost = form.cost === base.cost ? {} : { cost: amountOrNone(form.cost) }
    const weight = form.weight === base.weight ? {} : { weight: amountOrNone(form.weight) }
    const barcode = form.barcode === base.barcode ? {} : { barcode: form.barcode.trim() || null }
    const override = { ...price, ...sku, ...barcode, ...visible, ...cost, ...weight }
    return Object.keys(override).length === 0 ? [] : [{ variantIds: [id], ...override }]
  })

/** Changed rows as stock updates; undefined when no stock changed. */
export function stockOf(
  productId: string,
  track: boolean,
  changes: readonly VariantChange[],
): Stock | undefined {
  const variants = changes.flatMap(({ id, form, base }): VariantStock[] => {
    if (track && form.quantity !== base.quantity) {
      return [{ variantId: id, quantity: parseQuantity(form.quantity) ?? 0 }]
    }
    return !track && form.inStock !== base.inStock ? [{ variantId: id, inStock: form.inStock }] : []
  })
  return variants.length === 0 ? undefined : { productId, trackQuantity: track, variants }
}

/** Emptied, it is the product's own again. */
const amountOrNone = (text: string): string | null =>
  text.trim() === '' ? null : (parseAmount(text, 9).value ?? null)
