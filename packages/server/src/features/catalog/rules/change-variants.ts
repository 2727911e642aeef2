import { ManageVariantsNotAllowed, VariantNotFound } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import type { VariantChanges } from '../model/commands.ts'
import type { Base, Product, Variant } from '../model/product.ts'
import { readSelection } from './options.ts'
import { applyDiscount } from './prices.ts'
import { aggregatesOf } from './variants.ts'

/** The product after its variants were given values, and the ids of those that were named. */
export function changeVariants(
  before: Product,
  changes: readonly VariantChanges[],
  decimals: number,
): { product: Product; named: ReadonlySet<string> } {
  requireManaged(before)
  const byId = new Map(before.variants.map((variant) => [variant.id, variant]))
  const named = new Set<string>()
  for (const [index, change] of changes.entries()) {
    for (const id of select(before, change, `variants.${index}`)) {
      named.add(id)
      byId.set(id, override(byId.get(id) as Variant, change, before.base))
    }
  }
  return { product: withVariants(before, [...byId.values()], decimals), named }
}

/** Every variant back to the product's own values; ids and stock stay. */
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

function requireManaged({ id, manageVariants }: Product): void {
  if (manageVariants) return
  throw ManageVariantsNotAllowed(
    { productId: id },
    'The variants of this product are not managed; its own fields say what it sells',
  )
}

function select(product: Product, change: VariantChanges, field: string): string[] {
  const { variantIds, choices } = change
  if (variantIds && variantIds.length > 0) {
    const known = new Set(product.variants.map(({ id }) => id))
    const missing = variantIds.find((id) => !known.has(id))
    if (missing) throw VariantNotFound({ productId: product.id, variantId: missing })
    return [...variantIds]
  }
  if (!choices) {
    throw violation(field, 'REQUIRED_ONE_OF_FIELD', 'must name variants by choices or variantIds')
  }
  const wanted = [...readSelection(product.options, choices).values()]
  const found = product.variants.filter((one) => wanted.every((id) => one.choiceIds.includes(id)))
  if (found.length === 0) throw VariantNotFound({ productId: product.id, choices })
  return found.map(({ id }) => id)
}

const override = (variant: Variant, change: VariantChanges, base: Base): Variant => ({
  ...variant,
  price: own(change.price, variant.price, base.price),
  cost: own(change.cost, variant.cost, base.cost),
  weight: own(change.weight, variant.weight, base.weight),
  sku: own(change.sku, variant.sku, base.sku),
  visible: own(change.visible, variant.visible, true),
  productDimensions: own(change.productDimensions, variant.productDimensions, null),
  packageDimensions: own(change.packageDimensions, variant.packageDimensions, null),
})

const own = <T>(wanted: T | null | undefined, kept: T, inherited: T): T =>
  wanted === undefined ? kept : wanted === null ? inherited : wanted
