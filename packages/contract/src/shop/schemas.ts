import { QuantityLimits } from '../catalog/product-fields.ts'
import { ShownCustomField } from '../custom-fields/schemas.ts'
import {
  CalendarDay,
  DecimalText,
  Guid,
  Json,
  MapOf,
  Nullable,
  OneOf,
  type Static,
  Type,
} from '../kit/index.ts'
import { FocalPoint, mediaKinds } from '../media/schemas.ts'
import { ProductRating } from '../product-reviews/schemas.ts'
import { CatalogModifier, CatalogOption } from '../products/schemas/product.ts'
import { ContentUnit, UnitPricing } from '../products/schemas/values.ts'
import { RichContentDocument } from '../rich-content/index.ts'
import { inventoryStatuses, optionTypes, subscriptionFrequencies } from '../vocabulary/index.ts'

/**
 * Maximum number of variants on a product page; with more, it has none, and choices are loaded one by one.
 */
export const PAGE_VARIANTS = 500

const Named = Type.Object({ id: Guid(), name: Type.String() })

/** A collection to link to. */
export const CollectionLink = Type.Object({
  id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
})

/** A collection in a list. */
export const ListedCollection = Type.Object({
  ...CollectionLink.properties,
  /** Visible products in the collection itself. */
  productCount: Type.Integer(),
})

const still = {
  id: Type.String(),
  url: Type.String(),
  altText: Type.String(),
  /** In pixels; 0 until the file has been fetched. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The colour to show until it is loaded, such as `#e7e0d6`. */
  ground: Nullable(Type.String()),
  /** The focal point when cropped; absent for the center. */
  focalPoint: Type.Optional(FocalPoint),
}

const picture = Type.Object({
  ...still,
  kind: OneOf(mediaKinds),
  /** Set for videos. */
  video: Nullable(
    Type.Object({
      /** The file extension, such as `mp4`; empty while unknown. */
      format: Type.String(),
      /** Shown until it plays; null: `url` with a width returns one. */
      poster: Nullable(Type.Object(still)),
    }),
  ),
})
export interface ShopPicture extends Static<typeof picture> {}
/** A picture or video. */
export const ShopPicture = Type.Unsafe<ShopPicture>(picture)

/** Lowest and highest amount of visible variants. */
const Range = Type.Object({ min: DecimalText(), max: DecimalText() })

const cardFields = {
  id: Guid(),
  name: Type.String(),
  slug: Type.String(),
  productType: OneOf(['physical', 'digital']),
  /** Whether buying it issues a gift card; buyers may enter a recipient. */
  isGiftCard: Type.Boolean(),
  brand: Nullable(Named),
  ribbon: Nullable(Named),
  /** The current price; null while no variant is shown. */
  price: Nullable(Range),
  /** Before discount. */
  listPrice: Nullable(Range),
  pricePerUnit: Nullable(UnitPricing),
  stock: OneOf(inventoryStatuses),
  /** Sold out, yet some variant can be preordered. */
  preorderable: Type.Boolean(),
  /** The first expected shipping day of its preorders in UTC; absent: unknown. It may have passed. */
  preorderShipsAt: Type.Optional(CalendarDay()),
  /** Whether something must be chosen before it is put into a cart. */
  needsChoice: Type.Boolean(),
  /** The average of its published reviews; absent if there are none. */
  rating: Type.Optional(ProductRating),
}

/** Maximum number of choices per option on a card. */
export const CARD_CHOICES = 30

const card = Type.Object({
  ...cardFields,
  /** The first displayable picture or video, and the next picture. */
  pictures: Type.Array(ShopPicture, { maxItems: 2 }),
  /** The options for buyers; of each, the first 30 choices. */
  options: Type.Array(
    Type.Object({
      name: Type.String(),
      type: OneOf(optionTypes),
      choiceCount: Type.Integer(),
      choices: Type.Array(
        Type.Object({
          name: Type.String(),
          /** The colour code, or a text. */
          value: Type.String(),
        }),
        { maxItems: CARD_CHOICES },
      ),
    }),
  ),
})
export interface ProductCard extends Static<typeof card> {}
/** A product in a list. Amounts are in the `currency` of the page. */
export const ProductCard = Type.Unsafe<ProductCard>(card)

/** Larger quantities are not shown. */
export const FEW_LEFT = 5

const variant = Type.Object({
  id: Guid(),
  /** Option name to choice name. */
  choices: MapOf(Type.String()),
  price: DecimalText(),
  /** The discounted price, if discounted. */
  salePrice: Nullable(DecimalText()),
  /** The price of the base quantity in `pricePerUnit`. */
  unitPrice: Nullable(DecimalText()),
  sku: Nullable(Type.String()),
  /** The manufacturer's part number. */
  manufacturerPartNumber: Nullable(Type.String()),
  /** Its barcode if that is a GTIN; otherwise absent. */
  gtin: Type.Optional(Type.String()),
  /** Public custom fields of the variant, in their order. */
  customFields: Type.Array(ShownCustomField),
  unit: Nullable(ContentUnit),
  inStock: Type.Boolean(),
  /** The remaining quantity up to 5; null for more, and when not tracked. */
  left: Nullable(Type.Integer()),
  preorderable: Type.Boolean(),
  /** The text of a preorder for buyers; empty: none. */
  preorderMessage: Type.String(),
  /** The expected shipping day in UTC; absent: unknown. It may have passed. */
  preorderShipsAt: Type.Optional(CalendarDay()),
})
export interface ShopVariant extends Static<typeof variant> {}
/** A variant as visitors see it. */
export const ShopVariant = Type.Unsafe<ShopVariant>(variant)

/** The availability of a choice, given the selected ones. */
export const ChoiceState = Type.Object({
  /** The choice's id. */
  id: Type.String(),
  /** Whether some variant has it. */
  exists: Type.Boolean(),
  inStock: Type.Boolean(),
  preorderable: Type.Boolean(),
})

/** A text: sanitized HTML, and its document if HTML cannot represent it completely. */
const text = {
  /** HTML. */
  description: Type.String(),
  document: Nullable(RichContentDocument),
}

const page = Type.Object({
  ...cardFields,
  numericId: Type.String(),
  /** A line below the name; empty: none. */
  subtitle: Type.String(),
  /** Limits per buyer; null: unlimited. */
  quantityLimits: Nullable(QuantityLimits),
  ...text,
  additionalRibbons: Type.Array(Named),
  media: Type.Array(ShopPicture),
  /** Whether its options create variants with their own prices and stock. */
  manageVariants: Type.Boolean(),
  /** The options for buyers, without choices that no shown variant has. */
  options: Type.Array(CatalogOption),
  /** Additions that buyers can choose. */
  modifiers: Type.Array(CatalogModifier),
  variantCount: Type.Integer(),
  /** All visible variants; for more than 500 only the selected one, or none. */
  variants: Type.Array(ShopVariant),
  infoSections: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), ...text })),
  subscriptions: Nullable(
    Type.Object({
      items: Type.Array(
        Type.Object({
          id: Guid(),
          title: Type.String(),
          description: Type.String(),
          frequency: OneOf(subscriptionFrequencies),
          interval: Type.Integer(),
          /** Null: until cancelled. */
          billingCycles: Nullable(Type.Integer()),
          discount: Nullable(
            Type.Object({ type: OneOf(['AMOUNT', 'PERCENT']), value: DecimalText() }),
          ),
        }),
      ),
      allowOneTimePurchases: Type.Boolean(),
    }),
  ),
  tags: Type.Array(Type.String()),
  /** Values of custom fields in their order, without fields for staff only. */
  customFields: Type.Array(ShownCustomField),
  /** Tags for search engines as the merchant set them. */
  seo: Json(),
})
export interface ShopProduct extends Static<typeof page> {}
/** A product for visitors: no hidden variants, costs or private tags. */
export const ShopProduct = Type.Unsafe<ShopProduct>(page)

/** A collection of the home page. */
export const TopCollection = Type.Object({
  ...CollectionLink.properties,
  /** Visible products in it and below it. */
  productCount: Type.Integer(),
  /** Its own picture, otherwise that of one of its newest products, different from other collections if possible. */
  picture: Nullable(ShopPicture),
})

const collection = Type.Object({
  ...ListedCollection.properties,
  /** HTML. */
  description: Type.String(),
  /** Its own picture, otherwise that of one of its products. */
  picture: Nullable(ShopPicture),
  /** A line below the name; empty: none. */
  subtitle: Type.String(),
  seo: Json(),
  /** Public custom fields, in their order. */
  customFields: Type.Array(ShownCustomField),
})
export interface ShopCollection extends Static<typeof collection> {}
/** A collection for visitors. */
export const ShopCollection = Type.Unsafe<ShopCollection>(collection)

/** The shop's return policy, in addition to the buyer's statutory rights. */
export const ReturnPolicy = Type.Object({
  /** Counted from the delivery. */
  windowDays: Type.Integer({ minimum: 1 }),
  /** Whether the shop pays for the return shipment and deducts nothing. */
  isFree: Type.Boolean(),
})
export type ReturnPolicy = Static<typeof ReturnPolicy>

export const HomeDelivery = Type.Object({
  /** The country of the shop from its locale, ISO 3166-1. */
  country: Type.String(),
  /** Without discounts and rates of plug-ins. */
  price: Type.String(),
})
export type HomeDelivery = Static<typeof HomeDelivery>

/** Maximum number of products in a call by ids. */
export const MAX_CARDS = 12

/** The relation of recommended products to the product. */
export const relations = ['CHOSEN', 'BOUGHT_TOGETHER', 'BRAND', 'COLLECTION', 'SHOP'] as const
export type Relation = (typeof relations)[number]
