import type { CatalogProduct, ProductToSave } from '@vitrine/contract/products'
import { padDecimal } from '@vitrine/money'
import type { Messages } from '../../messages/index.ts'
import { parseAmount } from '../../shared/amount.ts'
import { type CustomValuesForm, customValuesToSave } from '../../shared/custom-values.ts'
import { sameValue } from '../../shared/rebase.ts'
import { parseQuantity } from './quantity.ts'

export type Variant = NonNullable<CatalogProduct['variants']>[number]
export type VariantToSave = NonNullable<ProductToSave['variants']>[number]

/** The form of one row of the variants table. */
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
  readonly manufacturerPartNumber: string
  readonly customFields: CustomValuesForm
}
/** Fields with a cell of their own. */
export type VariantCell = Exclude<keyof VariantForm, 'customFields'>
export type VariantErrors = Partial<
  Record<
    'price' | 'sku' | 'quantity' | 'cost' | 'weight' | 'barcode' | 'manufacturerPartNumber',
    string
  >
>

export const variantFormOf = (variant: Variant, digits: number): VariantForm => ({
  price: padDecimal(variant.price, digits),
  sku: variant.sku ?? '',
  visible: variant.visible,
  quantity: String(variant.stock.quantity ?? 0),
  inStock: variant.stock.inStock,
  cost: variant.cost === null ? '' : padDecimal(variant.cost, digits),
  weight: variant.weight ?? '',
  barcode: variant.barcode ?? '',
  manufacturerPartNumber: variant.manufacturerPartNumber ?? '',
  customFields: variant.customFields,
})

/** Names of the choices, such as "Large, blue". */
export const variantName = ({ choices }: Pick<Variant, 'choices'>): string =>
  Object.values(choices).join(', ')

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
    ...(form.manufacturerPartNumber.length > 70
      ? { manufacturerPartNumber: field.tooLong({ max: 70 }) }
      : {}),
    ...(form.sku.length > 40 ? { sku: field.tooLong({ max: 40 }) } : {}),
    ...(track && parseQuantity(form.quantity) === undefined ? { quantity: field.whole } : {}),
  }
}

/** Digits after the point that a weight may have. */
const WEIGHT_DECIMALS = 4

export interface VariantChange {
  readonly id: string
  readonly name: string
  readonly form: VariantForm
  readonly base: VariantForm
}
export type VariantChanges = ReadonlyMap<string, VariantChange>

/** Adds a change; one that equals the stored value is dropped. */
export function withChange(changes: VariantChanges, change: VariantChange): VariantChanges {
  const next = new Map(changes)
  if (sameValue(change.form, change.base)) next.delete(change.id)
  else next.set(change.id, change)
  return next
}

/** The changes left after `sent` was saved: later input. */
export const unsavedOf = (current: VariantChanges, sent: VariantChanges): VariantChanges =>
  [...current.values()].reduce<VariantChanges>(
    (left, change) =>
      withChange(left, { ...change, base: sent.get(change.id)?.form ?? change.base }),
    new Map(),
  )

/** The changed variants in a save, with changed fields only. */
export const variantsToSave = (changes: VariantChanges, track: boolean): VariantToSave[] =>
  [...changes.values()].flatMap(({ id, form, base }) => {
    const changed = (name: VariantCell) => form[name] !== base[name]
    const stock = track
      ? changed('quantity') && { quantity: parseQuantity(form.quantity) ?? 0 }
      : changed('inStock') && { inStock: form.inStock }
    const customFields = customValuesToSave(form.customFields, base.customFields)
    const change = {
      ...(changed('price') && { price: parseAmount(form.price, 9).value ?? '0' }),
      ...(changed('sku') && { sku: form.sku.trim() || null }),
      ...(changed('visible') && { visible: form.visible }),
      ...(changed('cost') && { cost: amountOrNull(form.cost) }),
      ...(changed('weight') && { weight: amountOrNull(form.weight) }),
      ...(changed('barcode') && { barcode: form.barcode.trim() || null }),
      ...(changed('manufacturerPartNumber') && {
        manufacturerPartNumber: form.manufacturerPartNumber.trim() || null,
      }),
      ...(Object.keys(customFields).length > 0 && { customFields }),
      ...(stock && { stock }),
    }
    return Object.keys(change).length === 0 ? [] : [{ id, ...change }]
  })

const amountOrNull = (text: string): string | null =>
  text.trim() === '' ? null : (parseAmount(text, 9).value ?? null)
