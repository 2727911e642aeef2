import type {
  InventoryItemChanges,
  InventoryItemValues,
  NewInventoryItem,
  UpsertedInventoryItem,
  V3InventoryItem,
} from '@vitrine/contract/catalog-v3'
import { brokenRule, violation } from '@vitrine/contract/kit'
import {
  type ItemValues,
  type ItemWish,
  type ListedItem,
  MOST_PREORDERS,
  preorderLeft,
} from '../../inventory/index.ts'

type Preorder = V3InventoryItem['preorderInfo']
type ExtendedFields = NonNullable<V3InventoryItem['extendedFields']>

export const encodeInventoryItem = (item: ListedItem): V3InventoryItem => ({
  ...encodeBareItem(item),
  product: encodeProduct(item.product),
})

/** An item without what is its product's, which the ledger does not keep with it. */
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
          limit: limit ?? MOST_PREORDERS,
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

/** What an item is to be; one of quantity and inStock where both would contradict each other. */
export function decodeItemValues(wire: InventoryItemValues, at: string): ItemValues {
  const { quantity, inStock, preorderInfo, extendedFields } = wire
  if (typeof quantity === 'number' && typeof inStock === 'boolean') {
    const sentence = 'is the other way to say what is there; send quantity or inStock'
    throw violation(`${at}.inStock`, 'ONE_OF_ALIGNMENT', sentence)
  }
  return {
    ...(typeof quantity === 'number' && { quantity }),
    ...(typeof inStock === 'boolean' && { inStock }),
    ...(preorderInfo !== undefined && { preorder: decodePreorder(preorderInfo) }),
    ...(extendedFields !== undefined && { extendedFields }),
  }
}

/** Null takes everything back; a part that is null takes back that part. */
function decodePreorder(
  wire: InventoryItemValues['preorderInfo'],
): NonNullable<ItemValues['preorder']> {
  if (!wire) return { enabled: false, message: null, limit: null }
  const { enabled, message, limit } = wire
  return {
    ...(enabled !== undefined && { enabled: enabled ?? false }),
    ...(message !== undefined && { message }),
    ...(limit !== undefined && { limit }),
  }
}

export function decodeNewItem(wire: NewInventoryItem, at: string): ItemWish {
  const values = decodeItemValues(wire, at)
  if (values.quantity === undefined && values.inStock === undefined) {
    throw violation(at, 'REQUIRED_ONE_OF_FIELD', 'needs quantity or inStock', {
      fields: ['quantity', 'inStock'],
    })
  }
  return { kind: 'create', ...placeOf(wire), values }
}

export const decodeItemChange = (wire: InventoryItemChanges, at: string): ItemWish => ({
  kind: 'update',
  id: wire.id.toLowerCase(),
  revision: Number(wire.revision),
  values: decodeItemValues(wire, at),
})

export const decodeUpserted = (wire: UpsertedInventoryItem, at: string): ItemWish => ({
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

/** A variant at a location is named once in a call. */
export function refuseSamePlace(sent: readonly UpsertedInventoryItem[], siteId: string): void {
  const keys = sent
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
