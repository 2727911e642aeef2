import { DecimalText, Guid, Json, MapOf, Nullable, OneOf, type Static, Type } from '../kit/index.ts'
import { mediaKinds } from '../media/schemas.ts'
import { CatalogModifier, CatalogOption } from '../products/schemas/product.ts'
import { ContentUnit, UnitPricing } from '../products/schemas/values.ts'
import { inventoryStatuses, subscriptionFrequencies } from '../vocabulary/index.ts'

/** Variants that a product page has at most; of more it has none, and choices are asked for one by one. */
export const PAGE_VARIANTS = 500

const Named = Type.Object({ id: Guid(), name: Type.String() })

/** A collection to link to. */
export const CollectionLink = Type.Object({
  id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
})

const picture = Type.Object({
  id: Type.String(),
  url: Type.String(),
  kind: OneOf(mediaKinds),
  altText: Type.String(),
  /** In pixels; 0 until the file has been fetched. */
  width: Type.Integer(),
  height: Type.Integer(),
})

/** Lowest and highest amount over the variants that visitors see. */
const Range = Type.Object({ min: DecimalText(), max: DecimalText() })

const cardFields = {
  id: Guid(),
  name: Type.String(),
  slug: Type.String(),
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
  /** Whether something must be chosen before it is put into a cart. */
  needsChoice: Type.Boolean(),
}

const card = Type.Object({ ...cardFields, picture: Nullable(picture) })
export interface ProductCard extends Static<typeof card> {}
/** A product in a list. Amounts are in the `currency` of the page. */
export const ProductCard = Type.Unsafe<ProductCard>(card)

const ShownVariant = Type.Object({
  id: Guid(),
  /** Option name to choice name. */
  choices: MapOf(Type.String()),
  price: DecimalText(),
  /** What is paid where it is less. */
  salePrice: Nullable(DecimalText()),
  sku: Nullable(Type.String()),
  unit: Nullable(ContentUnit),
  inStock: Type.Boolean(),
  preorderable: Type.Boolean(),
})

const page = Type.Object({
  ...cardFields,
  numericId: Type.String(),
  productType: OneOf(['physical', 'digital']),
  /** HTML. */
  description: Type.String(),
  additionalRibbons: Type.Array(Named),
  media: Type.Array(picture),
  /** Those that make variants; choices that no shown variant has are left out. */
  options: Type.Array(CatalogOption),
  modifiers: Type.Array(CatalogModifier),
  variantCount: Type.Integer(),
  /** All that visitors see, or none where there are more than 500. */
  variants: Type.Array(ShownVariant),
  infoSections: Type.Array(
    Type.Object({ id: Type.String(), title: Type.String(), description: Type.String() }),
  ),
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
  /** Tags for search engines as the merchant set them. */
  seo: Json(),
})
export interface ShopProduct extends Static<typeof page> {}
/** A product as visitors see it: nothing hidden, no costs, no private tags. */
export const ShopProduct = Type.Unsafe<ShopProduct>(page)

const collection = Type.Object({
  ...CollectionLink.properties,
  /** HTML. */
  description: Type.String(),
  picture: Nullable(picture),
  productCount: Type.Integer(),
  seo: Json(),
})
export interface ShopCollection extends Static<typeof collection> {}
/** A collection as visitors see it. */
export const ShopCollection = Type.Unsafe<ShopCollection>(collection)
