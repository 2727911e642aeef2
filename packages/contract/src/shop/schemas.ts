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

/** Variants that a product page has at most; of more it has none, and choices are asked for one by one. */
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
  /** What stays in sight where it is cropped; left out where that is the middle. */
  focalPoint: Type.Optional(FocalPoint),
}

const picture = Type.Object({
  ...still,
  kind: OneOf(mediaKinds),
  /** Of videos. */
  video: Nullable(
    Type.Object({
      /** The ending of its file, such as `mp4`; empty while unknown. */
      format: Type.String(),
      /** Shown until it plays; null: `url` with a width draws one. */
      poster: Nullable(Type.Object(still)),
    }),
  ),
})
export interface ShopPicture extends Static<typeof picture> {}
/** A picture or video. */
export const ShopPicture = Type.Unsafe<ShopPicture>(picture)

/** Lowest and highest amount over the variants that visitors see. */
const Range = Type.Object({ min: DecimalText(), max: DecimalText() })

const cardFields = {
  id: Guid(),
  name: Type.String(),
  slug: Type.String(),
  productType: OneOf(['physical', 'digital']),
  /** Whether buying it issues a gift card; buyers may say for whom. */
  isGiftCard: Type.Boolean(),
  brand: Nullable(Named),
  ribbon: Nullable(Named),
  /** What is paid; null while no variant is shown. */
  price: Nullable(Range),
  /** Before discount. */
  listPrice: Nullable(Range),
  pricePerUnit: Nullable(UnitPricing),
  stock: OneOf(inventoryStatuses),
  /** Sold out, yet some variant can be preordered. */
  preorderable: Type.Boolean(),
  /** The first day in UTC on which something that is preordered leaves; absent: not known. It may have passed. */
  preorderShipsAt: Type.Optional(CalendarDay()),
  /** Whether something must be chosen before it is put into a cart. */
  needsChoice: Type.Boolean(),
  /** Of its published reviews; absent where there are none. */
  rating: Type.Optional(ProductRating),
}

/** Choices that a card has of an option at most. */
export const CARD_CHOICES = 30

const card = Type.Object({
  ...cardFields,
  /** The first of its pictures and videos, and the next picture; none that cannot be drawn yet. */
  pictures: Type.Array(ShopPicture, { maxItems: 2 }),
  /** What buyers choose by; of choices the first 30. */
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

/** More than this are left untold. */
export const FEW_LEFT = 5

const variant = Type.Object({
  id: Guid(),
  /** Option name to choice name. */
  choices: MapOf(Type.String()),
  price: DecimalText(),
  /** What is paid where it is less. */
  salePrice: Nullable(DecimalText()),
  /** Of the base quantity in `pricePerUnit`. */
  unitPrice: Nullable(DecimalText()),
  sku: Nullable(Type.String()),
  /** The number that its maker gave it. */
  manufacturerPartNumber: Nullable(Type.String()),
  /** Its barcode where that is a GTIN; absent: it is none. */
  gtin: Type.Optional(Type.String()),
  /** Custom fields of the variant that everybody sees, in their order. */
  customFields: Type.Array(ShownCustomField),
  unit: Nullable(ContentUnit),
  inStock: Type.Boolean(),
  /** How many are left of at most 5; null of more, and where nobody counts. */
  left: Nullable(Type.Integer()),
  preorderable: Type.Boolean(),
  /** What buyers read about a preorder; empty: nothing. */
  preorderMessage: Type.String(),
  /** The day in UTC on which it leaves; absent: not known. It may have passed. */
  preorderShipsAt: Type.Optional(CalendarDay()),
})
export interface ShopVariant extends Static<typeof variant> {}
/** A variant as visitors see it. */
export const ShopVariant = Type.Unsafe<ShopVariant>(variant)

/** What is to be had of a choice beside what is chosen already. */
export const ChoiceState = Type.Object({
  /** Of the choice. */
  id: Type.String(),
  /** Whether some variant has it. */
  exists: Type.Boolean(),
  inStock: Type.Boolean(),
  preorderable: Type.Boolean(),
})

/** A text: sanitized HTML, and its document where that says more than HTML can. */
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
  /** How many pieces somebody may buy; null: as many as wanted. */
  quantityLimits: Nullable(QuantityLimits),
  ...text,
  additionalRibbons: Type.Array(Named),
  media: Type.Array(ShopPicture),
  /** Whether its options make variants with prices and stock of their own. */
  manageVariants: Type.Boolean(),
  /** What buyers choose by; choices that no shown variant has are left out. */
  options: Type.Array(CatalogOption),
  /** What buyers may add. */
  modifiers: Type.Array(CatalogModifier),
  variantCount: Type.Integer(),
  /** All that visitors see; of more than 500 the one that is selected, or none. */
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
  /** Values of the merchant's own fields, in the order of these; fields that only staff see are left out. */
  customFields: Type.Array(ShownCustomField),
  /** Tags for search engines as the merchant set them. */
  seo: Json(),
})
export interface ShopProduct extends Static<typeof page> {}
/** A product as visitors see it: nothing hidden, no costs, no private tags. */
export const ShopProduct = Type.Unsafe<ShopProduct>(page)

/** A collection of the home page. */
export const TopCollection = Type.Object({
  ...CollectionLink.properties,
  /** Visible products in it and below it. */
  productCount: Type.Integer(),
  /** Its own, otherwise that of one of the newest products, where possible one that no other has. */
  picture: Nullable(ShopPicture),
})

const collection = Type.Object({
  ...ListedCollection.properties,
  /** HTML. */
  description: Type.String(),
  /** Its own, otherwise that of one of its products. */
  picture: Nullable(ShopPicture),
  /** A line below the name; empty: none. */
  subtitle: Type.String(),
  seo: Json(),
  /** Those that everybody sees, in their order. */
  customFields: Type.Array(ShownCustomField),
})
export interface ShopCollection extends Static<typeof collection> {}
/** A collection as visitors see it. */
export const ShopCollection = Type.Unsafe<ShopCollection>(collection)

/** How buyers may send a product back of their own accord, beside what the law gives them. */
export const ReturnPolicy = Type.Object({
  /** After the delivery. */
  windowDays: Type.Integer({ minimum: 1 }),
  /** Whether the shop pays for the way back and keeps nothing. */
  isFree: Type.Boolean(),
})
export type ReturnPolicy = Static<typeof ReturnPolicy>

export const HomeDelivery = Type.Object({
  /** Where the shop is, as its locale says: an ISO 3166-1 code. */
  country: Type.String(),
  /** Without discounts and rates of plug-ins. */
  price: Type.String(),
})
export type HomeDelivery = Static<typeof HomeDelivery>

/** How many products one call shows by their ids. */
export const MAX_CARDS = 12

/** Why products are shown below another one. */
export const relations = ['CHOSEN', 'BOUGHT_TOGETHER', 'BRAND', 'COLLECTION', 'SHOP'] as const
export type Relation = (typeof relations)[number]
