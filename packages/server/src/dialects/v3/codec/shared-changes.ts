import { type catalogV3, FieldNotSupported } from '@vitrine/contract/catalog-v3'
import { brokenRule, type Input } from '@vitrine/contract/kit'
import type { SharedChanges, VariantValues } from '../../../areas/catalog/index.ts'
import { type DecodeContext, decodeFields, requireBrandId } from './decode-product.ts'
import { decodeVariant } from './decode-variants.ts'

type Ops = (typeof catalogV3)['operations']
type SharedProductInput = Input<Ops['bulkUpdateProductsByFilter']>['product']
type SharedVariantInput = Input<Ops['bulkUpdateProductVariantsByFilter']>['variant']

const singleProductFields = ['slug', 'options', 'modifiers', 'variantsInfo'] as const
const singleVariantFields = ['id', 'sku', 'barcode', 'choices', 'digitalProperties'] as const

/** The same changes for many products, without fields that must be unique. */
export function decodeSharedProductChanges(
  input: SharedProductInput,
  context: DecodeContext,
): SharedChanges {
  refuse(input, singleProductFields, 'product')
  const { variantsInfo: _, ...product } = input
  requireBrandId(product, 'product')
  const changes = decodeFields(product, 'product', context)
  if (Object.keys(changes).length > 0) return changes
  throw brokenRule('product', 'EMPTY_FIELD_MASK', 'names no field to change')
}

/** The same values for many variants, without fields that must be unique. */
export function decodeSharedVariantValues(input: SharedVariantInput): VariantValues {
  refuse(input, singleVariantFields, 'variant')
  const { sold, ...values } = decodeVariant(input, 'variant')
  if (Object.keys(values).length > 0) return sold ? { ...values, sold } : values
  throw brokenRule('variant', 'EMPTY_FIELD_MASK', 'names no field to change')
}

function refuse(input: object, names: readonly string[], field: string): void {
  const name = names.find((one) => Object.hasOwn(input, one))
  if (name === undefined) return
  throw FieldNotSupported(
    { field: `${field}.${name}` },
    `${field}.${name} cannot be changed for many products at once`,
  )
}
