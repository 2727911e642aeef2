import type { CustomField } from '@vitrine/contract/custom-fields'
import { violation } from '@vitrine/contract/kit'
import type { ProductToSave } from '@vitrine/contract/products'
import type { Discount, NewProduct, Product, ProductChanges } from '../../../catalog/index.ts'
import { checkShipsAt, type ItemValues, noPreorder } from '../../../stock/index.ts'
import type { PlannedProduct } from '../model.ts'
import { given } from './given.ts'
import { ownOptions } from './own-options.ts'
import { planFields } from './plan-fields.ts'
import {
  listedVariant,
  type NewVariantValues,
  type PlannedVariant,
  planVariants,
} from './plan-variants.ts'
import { withProductValues } from './product-values.ts'
import { type SharedOptions, type TargetOption, targetOptions } from './target-options.ts'

/** The stock of one variant, by its index in the saved product. */
export interface PlannedStock {
  readonly at: number
  readonly revision: number | undefined
  readonly values: ItemValues
}

/** Data that a plan needs besides the product. */
export interface PlanContext {
  readonly maxVariants: number
  readonly shared: SharedOptions
  /** The active custom fields of variants, if values have to be validated. */
  readonly variantFields: readonly CustomField[] | undefined
}

/** The commands of a save: first for the catalog, then for the stock. */
export interface SavePlan<Changes> {
  readonly changes: Changes
  readonly stock: readonly PlannedStock[]
}

const variantFields = ['options', 'variants', 'removedVariantIds'] as const
/** Product fields that apply to all variants. */
const followedFields = ['price', 'cost', 'weight', 'sku'] as const

/** Whether a save affects managed variants, which then have to be read. */
export const concernsVariants = (request: ProductToSave): boolean =>
  (
    [
      ...variantFields,
      ...followedFields,
      'discount',
      'pricePerUnit',
      'manageVariants',
      'stock',
    ] as const
  ).some((name) => request[name] !== undefined)

/** Whether variants have to be listed; a product's own options create their variants themselves. */
const listsVariants = (request: ProductToSave, { options }: Pick<ProductChanges, 'options'>) =>
  variantFields.some(
    (name) =>
      request[name] !== undefined &&
      !isEmptyList(request[name]) &&
      !(name === 'options' && options !== undefined),
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The changes of an existing product. Its variants have to be read if the save affects them. */
export function planUpdate(
  before: Product,
  request: PlannedProduct,
  { maxVariants, shared, variantFields }: PlanContext,
): SavePlan<ProductChanges> {
  for (const name of ['handle', 'productType'] as const) {
    if (request[name] === undefined || request[name] === before[name]) continue
    throw violation(`product.${name}`, 'FIELD_NOT_ALLOWED', 'cannot be changed once it is set')
  }
  const { price, cost, weight, sku } = request
  const own = { ...(price && { price }), ...given({ cost, weight, sku }) }
  const fields = { ...planFields(request), ...ownOptions(request, before) }
  if (!listsVariants(request, fields)) return { changes: { ...fields, ...own }, stock: [] }
  const options = targetOptions(before, fields.options ? undefined : request.options, shared)
  const planned = planVariants(withOwnValues(request, options), { before, options, maxVariants })
  const discount = discountAfter(before, request)
  const endsDiscount = discount === null && isRule(before.discount)
  const base = { ...before.base, ...own, endsDiscount, customFields: variantFields }
  const listed = listing(withProductValues(planned, before, request), options, discount, base)
  return { changes: { ...fields, ...listed }, stock: plannedStock(planned) }
}

/** A product's discount continues unless a variant gets its own sale price. */
function discountAfter(before: Product, { discount, variants }: ProductToSave) {
  if (discount !== undefined) return discount
  const isOver = variants?.some(({ salePrice }) => salePrice !== undefined && salePrice !== null)
  return isOver || !isRule(before.discount) ? undefined : before.discount
}

const isRule = ({ type }: Discount): boolean => type === 'AMOUNT' || type === 'PERCENT'

/** The values of a product without options apply to its only variant. */
function withOwnValues(request: ProductToSave, options: readonly TargetOption[]): ProductToSave {
  const [only, ...others] = request.variants ?? []
  if (options.length > 0 || !only) return request
  const { price, cost, weight, sku } = request
  return { ...request, variants: [{ ...given({ price, cost, weight, sku }), ...only }, ...others] }
}

/** A new product. */
export function planCreation(
  request: PlannedProduct,
  { maxVariants, shared, variantFields }: PlanContext,
): SavePlan<NewProduct> {
  const { name, handle, productType = 'physical', collectionIds, cost, weight, sku } = request
  const price = request.price ?? request.variants?.find((one) => one.price !== undefined)?.price
  if (name === undefined) throw violation('product.name', 'REQUIRED_FIELD', 'is required')
  if (price === undefined) {
    throw violation(
      'product.price',
      'REQUIRED_FIELD',
      'is required, of the product or its variants',
    )
  }
  const own = given({ cost, weight, sku, handle, collectionIds })
  const ofItsOwn = ownOptions(request, undefined)
  const fields = { ...planFields(request), ...own, ...ofItsOwn, name, price, productType }
  if (!listsVariants(request, ofItsOwn)) return { changes: fields, stock: [] }
  const options = targetOptions(undefined, ofItsOwn.options ? undefined : request.options, shared)
  const setting = { before: undefined, options, maxVariants }
  const planned = planVariants(withOwnValues(request, options), setting)
  const base = {
    price,
    cost: cost ?? null,
    weight: weight ?? null,
    endsDiscount: false,
    customFields: variantFields,
  }
  const listed = listing(planned, options, request.discount, base)
  return { changes: { ...fields, ...listed }, stock: plannedStock(planned) }
}

/** All variants of a product, with the options they consist of. */
function listing(
  planned: readonly PlannedVariant[],
  options: readonly TargetOption[],
  discount: Discount | null | undefined,
  base: Omit<NewVariantValues, 'isRuled'>,
): Pick<ProductChanges, 'sharedOptions' | 'listedVariants' | 'discount'> {
  const fresh = { ...base, isRuled: Boolean(discount) }
  return {
    sharedOptions: options.map(({ requested }) => requested),
    listedVariants: planned.map((one) => listedVariant(one, options, fresh)),
    ...(discount && { discount }),
  }
}

const plannedStock = (planned: readonly PlannedVariant[]): PlannedStock[] =>
  planned.flatMap(({ saved }, at) => {
    if (!saved?.stock) return []
    const { revision, quantity, inStock, preorder } = saved.stock
    if (quantity !== undefined && inStock !== undefined) {
      const sentence = 'cannot be combined with quantity, which says it'
      throw violation('product.variants.stock.inStock', 'ONE_OF_ALIGNMENT', sentence)
    }
    checkShipsAt(preorder?.shipsAt, 'product.variants.stock.preorder.shipsAt')
    const values = given({
      quantity,
      inStock,
      preorder: preorder === null ? noPreorder : preorder,
    })
    return [{ at, revision, values }]
  })
