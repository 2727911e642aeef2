import { ManageVariantsNotAllowed } from '@vitrine/contract/catalog'
import { brokenRule, violation } from '@vitrine/contract/kit'
import { cleanHtml } from '../../../platform/clean-html.ts'
import type { NewProduct, ProductChanges } from '../model/commands.ts'
import type {
  Base,
  Decimal,
  Discount,
  GalleryItem,
  Label,
  Option,
  Product,
  Variant,
} from '../model/product.ts'
import { arrangeGallery } from './gallery.ts'
import { isLess, isZero } from './money.ts'
import { arrangeOptions } from './options.ts'
import { areUnitsAligned } from './price-per-unit.ts'
import { applyDiscount, hasRule, movePrices, noDiscount, shownDiscount } from './prices.ts'
import { aggregatesOf, arrangeVariants, withoutUndefined } from './variants.ts'

/** What the database knew of the names and addresses in a change. */
export interface Known {
  readonly brand: (name: string) => Label
  readonly ribbon: (name: string) => Label
  /** A gallery item by the id of its file or by its address. */
  readonly media: (reference: { mediaId?: string; url?: string }) => GalleryItem
}

/** What the rules need from outside: the currency's decimals, and ids for what is new. */
export interface Setting extends Known {
  readonly decimals: number
  readonly mint: () => string
}

/** The product as it is after a change. Throws when the change contradicts itself or the product. */
export function changeProduct(before: Product, changes: ProductChanges, setting: Setting): Product {
  const options = changes.options
    ? arrangeOptions(before.options, changes.options, setting.mint)
    : before.options
  const manageVariants = changes.manageVariants ?? before.manageVariants
  checkManaging(before, manageVariants, options)
  const base = changeBase(before.base, changes)
  const discount = changeDiscount(before, changes.discount)
  const variants = changeVariants(
    before,
    { changes, options, manageVariants, base, discount },
    setting,
  )
  const fields = {
    ...changeFields(before, changes, setting),
    base,
    discount,
    options,
    manageVariants,
  }
  const gallery = arrangeGallery({ ...before, options }, changes.gallery, setting)
  return { ...before, ...fields, ...gallery, variants, aggregates: aggregatesOf(variants) }
}

/** A product that is not there yet, before its first change. */
export const blankProduct = (
  { name, price, productType = 'physical' }: NewProduct,
  identity: Pick<Product, 'id' | 'numericId' | 'handle' | 'slug' | 'createdDate' | 'collectionIds'>,
): Product => ({
  ...identity,
  name,
  productType,
  digitalFile: null,
  revision: 1,
  visible: true,
  description: '',
  brand: null,
  ribbon: null,
  base: { price, cost: null, weight: null, sku: null },
  discount: noDiscount,
  pricePerUnit: null,
  productDimensions: null,
  packageDimensions: null,
  infoSections: [],
  customTextFields: [],
  seo: null,
  manageVariants: false,
  options: [],
  variants: [],
  aggregates: aggregatesOf([]),
  stock: { status: 'IN_STOCK', tracked: false, quantity: null, preorder: false },
  gallery: [],
  updatedDate: identity.createdDate,
})

function checkManaging(before: Product, manages: boolean, options: readonly Option[]): void {
  if (!before.manageVariants || manages || options.length === 0) return
  throw ManageVariantsNotAllowed(
    { productId: before.id },
    'Variants stay managed while the product has options; send an empty productOptions as well',
  )
}

const changeBase = (base: Base, { price, cost, weight, sku }: ProductChanges): Base => ({
  price: price ?? base.price,
  cost: known(base.cost, cost),
  weight: known(base.weight, weight),
  sku: sku === undefined ? base.sku : sku || null,
})

/** What nobody ever said is told as 0: sent back, it stays unsaid. */
const known = (before: Decimal | null, wanted: Decimal | null | undefined): Decimal | null => {
  if (wanted === undefined) return before
  return before === null && wanted !== null && isZero(wanted) ? null : wanted
}

function changeDiscount(before: Product, wanted: Discount | undefined): Discount {
  if (!wanted) return before.discount
  if (wanted.type === 'PERCENT' && isLess('100', wanted.value)) {
    throw violation('product.discount.value', 'MAX', 'must be at most 100 percent', {
      threshold: 100,
    })
  }
  // A client that sends back what it read must not turn the variants' own sales into a rule.
  if (before.variants.length > 0 && isSameDiscount(wanted, shownDiscount(before))) {
    return before.discount
  }
  return hasRule(wanted) ? wanted : noDiscount
}

const isSameDiscount = (a: Discount, b: Discount): boolean =>
  a.value === b.value && (a.type === b.type || (!hasRule(a) && !hasRule(b)))

interface Targets extends Pick<Product, 'options' | 'manageVariants' | 'base' | 'discount'> {
  readonly changes: ProductChanges
}

function changeVariants(before: Product, targets: Targets, setting: Setting): readonly Variant[] {
  const { changes, base, discount, options, manageVariants } = targets
  const followed = followBase(before.variants, before.base, base)
  const ruleEnds = discount !== before.discount && !hasRule(discount)
  const moved = movePrices(followed, before.base.price, base.price).map((variant) =>
    ruleEnds ? { ...variant, salePrice: null } : variant,
  )
  const knownChoices = new Set(before.options.flatMap((one) => one.choices.map(({ id }) => id)))
  const listed = changes.variants
  const arrangement = { manageVariants, options, base, before: moved, knownChoices, listed }
  return applyDiscount(arrangeVariants(arrangement, setting.mint), discount, setting.decimals)
}

/** A variant without a value of its own takes the product's new one. */
const followBase = (variants: readonly Variant[], from: Base, to: Base): readonly Variant[] =>
  from.cost === to.cost && from.weight === to.weight && from.sku === to.sku
    ? variants
    : variants.map((variant) => ({
        ...variant,
        cost: variant.cost === from.cost ? to.cost : variant.cost,
        weight: variant.weight === from.weight ? to.weight : variant.weight,
        sku: variant.sku === from.sku ? to.sku : variant.sku,
      }))

function changeFields(before: Product, changes: ProductChanges, found: Known): Partial<Product> {
  const { brand, ribbon, pricePerUnit, name, visible, description } = changes
  const { productDimensions, packageDimensions, infoSections, customTextFields, seo } = changes
  if (name !== undefined && name.trim() === '') {
    throw brokenRule('product.name', 'ONLY_SPACES_STRING_ERROR', 'must not be only blanks')
  }
  if (pricePerUnit && !areUnitsAligned(pricePerUnit)) {
    const { totalMeasurementUnit, baseMeasurementUnit } = pricePerUnit
    throw brokenRule(
      'product.pricePerUnitData.baseMeasurementUnit',
      'PRICE_PER_UNIT_NOT_ALIGNED',
      `${baseMeasurementUnit} cannot be compared with ${totalMeasurementUnit}`,
    )
  }
  return withoutUndefined({
    name,
    visible,
    description: description === undefined ? undefined : cleanHtml(description),
    pricePerUnit,
    productDimensions,
    packageDimensions,
    infoSections: infoSections?.map((one) => ({ ...one, description: cleanHtml(one.description) })),
    customTextFields,
    seo,
    brand: brand === undefined ? before.brand : brand ? found.brand(brand) : null,
    ribbon: ribbon === undefined ? before.ribbon : ribbon ? found.ribbon(ribbon) : null,
  } satisfies Partial<Record<keyof Product, unknown>>) as Partial<Product>
}
