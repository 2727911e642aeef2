import { InvalidOptions, ManageVariantsNotAllowed } from '@vitrine/contract/catalog'
import { brokenRule, violation } from '@vitrine/contract/kit'
import { cleanHtml } from '../../../platform/clean-html.ts'
import type { LabelReference, NewProduct, ProductChanges } from '../model/commands.ts'
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
} from '../model/product.ts'
import { changeDetails, changeUnit, checkRibbons } from './change-details.ts'
import { changeOptions } from './change-options.ts'
import { arrangeGallery } from './gallery.ts'
import { arrangeSections, type SectionLookup } from './info-sections.ts'
import { isLess, isSame, isZero, reckoned } from './money.ts'
import { areUnitsAligned } from './price-per-unit.ts'
import { applyDiscount, hasRule, movePrices, noDiscount, shownDiscount } from './prices.ts'
import { sellListed } from './sell-listed.ts'
import { followUnit } from './shared-measures.ts'
import { arrangeModifiers, type SharedLookup, shownModifiers } from './shared-options.ts'
import { untrackedProduct } from './stocked.ts'
import { checkOrderedAhead, checkSubscriptions } from './subscriptions.ts'
import { aggregatesOf, arrangeVariants, combinationCount, withoutUndefined } from './variants.ts'

/** What the database knew of the names and addresses in a change. */
export interface Known {
  readonly brand: (wanted: LabelReference) => Label
  readonly ribbon: (wanted: LabelReference) => Label
  readonly section: SectionLookup
  readonly customization: SharedLookup['customization']
  /** A file to deliver, by its id. */
  readonly file: (id: string) => FileLabel
  /** A gallery item by the id of its file or by its address. */
  readonly media: (reference: { mediaId?: string; url?: string }) => GalleryItem
}

/** What the rules need from outside: the currency's decimals, the site's limit, and ids for what is new. */
export interface Setting extends Known {
  readonly decimals: number
  /** Most variants a product may have. */
  readonly mostVariants: number
  readonly mint: () => string
}

/** The product as it is after a change. Throws when the change contradicts itself or the product. */
export function changeProduct(before: Product, changes: ProductChanges, setting: Setting): Product {
  const { options, manageVariants } = changeOptions(before, changes, setting)
  checkManaging(before, manageVariants, options)
  if (!manageVariants) checkChoosable(before, options, setting.mostVariants)
  const base = changeBase(before.base, changes, setting.decimals)
  const discount = changeDiscount(before, changes.discount)
  const sold = changes.listedVariants
    ? sellListed(before, changes.listedVariants, { options, manageVariants, discount }, setting)
    : {
        ...{ base, discount, digitalFile: before.digitalFile },
        variants: changeVariants(
          before,
          { changes, options, manageVariants, base, discount },
          setting,
        ),
      }
  const fields = Object.assign(
    changeFields(before, changes, setting),
    changeDetails(before, changes, setting),
    sold,
    { variants: followUnit(before, changes, sold.variants), options, manageVariants },
  )
  checkOrderedAhead(before, fields.subscriptions ?? null)
  const gallery = arrangeGallery({ ...before, options }, changes.gallery, setting)
  const after = { ...before, ...fields, ...gallery, aggregates: aggregatesOf(sold.variants) }
  return checked({
    ...after,
    pricePerUnit: changeUnit(after.pricePerUnit, changes.comparedBy, after.variants),
    modifiers: changes.modifiers
      ? arrangeModifiers(shownModifiers(before), changes.modifiers, after.gallery, setting)
      : before.modifiers,
  })
}

function checked(product: Product): Product {
  checkRibbons(product)
  checkSubscriptions(product)
  return product
}

/**
 * A product that is not there yet, before its first change. Each field is named: an object that begins with
 * those of another is put together many times slower, and imports make them by the thousand.
 */
export const blankProduct = (
  { name, price, productType = 'physical' }: NewProduct,
  identity: Pick<Product, 'id' | 'numericId' | 'handle' | 'slug' | 'createdDate' | 'collectionIds'>,
): Product => ({
  id: identity.id,
  numericId: identity.numericId,
  handle: identity.handle,
  slug: identity.slug,
  collectionIds: identity.collectionIds,
  createdDate: identity.createdDate,
  name,
  productType,
  digitalFile: null,
  revision: 1,
  visible: true,
  visibleInPos: productType === 'physical',
  description: '',
  descriptionDocument: null,
  brand: null,
  ribbon: null,
  additionalRibbons: [],
  base: { price, cost: null, weight: null, sku: null },
  discount: noDiscount,
  pricePerUnit: null,
  productDimensions: null,
  packageDimensions: null,
  infoSections: [],
  modifiers: [],
  subscriptions: null,
  tags: { public: [], private: [] },
  delivery: { fulfillerId: null, shippingGroupId: null, deliveryProfileId: null },
  taxGroupId: null,
  purchaseEligibility: null,
  extendedFields: null,
  mainCategoryId: null,
  seo: null,
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

/** Whatever visitors can choose counts as a variant, also where nobody keeps them one by one. */
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
  price: price === undefined ? base.price : reckoned(base.price, price, decimals),
  cost: cost ? knownAmount(base.cost, cost, decimals) : known(base.cost, cost),
  weight: known(base.weight, weight),
  sku: sku === undefined ? base.sku : sku || null,
})

/** What nobody ever said is told as 0: sent back, it stays unsaid. */
const known = (before: Decimal | null, wanted: Decimal | null | undefined): Decimal | null => {
  if (wanted === undefined) return before
  return before === null && wanted !== null && isZero(wanted) ? null : wanted
}

const knownAmount = (before: Decimal | null, wanted: Decimal, decimals: number) => {
  const cost = known(before, wanted)
  return cost === null ? null : reckoned(before, cost, decimals)
}

function changeDiscount(before: Product, changes: Partial<Discount> | undefined): Discount {
  if (!changes) return before.discount
  const shown = before.variants.length > 0 ? shownDiscount(before) : before.discount
  const wanted = { ...shown, ...withoutUndefined(changes) }
  if (changes.type === undefined && !hasRule(wanted) && !isZero(wanted.value)) {
    throw violation('product.discount.type', 'REQUIRED_FIELD', 'is required: there is no discount')
  }
  if (wanted.type === 'PERCENT' && isLess('100', wanted.value)) {
    throw violation('product.discount.value', 'MAX', 'must be at most 100 percent', {
      threshold: 100,
    })
  }
  // A client that sends back what it read must not turn the variants' own sales into a rule.
  if (isSameDiscount(wanted, shown)) return before.discount
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
  const { decimals, mostVariants } = setting
  const isRuled = hasRule(before.discount) || hasRule(discount)
  const step = { from: before.base.price, to: base.price, decimals, isRuled }
  const moved = movePrices(followed, step).map((variant) =>
    ruleEnds ? { ...variant, salePrice: null } : variant,
  )
  const knownChoices = new Set(before.options.flatMap((one) => one.choices.map(({ id }) => id)))
  const listed = changes.variants
  const wanted = { listed, mostVariants, decimals }
  const arrangement = { manageVariants, options, base, before: moved, knownChoices, ...wanted }
  return applyDiscount(arrangeVariants(arrangement, setting.mint), discount, decimals)
}

/** A variant without a value of its own takes the product's new one. */
const followBase = (variants: readonly Variant[], from: Base, to: Base): readonly Variant[] =>
  isSame(from.cost, to.cost) && from.weight === to.weight && from.sku === to.sku
    ? variants
    : variants.map((variant) => ({
        ...variant,
        cost: isSame(variant.cost, from.cost) ? to.cost : variant.cost,
        weight: variant.weight === from.weight ? to.weight : variant.weight,
        sku: variant.sku === from.sku ? to.sku : variant.sku,
      }))

function changeFields(before: Product, changes: ProductChanges, found: Setting): Partial<Product> {
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
    infoSections: infoSections && arrangeSections(before.infoSections, infoSections, found),
    seo,
    brand: labelAfter(before.brand, brandId ? { id: brandId } : brand, found.brand),
    ribbon: labelAfter(before.ribbon, ribbonId ? { id: ribbonId } : ribbon, found.ribbon),
  } satisfies Partial<Record<keyof Product, unknown>>) as Partial<Product>
}

const labelAfter = (
  before: Label | null,
  wanted: LabelReference | null | undefined,
  find: (wanted: LabelReference) => Label,
): Label | null => (wanted === undefined ? before : wanted ? find(wanted) : null)
