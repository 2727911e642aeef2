import {
  Amount,
  DecimalNumber,
  Maybe,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../../kit/index.ts'
import { digitalFileTypes, inventoryStatuses, productTypes } from '../../vocabulary/index.ts'
import { Media } from './media.ts'
import { OptionToWrite, ProductOption } from './option.ts'
import {
  CostAndProfit,
  CostToWrite,
  Dimensions,
  Discount,
  DiscountToWrite,
  MaybeDimensions,
  PriceData,
  PricePerUnitData,
  PriceToWrite,
  Range,
} from './price.ts'
import { SeoData } from './seo.ts'
import { Variant } from './variant.ts'

/** Id of a product in requests; an unknown one returns 404. */
export const ProductId = Type.String({ minLength: 1, maxLength: 36 })

const InfoSection = Type.Object({ title: Type.String(), description: Type.String() })
const CustomTextField = Type.Object({
  title: Type.String(),
  maxLength: Type.Integer(),
  mandatory: Type.Boolean(),
})

/** Availability of a product over all its variants; `quantity` only when it is tracked. */
export const Stock = Type.Object({
  trackInventory: Type.Boolean(),
  quantity: Type.Optional(Type.Integer()),
  inStock: Type.Boolean(),
  inventoryStatus: OneOf(inventoryStatuses),
})

/** A product in responses (catalog contract §6.1). `sku` and `weight` only without managed variants. */
export const Product = Type.Object({
  id: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  visible: Type.Boolean(),
  productType: OneOf(productTypes),
  description: Type.String({ description: 'HTML' }),
  sku: Type.Optional(Type.String()),
  weight: Type.Optional(DecimalNumber()),
  weightRange: Range,
  productDimensions: Type.Optional(Dimensions),
  packageDimensions: Type.Optional(Dimensions),
  stock: Stock,
  price: PriceData,
  priceData: PriceData,
  convertedPriceData: PriceData,
  priceRange: Range,
  /**
   * Discounted price of the cheapest and the most expensive variant: `priceRange` after the discount. An
   * extension that published clients ignore.
   */
  discountedPriceRange: Type.Optional(Range),
  costAndProfitData: Type.Optional(CostAndProfit),
  costRange: Type.Optional(Range),
  pricePerUnitData: Type.Optional(PricePerUnitData),
  additionalInfoSections: Type.Array(InfoSection),
  ribbons: Type.Array(Type.Object({ text: Type.String() })),
  ribbon: Type.String(),
  brand: Maybe(Type.String()),
  media: Media,
  customTextFields: Type.Array(CustomTextField),
  manageVariants: Type.Boolean(),
  productOptions: Type.Array(ProductOption),
  productPageUrl: Type.Object({ base: Type.String(), path: Type.String() }),
  numericId: Type.String(),
  inventoryItemId: Type.String(),
  discount: Discount,
  collectionIds: Type.Array(Type.String()),
  variants: Type.Array(Variant),
  seoData: Type.Optional(SeoData),
  exportProductId: Type.String(),
  /** The file of a digital product; the id does not grant access. */
  digitalFile: Type.Optional(
    Type.Object({ id: Type.String(), fileName: Type.String(), fileType: OneOf(digitalFileTypes) }),
  ),
  lastUpdated: Timestamp(),
  createdDate: Timestamp(),
})
export type Product = Static<typeof Product>

const writable = {
  slug: Maybe(Text(0, 100)),
  visible: Maybe(Type.Boolean()),
  productType: Maybe(OneOf(productTypes)),
  description: Maybe(Text(0, 8000)),
  sku: Maybe(Text(0, 40)),
  weight: Maybe(Amount()),
  productDimensions: MaybeDimensions,
  packageDimensions: MaybeDimensions,
  costAndProfitData: Maybe(CostToWrite),
  pricePerUnitData: Maybe(PricePerUnitData),
  additionalInfoSections: Maybe(
    Type.Array(Type.Object({ title: Text(0, 50), description: Text(0, 16_000) }), { maxItems: 50 }),
  ),
  ribbon: Maybe(Text(0, 30)),
  brand: Maybe(Text(1, 50)),
  manageVariants: Maybe(Type.Boolean()),
  productOptions: Maybe(Type.Array(OptionToWrite, { maxItems: 6 })),
  discount: Maybe(DiscountToWrite),
  seoData: Maybe(SeoData),
}

/** A product to create: a name and a price; everything else has a default. */
export const ProductToCreate = Type.Object({
  name: Text(1, 80),
  priceData: PriceToWrite,
  ...writable,
})
export type ProductToCreate = Static<typeof ProductToCreate>

/** Changes of a product: absent fields stay, `null` clears; fields of the reply may be sent back. */
export const ProductToUpdate = Type.Object({
  id: Type.String({ maxLength: 36 }),
  name: Type.Optional(Text(1, 80)),
  priceData: Type.Optional(PriceToWrite),
  ...writable,
})
export type ProductToUpdate = Static<typeof ProductToUpdate>
