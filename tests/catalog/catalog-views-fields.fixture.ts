/**
 * Where a field's equality in both dialects is tested: `both` names a part of `catalog-views.fixture.ts`, `observed` a
 * test, `lost` an entry of `catalog-views-lost.fixture.ts`.
 */
export type FieldCoverage =
  | { readonly both: string }
  | { readonly observed: string }
  | { readonly lost: string }
type Table = Readonly<Record<string, FieldCoverage>>

const both = (part: string): FieldCoverage => ({ both: part })
const observed = (test: string): FieldCoverage => ({ observed: test })
const lost = (what: string): FieldCoverage => ({ lost: what })

/** Every field of a product that V1 writes. */
export const fieldsOfV1: Table = {
  id: observed('raises the revision that both share'),
  name: both('name'),
  slug: both('slug'),
  visible: both('visibility'),
  productType: observed('is digital in both once it has a file'),
  description: both('description'),
  sku: both('article number'),
  weight: both('weight'),
  productDimensions: both('size'),
  packageDimensions: both('size'),
  priceData: both('price'),
  discount: both('price before a discount'),
  costAndProfitData: both('cost'),
  pricePerUnitData: both('price of a unit'),
  additionalInfoSections: both('info sections, in their order'),
  ribbon: both('ribbon'),
  brand: both('brand'),
  manageVariants: observed('of options that make variants'),
  productOptions: observed('of options that make variants'),
  seoData: both('seo'),
}

/** Every field of a product that V3 writes; below variants with their paths. */
export const fieldsOfV3: Table = {
  id: observed('raises the revision that both share'),
  revision: observed('raises the revision that both share'),
  name: both('name'),
  slug: both('slug'),
  handle: lost('the handle'),
  productType: observed('is digital in both once it has a file'),
  visible: both('visibility'),
  visibleInPos: lost('whether tills sell it'),
  description: lost('what a description is made of beyond its HTML'),
  plainDescription: both('description'),
  media: observed('have one order, set by either dialect, and the first is the main one'),
  seoData: both('seo'),
  subtitle: lost('the line below the name'),
  isGiftCard: lost('that it sells a gift card'),
  quantityLimits: lost('how many somebody may buy'),
  relatedProductIds: lost('which products belong to it'),
  taxGroupId: lost('how it is taxed'),
  options: observed('of a product with options'),
  modifiers: lost('what buyers choose that makes no variant'),
  brand: both('brand'),
  infoSections: both('info sections, in their order'),
  ribbon: both('ribbon'),
  additionalRibbons: lost('ribbons beside the first'),
  mainCategoryId: observed('have a main category in V3, which V1 leaves unchanged'),
  physicalProperties: both('price of a unit'),
  purchaseEligibility: lost('who may buy it'),
  subscriptionDetails: lost('subscriptions'),
  extendedFields: lost('fields of apps'),
  tags: lost('tags'),
  'variants.id': observed('of options that make variants'),
  'variants.visible': observed(
    'weights, codes and hidden variants of sizes are each variant’s own for both',
  ),
  'variants.sku': both('article number'),
  'variants.barcode': lost('the barcode of a variant'),
  'variants.choices': observed('of a product with options'),
  'variants.price': both('price before a discount'),
  'variants.revenueDetails': both('cost'),
  'variants.physicalProperties': both('size'),
  'variants.digitalProperties': observed('is digital in both once it has a file'),
}
