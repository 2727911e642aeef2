import { productFieldsToWrite } from '../catalog/product-fields.ts'
import { variantFieldsToWrite } from '../catalog/variant-fields.ts'
import { CustomFieldValues } from '../custom-fields/schemas.ts'
import { CalendarDay, Maybe, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'
import {
  discountTypes,
  measurementUnits,
  optionTypes,
  renderTypes,
  subscriptionFrequencies,
} from '../vocabulary/index.ts'
import { Amount, Id, label, line, MediaId, sectionText, swatchFields, Words } from './line.ts'
import {
  BrandLine,
  CollectionLine,
  CustomFieldLine,
  CustomizationLine,
  InfoSectionLine,
  LocationLine,
  MediaLine,
  MembershipLine,
  RibbonLine,
  StockRoutingLine,
} from './shared-lines.ts'

export * from './shared-lines.ts'

/**
 * The lines of a JSON Lines export. Each is an object with its `type`; the first is the header. Money and measures are
 * decimal strings, times ISO 8601 in UTC. Lines follow the lines they refer to.
 */

/** The first line. Readers reject unknown versions. */
export const LINES_VERSION = 1
export const HeaderLine = line('header', {
  format: Type.Literal('vitrine'),
  version: Type.Integer({ minimum: 1 }),
})

/** The settings of the site, without secrets. */
export const SiteLine = line('site', { settings: Type.Record(Type.String(), Type.Unknown()) })

const Dimensions = Nullable(
  Type.Object({
    length: Amount(),
    width: Amount(),
    height: Amount(),
    unit: OneOf(['UNKNOWN_DIMENSIONS_UNIT', 'MM', 'CM', 'M', 'IN', 'FT', 'YD']),
  }),
)
const sizes = { productDimensions: Dimensions, packageDimensions: Dimensions }
const saleFields = {
  price: Amount(),
  cost: Nullable(Amount()),
  weight: Nullable(Amount()),
  sku: Nullable(Words(200)),
}

const unit = { quantity: Amount(), measurementUnit: OneOf(measurementUnits) }

const LineVariant = Type.Object({
  id: Id(),
  isDefault: Type.Boolean(),
  choiceIds: Type.Array(Id(), { maxItems: 6 }),
  ...saleFields,
  salePrice: Nullable(Amount()),
  barcode: Nullable(Words(200)),
  visible: Type.Boolean(),
  ...sizes,
  /** Quantity in one piece; absent or null: that of the product. */
  unit: Type.Optional(Nullable(Type.Object(unit))),
  ...variantFieldsToWrite,
  /** By key; absent: none. */
  customFields: Type.Optional(CustomFieldValues),
})

const LineOption = Type.Object({
  id: Id(),
  /** Whether products share the option; absent: it is the product's own. */
  isShared: Type.Optional(Type.Boolean()),
  key: Type.Optional(Words(200)),
  name: Words(200),
  type: OneOf(optionTypes),
  choices: Type.Array(
    Type.Object({
      id: Id(),
      key: Type.Optional(Words(200)),
      value: Words(200),
      description: Words(200),
      ...swatchFields,
      mediaIds: Type.Array(MediaId()),
    }),
  ),
})

const LineModifier = Type.Object({
  id: Id(),
  isShared: Type.Optional(Type.Boolean()),
  key: Words(200),
  name: Words(200),
  renderType: OneOf(renderTypes),
  mandatory: Type.Boolean(),
  freeText: Nullable(
    Type.Object({
      title: Words(400),
      key: Words(400),
      minCharCount: Type.Integer({ minimum: 0 }),
      maxCharCount: Type.Integer({ minimum: 0 }),
      addedPrice: Amount(),
    }),
  ),
  choices: Type.Array(
    Type.Object({
      id: Id(),
      key: Words(200),
      name: Words(200),
      colorCode: Words(200),
      addedPrice: Amount(),
      ...swatchFields,
      mediaIds: Type.Array(MediaId()),
    }),
  ),
})

const LineSubscriptions = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id(),
      title: Words(200),
      description: Words(400),
      visible: Type.Boolean(),
      frequency: OneOf(subscriptionFrequencies),
      interval: Type.Integer({ minimum: 1 }),
      billingCycles: Nullable(Type.Integer({ minimum: 1 })),
      discount: Nullable(Type.Object({ type: OneOf(['AMOUNT', 'PERCENT']), value: Amount() })),
    }),
    { maxItems: 6 },
  ),
  allowOneTimePurchases: Type.Boolean(),
})

/** Fields added to products since the first version of the file; absent means empty. */
const gained = {
  visibleInPos: Type.Optional(Type.Boolean()),
  descriptionDocument: Type.Optional(Type.Unknown()),
  additionalRibbons: Type.Optional(Type.Array(Type.Object(label), { maxItems: 4 })),
  modifiers: Type.Optional(Type.Array(LineModifier)),
  subscriptions: Type.Optional(Nullable(LineSubscriptions)),
  tags: Type.Optional(
    Type.Object({
      public: Type.Array(Words(200), { maxItems: 100 }),
      private: Type.Array(Words(200), { maxItems: 100 }),
    }),
  ),
  delivery: Type.Optional(
    Type.Object({
      fulfillerId: Nullable(Words(200)),
      shippingGroupId: Nullable(Words(200)),
      deliveryProfileId: Nullable(Words(200)),
    }),
  ),
  ...productFieldsToWrite,
  /** By the keys of their fields. */
  customFields: Type.Optional(CustomFieldValues),
}

/**
 * A complete product, including variants. Its stock and its collections have separate lines; files of digital
 * products are not exported and must be attached again.
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
  description: Words(200_000),
  brand: Nullable(Type.Object(label)),
  ribbon: Nullable(Type.Object(label)),
  base: Type.Object(saleFields),
  discount: Type.Object({ type: OneOf(discountTypes), value: Amount() }),
  pricePerUnit: Nullable(
    Type.Object({
      totalQuantity: Amount(),
      totalMeasurementUnit: OneOf(measurementUnits),
      baseQuantity: Amount(),
      baseMeasurementUnit: OneOf(measurementUnits),
    }),
  ),
  ...sizes,
  /** The product's own sections, and marked shared ones. */
  infoSections: Type.Array(
    Type.Object({
      ...sectionText,
      id: Type.Optional(Id()),
      uniqueName: Type.Optional(Words(200)),
      isOwn: Type.Optional(Type.Boolean()),
    }),
  ),
  /** Text fields for buyers, in files without modifiers. */
  customTextFields: Type.Optional(
    Type.Array(
      Type.Object({ title: Words(400), maxLength: Type.Integer(), mandatory: Type.Boolean() }),
    ),
  ),
  ...gained,
  /** The unchanged input. */
  seo: Type.Unknown(),
  manageVariants: Type.Boolean(),
  options: Type.Array(LineOption, { maxItems: 6 }),
  variants: Type.Array(LineVariant, { minItems: 1, maxItems: 10_000 }),
  /** In gallery order; a file without a match for this id is found by its URL. */
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
    shipsAt: Maybe(CalendarDay()),
  }),
  variants: Type.Array(
    Type.Object({
      variantId: Id(),
      quantity: Nullable(Type.Integer()),
      inStock: Type.Boolean(),
    }),
  ),
  /** The complete stock if variants differ or it is at several locations, instead of the fields above. */
  places: Type.Optional(
    Type.Array(
      Type.Object({
        variantId: Id(),
        /** Name of the location; null for the default one. */
        location: Nullable(Words(400)),
        /** There is no item: out of stock. */
        absent: Type.Boolean(),
        tracked: Type.Boolean(),
        quantity: Nullable(Type.Integer()),
        inStock: Type.Boolean(),
        preorder: Type.Object({
          enabled: Type.Boolean(),
          message: Nullable(Words(4000)),
          limit: Nullable(Type.Integer()),
          shipsAt: Maybe(CalendarDay()),
        }),
        /** Number of preordered pieces. */
        counter: Type.Integer({ minimum: 0 }),
        /** Extension fields, stored as sent. */
        extendedFields: Type.Optional(Type.Unknown()),
        /** A drop: many buyers at the same time. */
        isDrop: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
})

/** The schema of each type of line. */
export const lines = {
  header: HeaderLine,
  site: SiteLine,
  brand: BrandLine,
  ribbon: RibbonLine,
  'custom-field': CustomFieldLine,
  'info-section': InfoSectionLine,
  customization: CustomizationLine,
  collection: CollectionLine,
  media: MediaLine,
  location: LocationLine,
  'stock-routing': StockRoutingLine,
  product: ProductLine,
  inventory: InventoryLine,
  membership: MembershipLine,
} as const
export type LineType = keyof typeof lines
export type HeaderLine = Static<typeof HeaderLine>
export type SiteLine = Static<typeof SiteLine>
export type ProductLine = Static<typeof ProductLine>
export type InventoryLine = Static<typeof InventoryLine>
export type CatalogLine =
  | HeaderLine
  | SiteLine
  | BrandLine
  | RibbonLine
  | CustomFieldLine
  | InfoSectionLine
  | CustomizationLine
  | CollectionLine
  | MediaLine
  | LocationLine
  | StockRoutingLine
  | ProductLine
  | InventoryLine
  | MembershipLine
