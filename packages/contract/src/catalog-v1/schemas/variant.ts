import { RawImage, RawVideo } from '../../catalog/raw-media.ts'
import {
  Amount,
  DecimalNumber,
  Guid,
  MapOf,
  Maybe,
  Nullable,
  type Static,
  Text,
  Type,
} from '../../kit/index.ts'
import { CostAndProfit, Dimensions, MaybeDimensions, PriceData } from './price.ts'

/** Option name → name of the choice. */
export const Choices = MapOf(Type.String())

/** Stock of one variant; `quantity` only when it is tracked. */
export const VariantStock = Type.Object({
  trackQuantity: Type.Boolean(),
  quantity: Type.Optional(Type.Integer()),
  inStock: Type.Boolean(),
})

/** One sellable combination of choices. The id of an unmanaged product's only variant is all zeros. */
export const Variant = Type.Object({
  id: Type.String(),
  choices: Choices,
  variant: Type.Object({
    priceData: PriceData,
    convertedPriceData: PriceData,
    costAndProfitData: Type.Optional(CostAndProfit),
    weight: DecimalNumber(),
    sku: Type.String(),
    visible: Type.Boolean(),
    productDimensions: Type.Optional(Dimensions),
    packageDimensions: Type.Optional(Dimensions),
  }),
  stock: VariantStock,
})
export type Variant = Static<typeof Variant>

/**
 * New values for the variants named by `variantIds`, or for all that agree with `choices`.
 * Absent values stay; `null` returns it to the product's own.
 */
export const VariantOverride = Type.Object({
  choices: Maybe(Choices),
  variantIds: Maybe(Type.Array(Guid(), { maxItems: 1000 })),
  price: Maybe(Amount('Before discount')),
  cost: Maybe(Amount()),
  weight: Maybe(Amount()),
  sku: Maybe(Text(0, 40)),
  /** Empty and `null`: none. One that another variant has is refused. */
  barcode: Maybe(Text(0, 40)),
  visible: Maybe(Type.Boolean()),
  productDimensions: MaybeDimensions,
  packageDimensions: MaybeDimensions,
})
export type VariantOverride = Static<typeof VariantOverride>

/** Whether a variant may be ordered before it is in stock. */
export const PreorderInfo = Type.Object({
  enabled: Type.Boolean(),
  message: Maybe(Type.String()),
  limit: Maybe(Type.Integer()),
})

/** A variant in store-wide lists; a product without managed variants is listed as one. */
export const StoreVariant = Type.Object({
  id: Type.String({ description: '`{productId}-{variantId}`' }),
  variantId: Type.String(),
  productId: Type.String(),
  variantName: Type.String({ description: 'Names of the choices, joined by " | "' }),
  productName: Type.String(),
  managedVariant: Type.Boolean({ description: 'False: it stands for the product itself' }),
  sku: Type.String(),
  stock: VariantStock,
  choices: Choices,
  collectionIds: Type.Array(Type.String()),
  media: Type.Optional(
    Type.Object({ image: Type.Optional(RawImage), video: Type.Optional(RawVideo) }),
  ),
  customFields: MapOf(Type.Unknown()),
  preorderInfo: PreorderInfo,
})
export type StoreVariant = Static<typeof StoreVariant>

/** The variant that a complete selection of choices names. */
export const SelectedVariant = Type.Object({
  price: PriceData,
  convertedPriceData: PriceData,
  weight: DecimalNumber(),
  sku: Type.String(),
  quantity: Type.Optional(Nullable(Type.Integer())),
  inStock: Type.Boolean(),
  visible: Type.Boolean(),
  variantId: Type.String(),
})
