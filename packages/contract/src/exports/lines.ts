import { Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import { discountTypes, measurementUnits, optionTypes } from '../vocabulary/index.ts'

/**
 * The lines of a JSON Lines export. Each is one object with its `type`; the first is the header. Money
 * and measures are decimal strings, times ISO 8601 in UTC. What a line refers to stands before it.
 */
const line = <const Type_ extends string, P extends Parameters<typeof Type.Object>[0]>(
  type: Type_,
  properties: P,
) => Type.Object({ type: Type.Literal(type), ...properties })

const Id = () => Type.String({ format: 'uuid' })
const Amount = () => Type.String({ pattern: '^\\d{1,10}(\\.\\d{1,4})?$' })
const Measure = Amount
const Words = (maxLength: number) => Type.String({ maxLength })
/** Files of a library have ids of their own kind. */
const MediaId = () => Type.String({ pattern: '^[\\w~.-]{1,80}$' })

/** The first line. A reader refuses versions it does not know. */
export const LINES_VERSION = 1
export const HeaderLine = line('header', {
  format: Type.Literal('vitrine'),
  version: Type.Integer({ minimum: 1 }),
})

/** How the site is set, as its settings answer; never a secret. */
export const SiteLine = line('site', { settings: Type.Record(Type.String(), Type.Unknown()) })

const label = { id: Id(), name: Words(200) }
export const BrandLine = line('brand', label)
export const RibbonLine = line('ribbon', label)

export const CollectionLine = line('collection', {
  ...label,
  slug: Words(200),
  description: Words(20_000),
  visible: Type.Boolean(),
})

/** A picture of the library: where its bytes can be fetched, not the bytes. */
export const MediaLine = line('media', {
  id: MediaId(),
  url: Words(2048),
  fileName: Words(255),
  altText: Words(4000),
})

const Dimensions = Nullable(
  Type.Object({
    length: Measure(),
    width: Measure(),
    height: Measure(),
    unit: OneOf(['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD']),
  }),
)
const sizes = { productDimensions: Dimensions, packageDimensions: Dimensions }
const sold = {
  price: Amount(),
  cost: Nullable(Amount()),
  weight: Nullable(Measure()),
  sku: Nullable(Words(200)),
}

const LineVariant = Type.Object({
  id: Id(),
  isDefault: Type.Boolean(),
  choiceIds: Type.Array(Id(), { maxItems: 6 }),
  ...sold,
  salePrice: Nullable(Amount()),
  barcode: Nullable(Words(200)),
  visible: Type.Boolean(),
  ...sizes,
})

const LineOption = Type.Object({
  id: Id(),
  name: Words(200),
  type: OneOf(optionTypes),
  choices: Type.Array(
    Type.Object({
      id: Id(),
      value: Words(200),
      description: Words(200),
      mediaIds: Type.Array(MediaId()),
    }),
  ),
})

/**
 * A whole product, variants included. Its stock and its collections have lines of their own; files that a
 * digital product delivers are not exported, and are attached anew.
 */
export const ProductLine = line('product', {
  id: Id(),
  numericId: Type.Integer({ minimum: 1 }),
  revision: Type.Integer({ minimum: 1 }),
  handle: Words(255),
  name: Words(400),
  slug: Words(400),
  visible: Type.Boolean(),
  productType: OneOf(['physical', 'digital']),
  description: Words(64_000),
  brand: Nullable(Type.Object(label)),
  ribbon: Nullable(Type.Object(label)),
  base: Type.Object(sold),
  discount: Type.Object({ type: OneOf(discountTypes), value: Amount() }),
  pricePerUnit: Nullable(
    Type.Object({
      totalQuantity: Measure(),
      totalMeasurementUnit: OneOf(measurementUnits),
      baseQuantity: Measure(),
      baseMeasurementUnit: OneOf(measurementUnits),
    }),
  ),
  ...sizes,
  infoSections: Type.Array(Type.Object({ title: Words(400), description: Words(64_000) })),
  customTextFields: Type.Array(
    Type.Object({ title: Words(400), maxLength: Type.Integer(), mandatory: Type.Boolean() }),
  ),
  /** As it was sent. */
  seo: Type.Unknown(),
  manageVariants: Type.Boolean(),
  options: Type.Array(LineOption, { maxItems: 6 }),
  variants: Type.Array(LineVariant, { minItems: 1, maxItems: 10_000 }),
  /** In its order; a file that is not there under this id is found by its address. */
  gallery: Type.Array(
    Type.Object({ id: MediaId(), url: Words(2048), title: Words(4000), altText: Words(4000) }),
  ),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})

/** Stock of all variants of a product. */
export const InventoryLine = line('inventory', {
  productId: Id(),
  tracked: Type.Boolean(),
  preorder: Type.Object({
    enabled: Type.Boolean(),
    message: Nullable(Words(4000)),
    limit: Nullable(Type.Integer()),
  }),
  variants: Type.Array(
    Type.Object({
      variantId: Id(),
      quantity: Nullable(Type.Integer()),
      inStock: Type.Boolean(),
    }),
  ),
})

/** Products of a collection in their order; a large collection has several such lines. */
export const MembershipLine = line('membership', {
  collectionId: Id(),
  productIds: Type.Array(Id(), { maxItems: 1000 }),
})

/** What each type of line looks like. */
export const lines = {
  header: HeaderLine,
  site: SiteLine,
  brand: BrandLine,
  ribbon: RibbonLine,
  collection: CollectionLine,
  media: MediaLine,
  product: ProductLine,
  inventory: InventoryLine,
  membership: MembershipLine,
} as const
export type LineType = keyof typeof lines
export type HeaderLine = Static<typeof HeaderLine>
export type SiteLine = Static<typeof SiteLine>
export type BrandLine = Static<typeof BrandLine>
export type RibbonLine = Static<typeof RibbonLine>
export type CollectionLine = Static<typeof CollectionLine>
export type MediaLine = Static<typeof MediaLine>
export type ProductLine = Static<typeof ProductLine>
export type InventoryLine = Static<typeof InventoryLine>
export type MembershipLine = Static<typeof MembershipLine>
export type CatalogLine =
  | HeaderLine
  | SiteLine
  | BrandLine
  | RibbonLine
  | CollectionLine
  | MediaLine
  | ProductLine
  | InventoryLine
  | MembershipLine
