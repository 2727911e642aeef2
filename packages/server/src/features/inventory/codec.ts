import { readQuery } from '@vitrine/contract/catalog'
import {
  type inventory,
  inventoryFields,
  type InventoryItem as WireItem,
} from '@vitrine/contract/inventory'
import { type FilterNode, type Input, InvalidFilter } from '@vitrine/contract/kit'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { InventoryItem, QuantityChange, StockToSet } from './model.ts'
import { inventoryIdOf, isInStock } from './rules.ts'
import type { InventoryQuery } from './store/query-items.ts'

type Operations = (typeof inventory)['operations']

export function encodeItem(item: InventoryItem, variantIds?: readonly string[] | null): WireItem {
  const { productId, tracked, preorder } = item
  const wanted = variantIds?.length ? new Set(variantIds) : undefined
  const variants = item.variants.map((variant) => {
    const inStock = isInStock(tracked, variant)
    return {
      variantId: variant.isDefault ? DEFAULT_VARIANT_ID : variant.variantId,
      inStock,
      ...(tracked && { quantity: variant.quantity ?? 0 }),
      availableForPreorder: !inStock && preorder.enabled,
    }
  })
  return {
    id: inventoryIdOf(productId),
    externalId: productId,
    productId,
    trackQuantity: tracked,
    variants: wanted ? variants.filter(({ variantId }) => wanted.has(variantId)) : variants,
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
  productId: productId.toLowerCase(),
  tracked: trackQuantity ?? false,
  variants: variants?.map(({ variantId, quantity, inStock }) => ({
    variantId: variantId.toLowerCase(),
    ...(typeof quantity === 'number' && { quantity }),
    ...(typeof inStock === 'boolean' && { inStock }),
  })),
  ...(preorderInfo && {
    preorder: {
      enabled: preorderInfo.enabled,
      message: preorderInfo.message || null,
      limit: preorderInfo.limit ?? null,
    },
  }),
})

interface Whose {
  readonly inventoryId?: string | null
  readonly productId?: string | null
  readonly variantId?: string | null
}

export const decodeChange = (
  { inventoryId, productId, variantId }: Whose,
  delta: number,
  preorder = false,
): QuantityChange => ({
  productId: (productId || inventoryIdOf(inventoryId ?? '')).toLowerCase(),
  ...(variantId && { variantId: variantId.toLowerCase() }),
  delta,
  preorder,
})

/** A query whose filter and sort are JSON in text, or plain JSON. */
export function decodeQuery(query: Input<Operations['queryInventory']>['query']): InventoryQuery {
  const filter = readText('filter', query?.filter) ?? {}
  const sort = readSort(readText('sort', query?.sort))
  const read = readQuery(inventoryFields, { filter, sort, paging: query?.paging ?? null })
  return { ...read, filter: byProduct(read.filter) }
}

function readText(field: string, value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value || undefined
  try {
    return JSON.parse(value)
  } catch {
    throw InvalidFilter({ field }, `query.${field} must be JSON, such as {"productId": "…"}`)
  }
}

/** `[{"numericId": "asc"}]`, `{"numericId": "asc"}`, or the form of the other queries. */
function readSort(sort: unknown): { fieldName: string; order: string }[] {
  const entries = sort === undefined ? [] : Array.isArray(sort) ? sort : [sort]
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) {
      throw InvalidFilter({ field: 'sort' }, 'query.sort must be like [{"numericId": "asc"}]')
    }
    if ('fieldName' in entry)
      return [{ order: 'ASC', ...entry } as { fieldName: string; order: string }]
    return Object.entries(entry).map(([fieldName, order]) => ({
      fieldName,
      order: String(order).toUpperCase(),
    }))
  })
}

/** The id of stock is made from its product's: a test of one is a test of the other. */
function byProduct(node: FilterNode): FilterNode {
  if (node.kind === 'not') return { ...node, part: byProduct(node.part) }
  if (node.kind !== 'test') return { ...node, parts: node.parts.map(byProduct) }
  if (node.field !== 'id') return node
  const turn = (value: unknown) => (typeof value === 'string' ? inventoryIdOf(value) : value)
  const value = Array.isArray(node.value) ? node.value.map(turn) : turn(node.value)
  return { ...node, field: 'productId', value }
}
