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
import type { HeldPlace, ItemValues, ItemWish, Preorder } from '../model/item.ts'

/** What is written down of an item. */
export interface WrittenItem {
  readonly tracked: boolean
  readonly quantity: number | null
  readonly inStock: boolean
  readonly preorder: Preorder
  readonly counter: number
  readonly extendedFields: unknown
}

/** What a wish makes of a place: an item, or none; throws what speaks against it. */
export function fulfil(place: HeldPlace, wish: ItemWish): WrittenItem | null {
  const { item } = place
  if (wish.kind === 'create' && item) throw ItemAlreadyExists({ ...placeOf(place), id: item.id })
  if (!item && (wish.kind === 'update' || wish.kind === 'delete')) {
    throw InventoryItemNotFound({ inventoryItemId: wish.id })
  }
  if (item && wish.revision !== undefined && wish.revision !== item.revision) {
    throw InvalidRevision({ id: item.id, revision: String(item.revision) })
  }
  if (wish.kind === 'delete') return null
  const values = wish.values ?? {}
  checkQuantity(place, values, wish.kind)
  const written = withValues(item ? writtenOf(place) : nothing, values)
  checkPreorder(written, values, place)
  return written
}

const placeOf = ({ productId, variantId, locationId }: HeldPlace) => ({
  ...{ productId, variantId, locationId },
})

const nothing: WrittenItem = {
  tracked: false,
  quantity: null,
  inStock: false,
  preorder: { enabled: false, message: null, limit: null },
  counter: 0,
  extendedFields: null,
}

function writtenOf({ item, inStock, kept }: HeldPlace): WrittenItem {
  if (!item) return nothing
  const { tracked, preorder, preorderCounter, extendedFields } = item
  return { tracked, quantity: kept, inStock, preorder, counter: preorderCounter, extendedFields }
}

/** Quantities are not set below zero; one that is there already may be raised. */
function checkQuantity({ item }: HeldPlace, { quantity }: ItemValues, kind: ItemWish['kind']) {
  if (quantity === undefined || quantity >= 0) return
  const before = item?.quantity ?? 0
  if (before < 0 && quantity >= before) return
  const found = { quantity, ...(item && { id: item.id }) }
  if (kind === 'upsert') throw InvalidTargetQuantity(found)
  throw before < 0 ? NegativeQuantityDecreasing({ ...found, before }) : NegativeQuantity(found)
}

function withValues(before: WrittenItem, values: ItemValues): WrittenItem {
  const { quantity, inStock, preorder: wanted } = values
  const preorder = wanted ? { ...before.preorder, ...withoutUndefined(wanted) } : before.preorder
  const extendedFields =
    values.extendedFields === undefined ? before.extendedFields : values.extendedFields
  const after = { ...before, preorder, extendedFields }
  if (quantity !== undefined) return { ...after, tracked: true, quantity, inStock: true }
  if (inStock === undefined) return after
  // Of what nobody counts, there is no limit either.
  const limit = wanted?.limit ?? null
  return { ...after, tracked: false, quantity: null, inStock, preorder: { ...preorder, limit } }
}

function checkPreorder(
  { tracked, preorder }: WrittenItem,
  { preorder: wanted }: ItemValues,
  place: HeldPlace,
): void {
  if (!tracked && typeof wanted?.limit === 'number') {
    throw PreorderLimitNotSupported({ variantId: place.variantId, limit: wanted.limit })
  }
  if (preorder.enabled && !place.canPreorder) {
    throw PreorderValidation({ productId: place.productId })
  }
}

const withoutUndefined = (values: NonNullable<ItemValues['preorder']>): Partial<Preorder> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
