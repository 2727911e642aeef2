import { ManageVariantsNotAllowed, VariantNotFound } from '@vitrine/contract/catalog'
import { ApplicationError, violation } from '@vitrine/contract/kit'
import { readSelection } from '../../options/index.ts'
import { applyDiscount } from '../../products/rules/prices.ts'
import type { VariantChanges } from '../../shared/model/commands.ts'
import type { Base, Product, Variant } from '../../shared/model/product.ts'
import { calculated } from '../../shared/rules/money.ts'
import { aggregatesOf } from './variants.ts'

/** The product with changed variants, and the ids of the changed ones. */
export function changeVariants(
  before: Product,
  changes: readonly VariantChanges[],
  decimals: number,
): { product: Product; named: ReadonlySet<string> } {
  requireManaged(before)
  const byId = new Map(before.variants.map((variant) => [variant.id, variant]))
  const named = new Set<string>()
  for (const [index, change] of changes.entries()) {
    for (const id of select(before, change, `variants[${index}]`)) {
      named.add(id)
      byId.set(id, override(byId.get(id) as Variant, change, before.base, decimals))
    }
  }
  return { product: withVariants(before, [...byId.values()], decimals), named }
}

/** How a change selects variants: by id, or by choices. */
export type VariantSelector =
  | { readonly variantIds: readonly string[] }
  | { readonly choiceIds: readonly string[] }

/** Selectors of the variants of each change, without reading the variants. */
export function selectorsOf(
  product: Pick<Product, 'id' | 'manageVariants' | 'options'>,
  changes: readonly VariantChanges[],
): VariantSelector[] {
  requireManaged(product)
  return changes.map((change, index) => selectorOf(product, change, `variants[${index}]`))
}

/** Resets every variant to the product's values; ids and stock stay. */
export function resetVariants(before: Product, decimals: number): Product {
  requireManaged(before)
  const variants = before.variants.map((variant) => ({
    ...variant,
    ...before.base,
    salePrice: null,
    visible: true,
    productDimensions: null,
    packageDimensions: null,
  }))
  return withVariants(before, variants, decimals)
}

export function withVariants(
  before: Product,
  variants: readonly Variant[],
  decimals: number,
): Product {
  const priced = applyDiscount(variants, before.discount, decimals)
  return { ...before, variants: priced, aggregates: aggregatesOf(priced) }
}

function requireManaged({ id, manageVariants }: Pick<Product, 'id' | 'manageVariants'>): void {
  if (manageVariants) return
  throw ManageVariantsNotAllowed(
    { productId: id },
    'The variants of this product are not managed; its own fields say what it sells',
  )
}

function select(product: Product, change: VariantChanges, field: string): string[] {
  const selector = selectorOf(product, change, field)
  if ('variantIds' in selector) {
    const existing = new Set(product.variants.map(({ id }) => id))
    const missing = selector.variantIds.find((id) => !existing.has(id))
    if (missing) throw VariantNotFound({ field, productId: product.id, variantId: missing })
    return [...selector.variantIds]
  }
  const { choices } = change
  const found = product.variants.filter((one) =>
    selector.choiceIds.every((id) => one.choiceIds.includes(id)),
  )
  if (found.length === 0) throw VariantNotFound({ field, productId: product.id, choices })
  return found.map(({ id }) => id)
}

function selectorOf(
  product: Pick<Product, 'id' | 'options'>,
  { variantIds, choices }: VariantChanges,
  field: string,
): VariantSelector {
  if (variantIds && variantIds.length > 0) {
    if (Object.keys(choices ?? {}).length > 0) {
      throw violation(field, 'ONE_OF_ALIGNMENT', 'must name variants by choices or variantIds')
    }
    return { variantIds: variantIds.map((id) => id.toLowerCase()) }
  }
  if (!choices) {
    throw violation(field, 'REQUIRED_ONE_OF_FIELD', 'must name variants by choices or variantIds')
  }
  const selected = new Set(namedChoices(product, choices, field))
  const inOrder = product.options.flatMap((option) => option.choices.map(({ id }) => id))
  return { choiceIds: inOrder.filter((id) => selected.has(id)) }
}

/** Throws for a choice that does not exist. */
function namedChoices(
  { id, options }: Pick<Product, 'id' | 'options'>,
  choices: Readonly<Record<string, string>>,
  field: string,
): string[] {
  try {
    return [...readSelection(options, choices).values()]
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error
    throw VariantNotFound({ field, productId: id, choices, ...error.data }, error.message)
  }
}

const override = (
  variant: Variant,
  change: VariantChanges,
  base: Base,
  decimals: number,
): Variant => ({
  ...variant,
  price: own(
    change.price && calculated(variant.price, change.price, decimals),
    variant.price,
    base.price,
  ),
  cost: own(
    change.cost && calculated(variant.cost, change.cost, decimals),
    variant.cost,
    base.cost,
  ),
  weight: own(change.weight, variant.weight, base.weight),
  sku: own(change.sku, variant.sku, base.sku),
  barcode: own(change.barcode, variant.barcode, null),
  visible: own(change.visible, variant.visible, true),
  productDimensions: own(change.productDimensions, variant.productDimensions, null),
  packageDimensions: own(change.packageDimensions, variant.packageDimensions, null),
})

const own = <T>(requested: T | null | undefined, stored: T, inherited: T): T =>
  requested === undefined ? stored : requested === null ? inherited : requested
