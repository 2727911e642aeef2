import type { Tx } from '../../../../platform/tx.ts'
import { itemFacts, setFact } from '../../events.ts'
import type { Item, StockState } from '../model/item.ts'
import type { InventoryDeps, Reason } from '../model/stock.ts'
import { availabilityOf, noPreorder, uncountedAvailability } from '../rules/availability.ts'
import type { ItemRecord } from '../rules/item.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { type ItemRow, writeItems } from '../store/write-items.ts'

/** The new state of a stock key. */
export interface NewStockState extends StockState {
  readonly after: ItemRecord | null
}
export interface StockStateChange {
  readonly before: StockState
  readonly after: NewStockState
  /** The ledger entry that it reverts. */
  readonly reverts?: string | undefined
}

/** Writes all changes with one statement and appends facts of the items and of their products. */
export async function applyChanges(
  tx: Tx,
  { events }: InventoryDeps,
  changes: readonly StockStateChange[],
  reason: Reason,
): Promise<void> {
  await writeItems(tx, changes.map(rowOf), reason)
  await events.append(
    tx,
    ...productFacts(tx, changes, reason),
    ...changes.flatMap(({ before, after }) =>
      before.item || after.item ? itemFacts(before.item, after.item, reason) : [],
    ),
  )
}

/** The state after a change; the revision grows with every change, and starts again with a new item. */
export function stateAfter(tx: Tx, before: StockState, after: ItemRecord | null): NewStockState {
  const revision = before.item ? before.revision + 1 : after ? 1 : before.revision
  const { productId, variantId, locationId } = before
  const stored = after?.quantity ?? null
  const next = {
    ...before,
    revision,
    after,
    storedQuantity: stored,
    inStock: after?.inStock ?? false,
  }
  if (!after) return { ...next, isAbsent: true, item: null }
  const { tracked, preorder, counter, extendedFields, isDrop } = after
  const quantity = tracked ? (after.quantity ?? 0) : null
  const availability =
    quantity === null
      ? uncountedAvailability(after.inStock, preorder)
      : availabilityOf(quantity, preorder, counter)
  const item: Item = {
    id: itemIdOf(before),
    productId,
    variantId,
    locationId,
    revision,
    tracked,
    quantity,
    availability,
    preorder,
    preorderCounter: counter,
    extendedFields,
    isDrop,
    createdDate: before.item?.createdDate ?? tx.now,
    updatedDate: tx.now,
  }
  return { ...next, isAbsent: false, item }
}

const rowOf = ({ before, after: { after, ...state }, reverts }: StockStateChange): ItemRow => ({
  productId: state.productId,
  variantId: state.variantId,
  locationId: state.locationId,
  after,
  revision: state.revision,
  delta: (after?.quantity ?? 0) - (before.storedQuantity ?? 0),
  preordered: (after?.counter ?? 0) - (before.item?.preorderCounter ?? 0),
  reverts,
})

/** Products only report stock of the default location. */
function productFacts({ siteId }: Tx, changes: readonly StockStateChange[], reason: Reason) {
  const products = new Map<string, StockStateChange[]>()
  for (const change of changes) {
    const { productId, locationId } = change.after
    if (locationId === siteId) products.set(productId, [...(products.get(productId) ?? []), change])
  }
  return [...products].map(([productId, own]) => {
    const shared = (state: StockState | undefined) => ({
      productId,
      tracked: state?.item?.tracked ?? false,
      preorder: state?.item?.preorder ?? noPreorder,
    })
    const [first] = own
    const variants = own.map(({ before, after }) => ({
      before: stockAt(before),
      after: stockAt(after),
    }))
    return setFact({ before: shared(first?.before), after: shared(first?.after), variants }, reason)
  })
}

const stockAt = ({ variantId, isDefault, visible, item, storedQuantity, inStock }: StockState) => ({
  variantId,
  isDefault,
  visible,
  quantity: storedQuantity,
  tracked: item?.tracked ?? false,
  inStock: item ? inStock : false,
})
