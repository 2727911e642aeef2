import { DecimalNumber, Guid, Maybe, OneOf, Text, Type } from '../../kit/index.ts'
import { digitalFileTypes, renderTypes } from '../../vocabulary/index.ts'
import { EntityId } from './entity.ts'
import { Dimensions, MaybeDimensions, Money, MoneyToWrite, Unit, UnitPrice } from './money.ts'
import { ProductMediaItem } from './product-media.ts'

/** The price, and the compare-at price. */
export const VariantPrice = Type.Object({
  actualPrice: Money,
  compareAtPrice: Type.Optional(Money),
  /** Only with `DISCOUNT_INFO`. */
  priceAfterDiscount: Type.Optional(Money),
})

/** For merchants, with `MERCHANT_DATA`; the margin is a fraction of four decimals. */
export const RevenueDetails = Type.Object({
  cost: Type.Optional(Money),
  profit: Type.Optional(Money),
  profitMargin: Type.Optional(DecimalNumber()),
})

/** A choice of an option by ids; by names only with `VARIANT_OPTION_CHOICE_NAMES`. */
export const VariantChoice = Type.Object({
  optionChoiceIds: Type.Object({ optionId: Type.String(), choiceId: Type.String() }),
  optionChoiceNames: Type.Optional(
    Type.Object({
      optionName: Type.String(),
      choiceName: Type.String(),
      renderType: OneOf(renderTypes),
    }),
  ),
})

/** Weight and dimensions of a physical variant. */
export const VariantPhysicalProperties = Type.Object({
  weight: Type.Optional(DecimalNumber()),
  pricePerUnit: Type.Optional(
    Type.Object({
      settings: Unit,
      value: Type.Optional(UnitPrice.properties.value),
      description: Type.Optional(Type.String()),
    }),
  ),
  productDimensions: Type.Optional(Dimensions),
  packageDimensions: Type.Optional(Dimensions),
})

/** The file a variant delivers; its id opens nothing. */
export const DigitalFile = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  fileSize: Type.Optional(Type.Integer()),
  fileType: OneOf(digitalFileTypes),
})

/** The prices of a variant by subscription option. */
export const SubscriptionPrices = Type.Object({
  subscriptionPrices: Type.Array(
    Type.Object({
      subscriptionId: Type.String(),
      price: Money,
      pricePerUnit: Type.Optional(UnitPrice),
      priceAfterDiscount: Type.Optional(Money),
    }),
  ),
})

/** One sellable combination of choices; a product without options has one without choices. */
export const ProductVariant = Type.Object({
  id: Type.String(),
  visible: Type.Boolean(),
  sku: Type.Optional(Type.String()),
  barcode: Type.Optional(Type.String()),
  choices: Type.Array(VariantChoice),
  price: VariantPrice,
  revenueDetails: Type.Optional(RevenueDetails),
  media: Type.Optional(ProductMediaItem),
  physicalProperties: Type.Optional(VariantPhysicalProperties),
  digitalProperties: Type.Optional(Type.Object({ digitalFile: Type.Optional(DigitalFile) })),
  /** Only with `SUBSCRIPTION_PRICES_INFO`. */
  subscriptionPricesInfo: Type.Optional(SubscriptionPrices),
  inventoryStatus: Type.Object({ inStock: Type.Boolean(), preorderEnabled: Type.Boolean() }),
})

/** Stock sent with a variant: either a tracked quantity, or in stock or not. */
const InventoryItemToWrite = Type.Object({
  id: Maybe(EntityId()),
  revision: Maybe(Type.String()),
  quantity: Maybe(Type.Integer({ minimum: -99_999, maximum: 99_999 })),
  inStock: Maybe(Type.Boolean()),
  preorderInfo: Maybe(
    Type.Object({
      enabled: Maybe(Type.Boolean()),
      message: Maybe(Text(0, 250)),
      limit: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
  ),
})

const VariantChoiceToWrite = Type.Object({
  optionChoiceIds: Maybe(Type.Object({ optionId: EntityId(), choiceId: EntityId() })),
  /** All three parts are needed where there are no ids. */
  optionChoiceNames: Maybe(
    Type.Object({
      optionName: Maybe(Text(1, 50)),
      choiceName: Maybe(Text(1, 50)),
      renderType: Maybe(OneOf(renderTypes)),
    }),
  ),
})

const variantToWrite = {
  id: Maybe(Guid()),
  visible: Maybe(Type.Boolean()),
  sku: Maybe(Text(0, 40)),
  barcode: Maybe(Text(0, 40)),
  choices: Maybe(Type.Array(VariantChoiceToWrite, { maxItems: 6 })),
  price: Maybe(
    Type.Object({ actualPrice: Maybe(MoneyToWrite), compareAtPrice: Maybe(MoneyToWrite) }),
  ),
  revenueDetails: Maybe(Type.Object({ cost: Maybe(MoneyToWrite) })),
  physicalProperties: Maybe(
    Type.Object({
      weight: Maybe(DecimalNumber({ minimum: 0, maximum: 999_999_999.99 })),
      pricePerUnit: Maybe(Type.Object({ settings: Maybe(Unit) })),
      productDimensions: MaybeDimensions,
      packageDimensions: MaybeDimensions,
    }),
  ),
  digitalProperties: Maybe(Type.Object({ digitalFile: Maybe(Type.Object({ id: Text(1, 100) })) })),
}

/** A variant to save. On update one without `id` is created, and omitted ones are deleted. */
export const VariantToWrite = Type.Object(variantToWrite)
export const VariantWithInventoryToWrite = Type.Object({
  ...variantToWrite,
  inventoryItem: Maybe(InventoryItemToWrite),
})
