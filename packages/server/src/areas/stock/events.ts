import {
  InventoryChanged,
  InventoryCreated,
  InventoryItemChanged,
  InventoryItemCreated,
  InventoryItemDeleted,
  InventoryItemStockStatusChanged,
} from '@vitrine/contract/catalog'
import type { Tx } from '../../platform/tx.ts'
import type { Fact } from '../site/events/index.ts'
import type { Item, Preorder } from './items/model/item.ts'
import type {
  Movement,
  NewProductStock,
  Reason,
  SharedStock,
  VariantStock,
} from './items/model/stock.ts'
import { availabilityOf, noPreorder } from './items/rules/availability.ts'
import { changedItemFields } from './items/rules/item-fields.ts'
import { itemIdOf } from './items/rules/item-id.ts'
import { isForPreorder, isInStock, type StockUpdate } from './items/rules/stock.ts'

/** The stock fields in a fact of a product: only the changed variants. */
const stockFields = (
  { productId, tracked, preorder }: SharedStock,
  variants: readonly object[],
) => ({
  productId,
  tracked,
  preorder,
  variants,
})

const variantFields = ({ enabled }: Preorder, variant: VariantStock) => {
  const inStock = isInStock(variant)
  return {
    variantId: variant.variantId,
    isDefault: variant.isDefault,
    quantity: variant.tracked ? (variant.quantity ?? 0) : null,
    inStock,
    availableForPreorder: isForPreorder(inStock, enabled, variant.visible),
  }
}

/** Stock was set; `changedFields` names which of tracking, preorder and variants changed. */
export function setFact({ before, after, variants }: StockUpdateFields, reason: Reason): Fact {
  const changedFields = [
    ...(before.tracked === after.tracked ? [] : ['trackQuantity']),
    ...(JSON.stringify(before.preorder) === JSON.stringify(after.preorder) ? [] : ['preorderInfo']),
    ...(variants.length === 0 ? [] : ['variants']),
  ]
  const stockAt = (shared: SharedStock, side: 'before' | 'after') =>
    stockFields(
      shared,
      variants.map((one) => variantFields(shared.preorder, one[side])),
    )
  return {
    definition: InventoryChanged,
    entityId: after.productId,
    before: stockAt(before, 'before'),
    after: { ...stockAt(after, 'after'), reason, changedFields },
  }
}
type StockUpdateFields = Pick<StockUpdate, 'before' | 'after' | 'variants'>

/** The stock of a new product with all its items, in one fact. */
export function createdFact(
  { siteId }: Tx,
  { productId, tracked, variants }: NewProductStock,
  reason: Reason,
): Fact {
  const created = (variant: VariantStock) => {
    const own = variantFields(noPreorder, variant)
    const id = itemIdOf({ productId, variantId: variant.variantId, locationId: siteId })
    return { ...own, item: { id, availability: own.inStock ? 'IN_STOCK' : 'OUT_OF_STOCK' } }
  }
  const after = stockFields({ productId, tracked, preorder: noPreorder }, variants.map(created))
  const changedFields = [...(tracked ? ['trackQuantity'] : []), 'variants']
  return {
    definition: InventoryCreated,
    entityId: productId,
    after: { ...after, locationId: siteId, reason, changedFields },
  }
}

/** The items in the fact of a new product's stock. */
export function itemsCreated(after: unknown): Snapshot[] {
  const { productId, locationId, preorder, variants } = after as StoredStockFact
  return variants.map(({ variantId, quantity, item }) => ({
    id: item.id,
    productId,
    variantId,
    locationId,
    revision: 1,
    tracked: quantity !== null,
    quantity,
    availability: item.availability,
    preorder,
    preorderCounter: 0,
  }))
}
interface StoredStockFact extends Pick<Item, 'productId' | 'locationId' | 'preorder'> {
  readonly variants: readonly (Pick<Item, 'variantId' | 'quantity'> & {
    readonly item: Pick<Item, 'id' | 'availability'>
  })[]
}

/** Quantities moved: one fact for each product that moved at the default location. */
export function moveFacts({ siteId }: Tx, movements: readonly Movement[], reason: Reason): Fact[] {
  const products = new Map<string, Movement[]>()
  for (const one of movements) {
    if (one.locationId !== siteId || one.before === one.after) continue
    products.set(one.productId, [...(products.get(one.productId) ?? []), one])
  }
  return [...products].map(([productId, movements]) => {
    const { preorder } = movements[0] as Movement
    const stockAt = (side: 'before' | 'after') =>
      stockFields(
        { productId, tracked: true, preorder },
        movements.map((one) =>
          variantFields(one.preorder, {
            ...one,
            tracked: true,
            quantity: one[side],
            inStock: true,
          }),
        ),
      )
    const after = { ...stockAt('after'), reason, changedFields: ['variants'] }
    return { definition: InventoryChanged, entityId: productId, before: stockAt('before'), after }
  })
}

type Snapshot = Omit<Item, 'createdDate' | 'updatedDate' | 'extendedFields' | 'isDrop'> &
  Partial<Item>

/** Facts of moved items, one for each. */
export const movedItemFacts = (movements: readonly Movement[], reason: Reason): Fact[] =>
  movements.flatMap((one) => {
    const { id, productId, variantId, locationId, preorder } = one
    const itemAt = (quantity: number, preorderCounter: number, revision: number): Snapshot => ({
      id,
      productId,
      variantId,
      locationId,
      revision,
      tracked: true,
      quantity,
      preorder,
      preorderCounter,
      availability: availabilityOf(quantity, preorder, preorderCounter),
    })
    const before = itemAt(one.before, one.counterBefore, one.revision - 1)
    return itemFacts(before, itemAt(one.after, one.counterAfter, one.revision), reason)
  })

/**
 * Facts of an item that was created, changed or deleted, and of its stock status where that changed. The
 * status of a new item is in its creation fact.
 */
export function itemFacts(before: Snapshot | null, after: Snapshot | null, reason: Reason): Fact[] {
  const entityId = (after ?? before)?.id ?? ''
  if (!before) return [{ definition: InventoryItemCreated, entityId, ...(after && { after }) }]
  const fact = { entityId, before, ...(after && { after }) }
  const status = statusFacts(entityId, before, after)
  if (!after) return [{ ...fact, definition: InventoryItemDeleted }, ...status]
  const changedFields = changedItemFields(before, after)
  return [
    { ...fact, definition: InventoryItemChanged, after: { ...after, reason, changedFields } },
    ...status,
  ]
}

function statusFacts(entityId: string, before: Snapshot | null, after: Snapshot | null): Fact[] {
  const [was, is] = [before, after].map((one) => one?.availability === 'IN_STOCK')
  if (was === is) return []
  return [
    {
      definition: InventoryItemStockStatusChanged,
      entityId,
      before: { inStock: was },
      after: { inStock: is },
    },
  ]
}
