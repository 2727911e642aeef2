import {
  InventoryChanged,
  InventoryCreated,
  InventoryItemChanged,
  InventoryItemCreated,
  InventoryItemDeleted,
  InventoryItemStockStatusChanged,
} from '@vitrine/contract/catalog'
import type { Tx } from '../../platform/tx.ts'
import type { Fact } from '../events/index.ts'
import type { Item, Preorder } from './model/item.ts'
import type { Movement, NewProductStock, Reason, SharedStock, VariantStock } from './model/stock.ts'
import { availabilityOf } from './rules/availability.ts'
import { changedItemFields } from './rules/item-fields.ts'
import { itemIdOf } from './rules/item-id.ts'
import { isForPreorder, isInStock, type SetStock } from './rules/stock.ts'

/** What tells of a product's stock: only the variants that changed, however many there are. */
const told = ({ productId, tracked, preorder }: SharedStock, variants: readonly object[]) => ({
  productId,
  tracked,
  preorder,
  variants,
})

const variantTold = ({ enabled }: Preorder, variant: VariantStock) => {
  const inStock = isInStock(variant)
  return {
    variantId: variant.variantId,
    isDefault: variant.isDefault,
    quantity: variant.tracked ? (variant.quantity ?? 0) : null,
    inStock,
    availableForPreorder: isForPreorder(inStock, enabled, variant.visible),
  }
}

/** Stock was set: which of tracking, preorder and variants changed is in `changedFields`. */
export function setFact({ before, after, variants }: Told, reason: Reason): Fact {
  const changedFields = [
    ...(before.tracked === after.tracked ? [] : ['trackQuantity']),
    ...(JSON.stringify(before.preorder) === JSON.stringify(after.preorder) ? [] : ['preorderInfo']),
    ...(variants.length === 0 ? [] : ['variants']),
  ]
  const say = (shared: SharedStock, side: 'before' | 'after') =>
    told(
      shared,
      variants.map((one) => variantTold(shared.preorder, one[side])),
    )
  return {
    definition: InventoryChanged,
    entityId: after.productId,
    before: say(before, 'before'),
    after: { ...say(after, 'after'), reason, changedFields },
  }
}
type Told = Pick<SetStock, 'before' | 'after' | 'variants'>

/** The stock of a product that is new, and the items that came with it: one fact, however many there are. */
export function createdFact(
  { siteId }: Tx,
  { productId, tracked, variants }: NewProductStock,
  reason: Reason,
): Fact {
  const made = (variant: VariantStock) => {
    const own = variantTold(noPreorder, variant)
    const id = itemIdOf({ productId, variantId: variant.variantId, locationId: siteId })
    return { ...own, item: { id, availability: own.inStock ? 'IN_STOCK' : 'OUT_OF_STOCK' } }
  }
  const after = told({ productId, tracked, preorder: noPreorder }, variants.map(made))
  const changedFields = [...(tracked ? ['trackQuantity'] : []), 'variants']
  return {
    definition: InventoryCreated,
    entityId: productId,
    after: { ...after, locationId: siteId, reason, changedFields },
  }
}
const noPreorder: Preorder = { enabled: false, message: null, limit: null }

/** The items that came with a new product, by the fact that tells of its stock. */
export function itemsCreated(after: unknown): Snapshot[] {
  const { productId, locationId, preorder, variants } = after as KeptStock
  return variants.map(({ variantId, quantity, item }) => ({
    ...{ id: item.id, productId, variantId, locationId, revision: 1 },
    ...{ tracked: quantity !== null, quantity, availability: item.availability },
    ...{ preorder, preorderCounter: 0 },
  }))
}
interface KeptStock extends Pick<Item, 'productId' | 'locationId' | 'preorder'> {
  readonly variants: readonly (Pick<Item, 'variantId' | 'quantity'> & {
    readonly item: Pick<Item, 'id' | 'availability'>
  })[]
}

/** Quantities moved: one fact for each product that moved at the default location. */
export function moveFacts({ siteId }: Tx, moved: readonly Movement[], reason: Reason): Fact[] {
  const products = new Map<string, Movement[]>()
  for (const one of moved) {
    if (one.locationId !== siteId || one.before === one.after) continue
    products.set(one.productId, [...(products.get(one.productId) ?? []), one])
  }
  return [...products].map(([productId, movements]) => {
    const { preorder } = movements[0] as Movement
    const say = (side: 'before' | 'after') =>
      told(
        { productId, tracked: true, preorder },
        movements.map((one) =>
          variantTold(one.preorder, {
            ...one,
            ...{ tracked: true, quantity: one[side], inStock: true },
          }),
        ),
      )
    const after = { ...say('after'), reason, changedFields: ['variants'] }
    return { definition: InventoryChanged, entityId: productId, before: say('before'), after }
  })
}

type Snapshot = Omit<Item, 'createdDate' | 'updatedDate' | 'extendedFields'> & Partial<Item>

/** What moved, item by item. */
export const movedItemFacts = (moved: readonly Movement[], reason: Reason): Fact[] =>
  moved.flatMap((one) => {
    const { id, productId, variantId, locationId, preorder } = one
    const say = (quantity: number, preorderCounter: number, revision: number): Snapshot => ({
      ...{ id, productId, variantId, locationId, revision, tracked: true, quantity, preorder },
      ...{ preorderCounter, availability: availabilityOf(quantity, preorder, preorderCounter) },
    })
    const before = say(one.before, one.counterBefore, one.revision - 1)
    return itemFacts(before, say(one.after, one.counterAfter, one.revision), reason)
  })

/**
 * One item came, changed or went; whoever waits for it to be in stock hears of that alone, too. What a new
 * item is says whether it is.
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
