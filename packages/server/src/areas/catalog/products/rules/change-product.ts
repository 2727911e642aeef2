import { InvalidOptions, ManageVariantsNotAllowed } from '@vitrine/contract/catalog'
import { brokenRule, violation } from '@vitrine/contract/kit'
import { isLess, isZero } from '@vitrine/money'
import { cleanHtml } from '../../../../platform/clean-html.ts'
import { arrangeSections, type SectionLookup } from '../../info-sections/index.ts'
import {
  allModifiers,
  arrangeModifiers,
  changeOptions,
  type SharedLookup,
} from '../../options/index.ts'
import type { LabelReference, NewProduct, ProductChanges } from '../../shared/model/commands.ts'
import type {
  Base,
  Decimal,
  Discount,
  FileLabel,
  GalleryItem,
  Label,
  Option,
  Product,
  Variant,
} from '../../shared/model/product.ts'
import { emptyFields } from '../../shared/model/product-fields.ts'
import { calculated, isSame } from '../../shared/rules/money.ts'
import { withoutUndefined } from '../../shared/rules/without-undefined.ts'
import {
  aggregatesOf,
  arrangeVariants,
  combinationCount,
  sellListed,
} from '../../variants/index.ts'
import { changeDetails, changeUnit, checkRibbons } from './change-details.ts'
import { arrangeGallery } from './gallery.ts'
import { needsVariants } from './needs-variants.ts'
import { untrackedProduct } from './new-stock.ts'
import { areUnitsAligned } from './price-per-unit.ts'
import { applyDiscount, effectiveDiscount, hasRule, movePrices, noDiscount } from './prices.ts'
import { checkQuantityLimits } from './quantity-limits.ts'
import { followUnit } from './shared-measures.ts'
import { checkOrderedAhead, checkSubscriptions } from './subscriptions.ts'

/** The stored entities for the names and addresses in a change. */
export interface ResolvedReferences {
  readonly brand: (requested: LabelReference) => Label
  readonly ribbon: (requested: LabelReference) => Label
  readonly section: SectionLookup
  readonly customization: SharedLookup['customization']
  /** A digital file by id. */
  readonly file: (id: string) => FileLabel
  /** A gallery item by the id or the address of its file. */
  readonly media: (reference: { mediaId?: string; url?: string }) => GalleryItem
}

/** Dependencies of the rules: the currency's decimals, the site's limit, and ids for new entities. */
export interface ChangeContext extends ResolvedReferences {
  readonly decimals: number
  /** Maximum variants of a product. */
  readonly maxVariants: number
  readonly mint: () => string
}

/** The product after a change. Throws when the change is inconsistent. */
export function changeProduct(
  before: Product,
  changes: ProductChanges,
  context: ChangeContext,
): Product {
  const changesSales = needsVariants(before, changes)
  const sold: Partial<Product> = changesSales ? changeSold(before, changes, context) : {}
  const fields = Object.assign(
    changeFields(before, changes, context),
    changeDetails(before, changes, context),
    sold,
  )
  checkOrderedAhead(before, fields.subscriptions ?? null)
  const { options = before.options } = fields
  const gallery = arrangeGallery({ ...before, options }, changes.gallery, context)
  const after = { ...before, ...fields, ...gallery }
  const { pricePerUnit, variants } = after
  return checked({
    ...after,
    pricePerUnit:
      changesSales || changes.comparedBy === null
        ? changeUnit(pricePerUnit, changes.comparedBy, variants)
        : pricePerUnit,
    modifiers: changes.modifiers
      ? arrangeModifiers(allModifiers(before), changes.modifiers, after.gallery, context)
      : before.modifiers,
  })
}

/** Applies changes of variants and prices. */
function changeSold(
  before: Product,
  changes: ProductChanges,
  context: ChangeContext,
): Partial<Product> {
  const { options, manageVariants } = changeOptions(before, changes, context)
  checkManaging(before, manageVariants, options)
  if (!manageVariants) checkChoosable(before, options, context.maxVariants)
  const base = changeBase(before.base, changes, context.decimals)
  const discount = changeDiscount(before, changes.discount)
  const sold = changes.listedVariants
    ? sellListed(
        { ...before, ...measuresOf(changes) },
        changes.listedVariants,
        { options, manageVariants, discount, keepsDiscount: changes.discount !== undefined },
        context,
      )
    : {
        base,
        discount,
        digitalFile: before.digitalFile,
        variants: changeVariants(
          before,
          { changes, options, manageVariants, base, discount },
          context,
        ),
      }
  const aggregates = aggregatesOf(sold.variants)
  const variants = followUnit(before, changes, sold.variants)
  return Object.assign(sold, { variants, options, manageVariants, aggregates })
}

/** The product's own dimensions apply besides those of listed variants. */
const measuresOf = ({ productDimensions, packageDimensions }: ProductChanges) =>
  withoutUndefined({ productDimensions, packageDimensions }) as Partial<
    Pick<Product, 'productDimensions' | 'packageDimensions'>
  >

function checked(product: Product): Product {
  checkRibbons(product)
  checkSubscriptions(product)
  checkQuantityLimits(product)
  return product
}

/** A product with default values. */
export const blankProduct = (
  { name, price, productType = 'physical' }: NewProduct,
  identity: Pick<Product, 'id' | 'numericId' | 'handle' | 'slug' | 'createdDate' | 'collectionIds'>,
): Product => ({
  ...emptyFields,
  id: identity.id,
  numericId: identity.numericId,
  handle: identity.handle,
  slug: identity.slug,
  collectionIds: identity.collectionIds,
  createdDate: identity.createdDate,
  name,
  productType,
  revision: 1,
  visible: true,
  visibleInPos: productType === 'physical',
  descriptionDocument: null,
  brand: null,
  ribbon: null,
  additionalRibbons: [],
  base: { price, cost: null, weight: null, sku: null },
  discount: noDiscount,
  infoSections: [],
  tags: { public: [], private: [] },
  manageVariants: false,
  options: [],
  variants: [],
  aggregates: aggregatesOf([]),
  stock: untrackedProduct,
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

/** Each visible combination counts as a variant, even where variants are not managed. */
function checkChoosable(before: Product, options: readonly Option[], maximum: number): void {
  const count = combinationCount(options)
  if (count <= maximum || count <= combinationCount(before.options)) return
  throw InvalidOptions(
    { count, maximum },
    `The options can be combined in ${count} ways; a product has at most ${maximum} variants (settings.catalog.variantsPerProduct)`,
  )
}

const changeBase = (
  base: Base,
  { price, cost, weight, sku }: ProductChanges,
  decimals: number,
): Base => ({
  price: price === undefined ? base.price : calculated(base.price, price, decimals),
  cost: cost ? amountUnlessUnset(base.cost, cost, decimals) : unlessUnset(base.cost, cost),
  weight: unlessUnset(base.weight, weight),
  sku: sku === undefined ? base.sku : sku || null,
})

/** An unset value is read as 0: sent back as 0, it stays unset. */
const unlessUnset = (
  before: Decimal | null,
  requested: Decimal | null | undefined,
): Decimal | null => {
  if (requested === undefined) return before
  return before === null && requested !== null && isZero(requested) ? null : requested
}

const amountUnlessUnset = (before: Decimal | null, requested: Decimal, decimals: number) => {
  const cost = unlessUnset(before, requested)
  return cost === null ? null : calculated(before, cost, decimals)
}

function changeDiscount(before: Product, changes: Partial<Discount> | undefined): Discount {
  if (!changes) return before.discount
  const shown = before.variants.length > 0 ? effectiveDiscount(before) : before.discount
  const requested = { ...shown, ...withoutUndefined(changes) }
  if (changes.type === undefined && !hasRule(requested) && !isZero(requested.value)) {
    throw violation('product.discount.type', 'REQUIRED_FIELD', 'is required: there is no discount')
  }
  if (requested.type === 'PERCENT' && isLess('100', requested.value)) {
    throw violation('product.discount.value', 'MAX', 'must be at most 100 percent', {
      threshold: 100,
    })
  }
  // A client that sends back the discount it read must not replace variants' own sale prices with a rule.
  if (isSameDiscount(requested, shown)) return before.discount
  return hasRule(requested) ? requested : noDiscount
}

const isSameDiscount = (a: Discount, b: Discount): boolean =>
  a.value === b.value && (a.type === b.type || (!hasRule(a) && !hasRule(b)))

interface Targets extends Pick<Product, 'options' | 'manageVariants' | 'base' | 'discount'> {
  readonly changes: ProductChanges
}

function changeVariants(
  before: Product,
  targets: Targets,
  context: ChangeContext,
): readonly Variant[] {
  const { changes, base, discount, options, manageVariants } = targets
  const followed = followBase(before.variants, before.base, base)
  const ruleEnds = discount !== before.discount && !hasRule(discount)
  const { decimals, maxVariants } = context
  const isRuled = hasRule(before.discount) || hasRule(discount)
  const step = { from: before.base.price, to: base.price, decimals, isRuled }
  const moved = movePrices(followed, step).map((variant) =>
    ruleEnds ? { ...variant, salePrice: null } : variant,
  )
  const knownChoices = new Set(before.options.flatMap((one) => one.choices.map(({ id }) => id)))
  const listed = changes.variants
  const requested = { listed, maxVariants, decimals }
  const arrangement = { manageVariants, options, base, before: moved, knownChoices, ...requested }
  return applyDiscount(arrangeVariants(arrangement, context.mint), discount, decimals)
}

/** Variants that had the product's old value take the new one. */
const followBase = (variants: readonly Variant[], from: Base, to: Base): readonly Variant[] =>
  isSame(from.cost, to.cost) && from.weight === to.weight && from.sku === to.sku
    ? variants
    : variants.map((variant) => ({
        ...variant,
        cost: isSame(variant.cost, from.cost) ? to.cost : variant.cost,
        weight: variant.weight === from.weight ? to.weight : variant.weight,
        sku: variant.sku === from.sku ? to.sku : variant.sku,
      }))

function changeFields(
  before: Product,
  changes: ProductChanges,
  context: ChangeContext,
): Partial<Product> {
  const { brand, brandId, ribbon, ribbonId, pricePerUnit, name, visible, description } = changes
  const { productDimensions, packageDimensions, infoSections, seo } = changes
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
    infoSections: infoSections && arrangeSections(before.infoSections, infoSections, context),
    seo,
    brand: labelAfter(before.brand, brandId ? { id: brandId } : brand, context.brand),
    ribbon: labelAfter(before.ribbon, ribbonId ? { id: ribbonId } : ribbon, context.ribbon),
  } satisfies Partial<Record<keyof Product, unknown>>) as Partial<Product>
}

const labelAfter = (
  before: Label | null,
  requested: LabelReference | null | undefined,
  find: (requested: LabelReference) => Label,
): Label | null => (requested === undefined ? before : requested ? find(requested) : null)
