import type {
  InventoryItemChanges,
  InventoryItemValues,
  NewInventoryItem,
  UpsertedInventoryItem,
  V3InventoryItem,
} from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import {
  type ItemRequest,
  type ItemValues,
  type ListedItem,
  MAX_PREORDERS,
  noPreorder,
  preorderLeft,
} from '../../../areas/stock/index.ts'

type Preorder = V3InventoryItem['preorderInfo']
type ExtendedFields = NonNullable<V3InventoryItem['extendedFields']>

export const encodeInventoryItem = (item: ListedItem): V3InventoryItem => ({
  ...encodeBareItem(item),
  product: encodeProduct(item.product),
})

/** An item without fields of its product, which facts do not have. */
export const encodeBareItem = (item: Omit<ListedItem, 'product'>) => ({
  id: item.id,
  revision: String(item.revision),
  createdDate: item.createdDate,
  updatedDate: item.updatedDate,
  variantId: item.variantId,
  locationId: item.locationId,
  productId: item.productId,
  ...(item.quantity === null
    ? { inStock: item.availability === 'IN_STOCK' }
    : { quantity: item.quantity }),
  trackQuantity: item.tracked,
  availabilityStatus: item.availability,
  preorderInfo: encodePreorder(item),
  ...(item.extendedFields ? { extendedFields: item.extendedFields as ExtendedFields } : {}),
})

function encodePreorder({
  quantity,
  preorder,
  preorderCounter: counter,
}: Omit<ListedItem, 'product'>): Preorder {
  const { enabled, message, limit } = preorder
  return {
    enabled,
    ...(message === null ? {} : { message }),
    ...(quantity === null
      ? {}
      : {
          limit: limit ?? MAX_PREORDERS,
          counter,
          quantity: preorderLeft(quantity, preorder, counter),
        }),
  }
}

const encodeProduct = (product: ListedItem['product']): V3InventoryItem['product'] => ({
  name: product.name,
  directCategoryIds: [...product.categoryIds],
  variantName: product.variantName,
  ...(product.sku ? { variantSku: product.sku } : {}),
  ...(product.barcode ? { variantBarcode: product.barcode } : {}),
  variantVisible: product.visible,
  ...(product.brand ? { brand: product.brand } : {}),
})

/** Values of an item; only one of `quantity` and `inStock` may be set. */
export function decodeItemValues(wire: InventoryItemValues, at: string): ItemValues {
  const { quantity, inStock, preorderInfo, extendedFields } = wire
  if (typeof quantity === 'number' && typeof inStock === 'boolean') {
    const sentence = 'cannot be combined with the other; send quantity or inStock'
    throw violation(`${at}.inStock`, 'ONE_OF_ALIGNMENT', sentence)
  }
  return {
    ...(typeof quantity === 'number' && { quantity }),
    ...(typeof inStock === 'boolean' && { inStock }),
    ...(preorderInfo !== undefined && { preorder: decodePreorder(preorderInfo) }),
    ...(extendedFields !== undefined && { extendedFields }),
  }
}

/** Null resets preorder; a null part resets that part. */
function decodePreorder(
  wire: InventoryItemValues['preorderInfo'],
): NonNullable<ItemValues['preorder']> {
  if (!wire) return noPreorder
  const { enabled, message, limit } = wire
  return {
    ...(enabled !== undefined && { enabled: enabled ?? false }),
    ...(message !== undefined && { message }),
    ...(limit !== undefined && { limit }),
  }
}

export function decodeNewItem(wire: NewInventoryItem, at: string): ItemRequest {
  const values = decodeItemValues(wire, at)
  if (values.quantity === undefined && values.inStock === undefined) {
    throw violation(at, 'REQUIRED_ONE_OF_FIELD', 'needs quantity or inStock', {
      fields: ['quantity', 'inStock'],
    })
  }
  return { kind: 'create', ...placeOf(wire), values }
}

export const decodeItemChange = (wire: InventoryItemChanges, at: string): ItemRequest => ({
  kind: 'update',
  id: wire.id.toLowerCase(),
  revision: Number(wire.revision),
  values: decodeItemValues(wire, at),
})

export const decodeUpserted = (wire: UpsertedInventoryItem, at: string): ItemRequest => ({
  kind: 'upsert',
  ...placeOf(wire),
  ...(wire.revision && { revision: Number(wire.revision) }),
  values: decodeItemValues(wire, at),
})

const placeOf = ({ productId, variantId, locationId }: NewInventoryItem) => ({
  productId: productId.toLowerCase(),
  variantId: variantId.toLowerCase(),
  ...(locationId && { locationId: locationId.toLowerCase() }),
})

/** Refuses a call with the same variant and location twice. */
export function refuseDuplicateItems(
  input: readonly UpsertedInventoryItem[],
  siteId: string,
): void {
  const keys = input
    .map(placeOf)
    .map(({ productId, variantId, locationId = siteId }) =>
      [productId, variantId, locationId].join(),
    )
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at)
  if (twice < 0) return
  throw brokenRule(
    `inventoryItems[${twice}].inventoryItem`,
    'DUPLICATE_BULK_UPSERT_KEY',
    'names the same variant and location as another one',
  )
}
