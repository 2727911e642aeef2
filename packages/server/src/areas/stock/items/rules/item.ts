import {
  InvalidRevision,
  InvalidTargetQuantity,
  InventoryItemNotFound,
  ItemAlreadyExists,
  NegativeQuantity,
  NegativeQuantityDecreasing,
  PreorderLimitNotSupported,
  PreorderValidation,
} from '@vitrine/contract/catalog'
import type { ItemRequest, ItemValues, Preorder, StockState } from '../model/item.ts'
import { noPreorder } from './availability.ts'

/** The stored fields of an item. */
export interface ItemRecord {
  readonly tracked: boolean
  readonly quantity: number | null
  readonly inStock: boolean
  readonly preorder: Preorder
  readonly counter: number
  readonly extendedFields: unknown
  readonly isDrop: boolean
}

/** The item after a request, or none; throws when the request is refused. */
export function applyRequest(state: StockState, request: ItemRequest): ItemRecord | null {
  const { item } = state
  if (request.kind === 'create' && item) throw ItemAlreadyExists({ ...keyOf(state), id: item.id })
  if (!item && (request.kind === 'update' || request.kind === 'delete')) {
    throw InventoryItemNotFound({ inventoryItemId: request.id })
  }
  if (item && request.revision !== undefined && request.revision !== item.revision) {
    throw InvalidRevision({ id: item.id, revision: String(item.revision) })
  }
  if (request.kind === 'delete') return null
  const values = request.values ?? {}
  checkQuantity(state, values, request.kind)
  const record = withValues(item ? recordOf(state) : nothing, values)
  checkPreorder(record, values, state)
  return record
}

const keyOf = ({ productId, variantId, locationId }: StockState) => ({
  productId,
  variantId,
  locationId,
})

const nothing: ItemRecord = {
  tracked: false,
  quantity: null,
  inStock: false,
  preorder: noPreorder,
  counter: 0,
  extendedFields: null,
  isDrop: false,
}

function recordOf({ item, inStock, storedQuantity }: StockState): ItemRecord {
  if (!item) return nothing
  const { tracked, preorder, preorderCounter, extendedFields, isDrop } = item
  return {
    tracked,
    quantity: storedQuantity,
    inStock,
    preorder,
    counter: preorderCounter,
    extendedFields,
    isDrop,
  }
}

/** Quantities cannot be set below zero; one that is below already may be raised. */
function checkQuantity({ item }: StockState, { quantity }: ItemValues, kind: ItemRequest['kind']) {
  if (quantity === undefined || quantity >= 0) return
  const before = item?.quantity ?? 0
  if (before < 0 && quantity >= before) return
  const found = { quantity, ...(item && { id: item.id }) }
  if (kind === 'upsert') throw InvalidTargetQuantity(found)
  throw before < 0 ? NegativeQuantityDecreasing({ ...found, before }) : NegativeQuantity(found)
}

function withValues(before: ItemRecord, values: ItemValues): ItemRecord {
  const { quantity, inStock, preorder: requested } = values
  const preorder = requested
    ? { ...before.preorder, ...withoutUndefined(requested) }
    : before.preorder
  const extendedFields =
    values.extendedFields === undefined ? before.extendedFields : values.extendedFields
  const after = { ...before, preorder, extendedFields, isDrop: values.isDrop ?? before.isDrop }
  if (quantity !== undefined) return { ...after, tracked: true, quantity, inStock: true }
  if (inStock === undefined) return after
  // An untracked item has no limit.
  const limit = requested?.limit ?? null
  return { ...after, tracked: false, quantity: null, inStock, preorder: { ...preorder, limit } }
}

function checkPreorder(
  { tracked, preorder }: ItemRecord,
  { preorder: requested }: ItemValues,
  state: StockState,
): void {
  if (!tracked && typeof requested?.limit === 'number') {
    throw PreorderLimitNotSupported({ variantId: state.variantId, limit: requested.limit })
  }
  if (preorder.enabled && !state.canPreorder) {
    throw PreorderValidation({ productId: state.productId })
  }
}

const withoutUndefined = (values: NonNullable<ItemValues['preorder']>): Partial<Preorder> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
