import { readQuery, type WireQuery } from '@vitrine/contract/catalog'
import {
  type inventory,
  inventoryFields,
  type InventoryItem as WireItem,
} from '@vitrine/contract/inventory'
import { type FilterNode, type Input, violation } from '@vitrine/contract/kit'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { InventoryItem, QuantityChange, StockToSet } from '../model/stock.ts'
import { inventoryIdOf, isForPreorder, isInStock } from '../rules/stock.ts'
import type { InventoryQuery } from '../store/query-items.ts'

type Operations = (typeof inventory)['operations']

export function encodeItem(item: InventoryItem): WireItem {
  const { productId, tracked } = item
  const { shipsAt: _, ...preorder } = item.preorder
  const variants = item.variants.map((variant) => {
    const inStock = isInStock(variant)
    return {
      variantId: variant.isDefault ? DEFAULT_VARIANT_ID : variant.variantId,
      inStock,
      ...(variant.tracked && { quantity: variant.quantity ?? 0 }),
      availableForPreorder: isForPreorder(inStock, preorder.enabled, variant.visible),
    }
  })
  return {
    id: inventoryIdOf(productId),
    externalId: productId,
    productId,
    trackQuantity: tracked,
    variants,
    lastUpdated: item.updatedDate,
    numericId: String(item.numericId),
    preorderInfo: preorder,
  }
}

type Stock = Input<Operations['updateInventoryVariants']>['inventoryItem']

export const decodeStock = ({
  productId,
  trackQuantity,
  variants,
  preorderInfo,
}: Stock): StockToSet => ({
  at: 'inventoryItem',
  productId: productId.toLowerCase(),
  tracked: trackQuantity ?? false,
  variants: variants?.map(({ variantId, quantity, inStock }) => ({
    variantId: variantId.toLowerCase(),
    ...(typeof quantity === 'number' && { quantity }),
    ...(typeof inStock === 'boolean' && { inStock }),
  })),
  ...(preorderInfo !== undefined && {
    preorder: {
      enabled: preorderInfo?.enabled ?? false,
      message: preorderInfo?.message || null,
      limit: preorderInfo?.limit ?? null,
    },
  }),
})

interface StockReference {
  readonly inventoryId?: string | null
  readonly productId?: string | null
  readonly variantId?: string | null
}

/** One line of a batch; `at` is its path, such as `decrementData[2]`. */
export function decodeChange(
  at: string,
  { inventoryId, productId, variantId }: StockReference,
  delta: number,
  preorder = false,
): QuantityChange {
  const byInventory = inventoryId ? inventoryIdOf(inventoryId).toLowerCase() : undefined
  const byProduct = productId ? productId.toLowerCase() : undefined
  const id = byProduct ?? byInventory
  if (!id) {
    throw violation(at, 'REQUIRED_ONE_OF_FIELD', 'needs an inventoryId or a productId', {
      fields: ['inventoryId', 'productId'],
    })
  }
  if (byInventory && byInventory !== id) {
    const sentence = 'belongs to another product than productId; send one of them'
    throw violation(`${at}.inventoryId`, 'ONE_OF_ALIGNMENT', sentence)
  }
  return {
    at,
    idField: byProduct ? 'productId' : 'inventoryId',
    productId: id,
    ...(variantId && { variantId: variantId.toLowerCase() }),
    delta,
    preorder,
  }
}

/** A wire query in domain field names. */
export function decodeQuery(query: WireQuery): InventoryQuery {
  const read = readQuery(inventoryFields, query)
  return { ...read, filter: byProduct(read.filter) }
}

/** The inventory id is derived from the product id: a test of one is a test of the other. */
function byProduct(node: FilterNode): FilterNode {
  if (node.kind === 'not') return { ...node, part: byProduct(node.part) }
  if (node.kind !== 'test') return { ...node, parts: node.parts.map(byProduct) }
  if (node.field !== 'id') return node
  const turn = (value: unknown) => (typeof value === 'string' ? inventoryIdOf(value) : value)
  const value = Array.isArray(node.value) ? node.value.map(turn) : turn(node.value)
  return { ...node, field: 'productId', value }
}
