import { type catalogV3, FieldNotSupported } from '@vitrine/contract/catalog-v3'
import { brokenRule, type Input } from '@vitrine/contract/kit'
import type { SharedChanges, VariantValues } from '../../catalog/index.ts'
import { decodeFields, type Reading, requireBrandId } from './decode-product.ts'
import { decodeVariant } from './decode-variants.ts'

type Ops = (typeof catalogV3)['operations']
type SentProduct = Input<Ops['bulkUpdateProductsByFilter']>['product']
type SentVariant = Input<Ops['bulkUpdateProductVariantsByFilter']>['variant']

const ofOneProduct = ['slug', 'options', 'modifiers', 'variantsInfo'] as const
const ofOneVariant = ['id', 'sku', 'barcode', 'choices', 'digitalProperties'] as const

/** The same changes for many products: nothing that one product alone can have. */
export function decodeProductForMany(sent: SentProduct, reading: Reading): SharedChanges {
  refuse(sent, ofOneProduct, 'product')
  const { variantsInfo: _, ...product } = sent
  requireBrandId(product, 'product')
  const changes = decodeFields(product, 'product', reading)
  if (Object.keys(changes).length > 0) return changes
  throw brokenRule('product', 'EMPTY_FIELD_MASK', 'names no field to change')
}

/** The same values for many variants: nothing that one variant alone can have. */
export function decodeVariantForMany(sent: SentVariant): VariantValues {
  refuse(sent, ofOneVariant, 'variant')
  const { sold, ...values } = decodeVariant(sent, 'variant')
  if (Object.keys(values).length > 0) return sold ? { ...values, sold } : values
  throw brokenRule('variant', 'EMPTY_FIELD_MASK', 'names no field to change')
}

function refuse(sent: object, names: readonly string[], field: string): void {
  const name = names.find((one) => Object.hasOwn(sent, one))
  if (name === undefined) return
  throw FieldNotSupported(
    { field: `${field}.${name}` },
    `${field}.${name} cannot be changed for many products at once`,
  )
}
