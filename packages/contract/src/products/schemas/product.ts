import { productFieldsToAnswer } from '../../catalog/product-fields.ts'
import { variantFieldsToAnswer } from '../../catalog/variant-fields.ts'
import { CustomFieldValues } from '../../custom-fields/schemas.ts'
import {
  CalendarDay,
  DecimalText,
  Guid,
  Json,
  MapOf,
  Nullable,
  OneOf,
  type Static,
  Timestamp,
  Type,
} from '../../kit/index.ts'
import { FocalPoint, mediaKinds } from '../../media/schemas.ts'
import {
  choiceTypes,
  digitalFileTypes,
  discountTypes,
  inventoryStatuses,
  optionTypes,
  renderTypes,
  subscriptionFrequencies,
} from '../../vocabulary/index.ts'
import { ContentUnit, ProductDimensions, UnitPricing, Weight } from './values.ts'

/**
 * Optional parts of a product; the other fields are always present. `variants` of a product with options may
 * be up to 10,000; the only variant of a product without options is always present.
 */
export const productParts = [
  'description',
  'media',
  'options',
  'variants',
  'modifiers',
  'infoSections',
  'subscriptions',
  'seo',
  'preorder',
] as const
export type ProductPart = (typeof productParts)[number]

const Named = Type.Object({ id: Guid(), name: Type.String() })
const DecimalRange = Type.Object({ min: DecimalText(), max: DecimalText() })

const look = {
  choiceType: OneOf(choiceTypes),
  colorCodes: Type.Array(Type.String()),
  /** The stored picture of the choice. */
  image: Json(),
  /** Ids of the items of `media` that show it. */
  mediaIds: Type.Array(Type.String()),
}

/** An option by which buyers choose a variant. */
export const CatalogOption = Type.Object({
  id: Type.String(),
  /** The name that carts use. */
  key: Type.String(),
  name: Type.String(),
  /** Whether other products use it too. */
  isShared: Type.Boolean(),
  type: OneOf(optionTypes),
  choices: Type.Array(
    Type.Object({
      id: Type.String(),
      key: Type.String(),
      name: Type.String(),
      /** The colour code, or a text. */
      value: Type.String(),
      ...look,
      /** Whether at least one variant with the choice is in stock. */
      inStock: Type.Boolean(),
      visible: Type.Boolean(),
    }),
  ),
})

/** An addition that buyers can choose for any variant: a line of text, or one of several choices. */
export const CatalogModifier = Type.Object({
  id: Type.String(),
  key: Type.String(),
  name: Type.String(),
  isShared: Type.Boolean(),
  renderType: OneOf(renderTypes),
  mandatory: Type.Boolean(),
  freeText: Nullable(
    Type.Object({
      title: Type.String(),
      minCharCount: Type.Integer(),
      maxCharCount: Type.Integer(),
      addedPrice: DecimalText(),
    }),
  ),
  choices: Type.Array(
    Type.Object({
      id: Type.String(),
      key: Type.String(),
      name: Type.String(),
      colorCode: Type.String(),
      ...look,
      addedPrice: DecimalText(),
    }),
  ),
})

const FileLabel = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  fileType: OneOf(digitalFileTypes),
})

/** One sellable combination of choices; a product without options has exactly one, without choices. */
export const CatalogVariant = Type.Object({
  id: Guid(),
  isDefault: Type.Boolean(),
  /** Option name to choice name. */
  choices: MapOf(Type.String()),
  /** Before discount. */
  price: DecimalText(),
  /** The discounted price; null: not discounted. */
  salePrice: Nullable(DecimalText()),
  cost: Nullable(DecimalText()),
  weight: Nullable(Weight()),
  sku: Nullable(Type.String()),
  barcode: Nullable(Type.String()),
  visible: Type.Boolean(),
  /** Null: the product's. */
  productDimensions: Nullable(ProductDimensions),
  packageDimensions: Nullable(ProductDimensions),
  unit: Nullable(ContentUnit),
  ...variantFieldsToAnswer,
  /** Values of custom fields in use, for staff. */
  customFields: CustomFieldValues,
  digitalFile: Nullable(FileLabel),
  /** At the default location. */
  stock: Type.Object({
    tracked: Type.Boolean(),
    /** Null while it is not tracked. */
    quantity: Nullable(Type.Integer()),
    inStock: Type.Boolean(),
    /** Accepts preorders once it is out of stock. */
    preorder: Type.Boolean(),
    preorderable: Type.Boolean(),
  }),
})

const Media = Type.Object({
  id: Type.String(),
  url: Type.String(),
  kind: OneOf(mediaKinds),
  title: Type.String(),
  altText: Type.String(),
  /** In pixels; 0 until the file has been fetched. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The colour of its ground, shown until it has arrived; null while it is unknown. */
  ground: Nullable(Type.String()),
  /** The focal point when cropped; absent for the center. */
  focalPoint: Type.Optional(FocalPoint),
})

const InfoSection = Type.Object({
  id: Type.String(),
  uniqueName: Type.String(),
  title: Type.String(),
  /** HTML. */
  description: Type.String(),
  /** Whether it is specific to this product. */
  isOwn: Type.Boolean(),
})

const Subscriptions = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Guid(),
      title: Type.String(),
      description: Type.String(),
      visible: Type.Boolean(),
      frequency: OneOf(subscriptionFrequencies),
      interval: Type.Integer(),
      /** Null: until cancelled. */
      billingCycles: Nullable(Type.Integer()),
      discount: Nullable(Type.Object({ type: OneOf(['AMOUNT', 'PERCENT']), value: DecimalText() })),
    }),
  ),
  allowOneTimePurchases: Type.Boolean(),
})

const parts = {
  /** HTML. */
  description: Type.Optional(Type.String()),
  media: Type.Optional(Type.Array(Media)),
  options: Type.Optional(Type.Array(CatalogOption)),
  variants: Type.Optional(Type.Array(CatalogVariant)),
  modifiers: Type.Optional(Type.Array(CatalogModifier)),
  infoSections: Type.Optional(Type.Array(InfoSection)),
  subscriptions: Type.Optional(Nullable(Subscriptions)),
  /** Tags for search engines as they were sent; null: made from the product. */
  seo: Type.Optional(Json()),
  /** Terms on which it can be ordered ahead. */
  preorder: Type.Optional(
    Type.Object({
      enabled: Type.Boolean(),
      message: Nullable(Type.String()),
      /** Maximum number of preorders; null: no limit. */
      limit: Nullable(Type.Integer()),
      /** The expected shipping day in UTC; null: unknown. */
      shipsAt: Nullable(CalendarDay()),
    }),
  ),
}

const product = Type.Object({
  id: Guid(),
  numericId: Type.String(),
  /** Increased by every save, but not by sales or by adding the product to collections; send it with the next save. */
  revision: Type.Integer(),
  /** Identifies the product in files. */
  handle: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  visible: Type.Boolean(),
  visibleInPos: Type.Boolean(),
  productType: OneOf(['physical', 'digital']),
  brand: Nullable(Named),
  ribbon: Nullable(Named),
  additionalRibbons: Type.Array(Named),
  /** Before discount, in the site's currency. */
  price: DecimalText(),
  cost: Nullable(DecimalText()),
  weight: Nullable(Weight()),
  sku: Nullable(Type.String()),
  /** One discount for all variants; with type NONE each variant has its own sale price. */
  discount: Type.Object({ type: OneOf(discountTypes), value: DecimalText() }),
  pricePerUnit: Nullable(UnitPricing),
  productDimensions: Nullable(ProductDimensions),
  packageDimensions: Nullable(ProductDimensions),
  tags: Type.Object({
    public: Type.Array(Type.String()),
    private: Type.Array(Type.String()),
  }),
  delivery: Type.Object({
    fulfillerId: Nullable(Type.String()),
    shippingGroupId: Nullable(Type.String()),
    deliveryProfileId: Nullable(Type.String()),
  }),
  ...productFieldsToAnswer,
  customFields: CustomFieldValues,
  collectionIds: Type.Array(Guid()),
  /** The collection of the product's breadcrumbs. */
  mainCollectionId: Nullable(Guid()),
  /** Whether its options create variants with their own prices and stock. */
  manageVariants: Type.Boolean(),
  /** Over all variants; `price` is the discounted price. */
  aggregates: Type.Object({
    variantCount: Type.Integer(),
    price: DecimalRange,
    listPrice: DecimalRange,
  }),
  stock: Type.Object({
    status: OneOf(inventoryStatuses),
    tracked: Type.Boolean(),
    quantity: Nullable(Type.Integer()),
  }),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  ...parts,
})
export interface CatalogProduct extends Static<typeof product> {}
/** A product for merchants: independent of dialects, with exact amounts, and null for missing values. */
export const CatalogProduct = Type.Unsafe<CatalogProduct>(product)
