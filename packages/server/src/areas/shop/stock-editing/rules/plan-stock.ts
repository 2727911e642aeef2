import {
  InsufficientInventory,
  InventoryNotTracked,
  MaxQuantityReached,
} from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { MAX_STOCK_QUANTITY, type StockToSave } from '@vitrine/contract/stock'
import {
  checkShipsAt,
  type Item,
  type ItemReference,
  type ItemRequest,
  type ItemValues,
  noPreorder,
} from '../../../stock/index.ts'
import type { RequestedItem } from '../model.ts'

/** The item that a request refers to; throws if the reference or the change is missing. */
export function referenceOf(request: StockToSave, index: number): ItemReference {
  const { id, productId, variantId, locationId } = request
  const field = `items[${index}]`
  refuseContradictions(request, field)
  checkShipsAt(request.preorder?.shipsAt, `${field}.preorder.shipsAt`)
  if (id !== undefined) return { id }
  const missing = productId === undefined ? 'productId' : 'variantId'
  if (productId === undefined || variantId === undefined) {
    throw violation(`${field}.${missing}`, 'REQUIRED_FIELD', 'is required without an id')
  }
  return { productId, variantId, ...(locationId !== undefined && { locationId }) }
}

const actions = ['quantity', 'changeBy', 'inStock'] as const

function refuseContradictions(request: StockToSave, field: string): void {
  const named = actions.filter((name) => request[name] !== undefined)
  const [first, second] = named
  if (second) {
    throw violation(`${field}.${second}`, 'ONE_OF_ALIGNMENT', `cannot be combined with ${first}`)
  }
  const other = first ?? (['preorder', 'drop'] as const).find((name) => request[name] !== undefined)
  if (request.remove && other) {
    const sentence = `cannot be combined with ${other}`
    throw violation(`${field}.remove`, 'ONE_OF_ALIGNMENT', sentence)
  }
  if (request.remove || other) return
  const sentence = 'is required, or one of quantity, changeBy, inStock, preorder, drop'
  throw violation(`${field}.remove`, 'REQUIRED_ONE_OF_FIELD', sentence)
}

/** The write of an item; undefined if it already has the values. */
export function planItem({ id, before, request }: RequestedItem): ItemRequest | undefined {
  const { productId, variantId, locationId, remove } = request
  const reference = before ? { id } : { productId, variantId, locationId }
  if (remove) return { kind: 'delete', ...reference }
  const values = valuesOf(id, before, request)
  return Object.keys(values).length > 0 ? { kind: 'upsert', ...reference, values } : undefined
}

/** The values that differ from the current ones. */
function valuesOf(id: string, before: Item | null, request: StockToSave): ItemValues {
  const { inStock, drop } = request
  const quantity = quantityOf(id, before, request)
  const preorder = preorderOf(before, request.preorder)
  const isCounted = quantity !== undefined && quantity !== (before?.quantity ?? null)
  const isUncounted =
    inStock !== undefined &&
    (!before || before.tracked || (before.availability === 'IN_STOCK') !== inStock)
  return {
    ...(isCounted && { quantity }),
    ...(isUncounted && { inStock }),
    ...(preorder && { preorder }),
    ...(drop !== undefined && drop !== (before?.isDrop ?? false) && { isDrop: drop }),
  }
}

function quantityOf(
  id: string,
  before: Item | null,
  { quantity, changeBy }: StockToSave,
): number | undefined {
  if (changeBy === undefined) return quantity
  // An increase of an item that does not exist yet starts at 0; a decrease is refused.
  const present = before ? before.quantity : changeBy > 0 ? 0 : null
  if (present === null) throw InventoryNotTracked({ id })
  const after = present + changeBy
  if (after < 0 && changeBy < 0) {
    throw InsufficientInventory({ id, requested: -changeBy, available: Math.max(0, present) })
  }
  if (after > MAX_STOCK_QUANTITY) {
    const sentence = `The quantity would rise above ${MAX_STOCK_QUANTITY}`
    throw MaxQuantityReached({ id, quantity: present }, sentence)
  }
  return after
}

/** The changed parts of a preorder; null ends it. */
function preorderOf(
  before: Item | null,
  requested: StockToSave['preorder'],
): ItemValues['preorder'] {
  if (requested === undefined) return undefined
  const present = before?.preorder ?? noPreorder
  const parts = Object.entries(requested ?? noPreorder).filter(
    ([name, value]) => value !== undefined && value !== present[name as keyof typeof present],
  )
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}
