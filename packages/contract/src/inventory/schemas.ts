import { Guid, Maybe, type Static, Text, Timestamp, Type } from '../kit/index.ts'

/** Largest quantity of one variant. */
export const MAX_QUANTITY = 99_999

/** Whether variants that are out of stock may be ordered, the message for buyers, and how many. */
export const PreorderInfo = Type.Object({
  enabled: Type.Boolean(),
  message: Maybe(Type.String()),
  limit: Maybe(Type.Integer()),
})

/** Stock of one variant in responses; `quantity` only when it is tracked. */
export const VariantStock = Type.Object({
  variantId: Type.String(),
  inStock: Type.Boolean(),
  quantity: Type.Optional(Type.Integer()),
  availableForPreorder: Type.Boolean(),
})

/** The stock of one product (catalog contract §8). */
export const InventoryItem = Type.Object({
  id: Type.String(),
  externalId: Type.String({ description: 'The same as productId' }),
  productId: Type.String(),
  trackQuantity: Type.Boolean(),
  variants: Type.Array(VariantStock),
  lastUpdated: Timestamp(),
  numericId: Type.String(),
  preorderInfo: PreorderInfo,
})
export type InventoryItem = Static<typeof InventoryItem>

/**
 * New stock of a product. Variants that are not listed stay unchanged; `preorderInfo: null` disables
 * preorder.
 */
export const StockToSet = Type.Object({
  productId: Text(1, 36),
  trackQuantity: Maybe(Type.Boolean()),
  variants: Maybe(
    Type.Array(
      Type.Object({
        variantId: Guid(),
        quantity: Maybe(Type.Integer({ minimum: -MAX_QUANTITY, maximum: MAX_QUANTITY })),
        inStock: Maybe(Type.Boolean()),
      }),
      { maxItems: 1000 },
    ),
  ),
  preorderInfo: Maybe(
    Type.Object({
      enabled: Type.Boolean(),
      message: Maybe(Text(0, 250)),
      limit: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
  ),
})

const whose = {
  inventoryId: Maybe(Type.String({ maxLength: 36 })),
  productId: Maybe(Type.String({ maxLength: 36 })),
  variantId: Maybe(Guid()),
}

/** A quantity to subtract; without `variantId`, from the product's only variant. */
export const Decrement = Type.Object({
  ...whose,
  decrementBy: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
  preorderRequest: Maybe(Type.Boolean()),
})

/** A quantity to add; without `variantId`, to the product's only variant. */
export const Increment = Type.Object({
  ...whose,
  incrementBy: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
})
