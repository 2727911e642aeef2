import type { Tx } from '../../../platform/tx.ts'
import { itemFacts, setFact } from '../events.ts'
import type { HeldPlace, Item } from '../model/item.ts'
import type { InventoryDeps, Reason } from '../model/stock.ts'
import { availabilityOf, uncountedAvailability } from '../rules/availability.ts'
import type { WrittenItem } from '../rules/item.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { type ItemRow, writeItems } from '../store/write-items.ts'

/** A place as it will be. */
export interface NewPlace extends HeldPlace {
  readonly after: WrittenItem | null
}
export interface PlaceChange {
  readonly before: HeldPlace
  readonly after: NewPlace
}

/** Writes all changes with one statement and tells them, of items and of the products they are stock of. */
export async function applyChanges(
  tx: Tx,
  { events }: InventoryDeps,
  changes: readonly PlaceChange[],
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

/** A place as a change leaves it; its revision grows with every change, and begins anew with a new item. */
export function afterwards(tx: Tx, before: HeldPlace, after: WrittenItem | null): NewPlace {
  const revision = before.item ? before.revision + 1 : after ? 1 : before.revision
  const { productId, variantId, locationId } = before
  const kept = after?.quantity ?? null
  const place = { ...before, revision, after, kept, inStock: after?.inStock ?? false }
  if (!after) return { ...place, isAbsent: true, item: null }
  const { tracked, preorder, counter, extendedFields } = after
  const quantity = tracked ? (after.quantity ?? 0) : null
  const availability =
    quantity === null
      ? uncountedAvailability(after.inStock, preorder)
      : availabilityOf(quantity, preorder, counter)
  const item: Item = {
    ...{ id: itemIdOf(before), productId, variantId, locationId, revision, tracked, quantity },
    ...{ availability, preorder, preorderCounter: counter, extendedFields },
    createdDate: before.item?.createdDate ?? tx.now,
    updatedDate: tx.now,
  }
  return { ...place, isAbsent: false, item }
}

const rowOf = ({ before, after: { after, ...place } }: PlaceChange): ItemRow => ({
  ...{ productId: place.productId, variantId: place.variantId, locationId: place.locationId },
  after,
  revision: place.revision,
  delta: (after?.quantity ?? 0) - (before.kept ?? 0),
  preordered: (after?.counter ?? 0) - (before.item?.preorderCounter ?? 0),
})

/** What products tell of their stock is the default location's. */
function productFacts({ siteId }: Tx, changes: readonly PlaceChange[], reason: Reason) {
  const products = new Map<string, PlaceChange[]>()
  for (const change of changes) {
    const { productId, locationId } = change.after
    if (locationId === siteId) products.set(productId, [...(products.get(productId) ?? []), change])
  }
  return [...products].map(([productId, own]) => {
    const shared = (place: HeldPlace | undefined) => ({
      productId,
      tracked: place?.item?.tracked ?? false,
      preorder: place?.item?.preorder ?? { enabled: false, message: null, limit: null },
    })
    const [first] = own
    const variants = own.map(({ before, after }) => ({
      before: stockAt(before),
      after: stockAt(after),
    }))
    return setFact({ before: shared(first?.before), after: shared(first?.after), variants }, reason)
  })
}

const stockAt = ({ variantId, isDefault, visible, item, kept, inStock }: HeldPlace) => ({
  ...{ variantId, isDefault, visible, quantity: kept },
  tracked: item?.tracked ?? false,
  inStock: item ? inStock : false,
})
