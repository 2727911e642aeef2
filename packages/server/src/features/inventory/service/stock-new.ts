import type { Tx } from '../../../platform/tx.ts'
import { createdFact } from '../events.ts'
import type { Preorder } from '../model/item.ts'
import type { InventoryDeps, NewVariantStock, Reason } from '../model/stock.ts'
import { availabilityOf, uncountedAvailability } from '../rules/availability.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { insertStock } from '../store/insert-stock.ts'

/** Stock of a product that is new, with all its variants. */
export interface NewProductStock {
  readonly productId: string
  readonly tracked: boolean
  readonly variants: readonly NewVariantStock[]
}

const preorder: Preorder = { enabled: false, message: null, limit: null }

/**
 * The steps that write down the stock of new products, in a transaction that has said that it counts by
 * itself what products tell of it. What is in stock and not tracked needs no row.
 */
export function* stockNew(
  tx: Tx,
  { events }: InventoryDeps,
  wanted: readonly NewProductStock[],
  reason: Reason,
): Generator<() => Promise<unknown>> {
  const rows = wanted.flatMap(({ productId, variants }) =>
    variants.filter(needsRow).map((variant) => ({
      productId,
      variant: variant.tracked
        ? { ...variant, quantity: variant.quantity ?? 0, inStock: true }
        : { ...variant, quantity: null },
      delta: variant.tracked ? (variant.quantity ?? 0) : 0,
    })),
  )
  if (rows.length === 0) return
  yield () => insertStock(tx, rows, reason)
  yield () => events.append(tx, ...wanted.flatMap((one) => factOf(tx, one, reason)))
}

const needsRow = (one: NewVariantStock) =>
  one.tracked || !one.inStock || one.absent || one.preorder?.enabled

function factOf(tx: Tx, { productId, tracked, variants: all }: NewProductStock, reason: Reason) {
  const variants = all.filter(needsRow)
  if (variants.length === 0) return []
  const ahead = variants.find((one) => one.preorder?.enabled)?.preorder ?? preorder
  const items = variants.flatMap((one) => itemMade(tx, productId, one))
  return [
    createdFact(tx, { shared: { productId, tracked, preorder: ahead }, variants, items }, reason),
  ]
}

function itemMade({ siteId }: Tx, productId: string, variant: NewVariantStock) {
  if (variant.absent) return []
  const { variantId, tracked, inStock } = variant
  const ahead = variant.preorder ?? preorder
  const quantity = tracked ? (variant.quantity ?? 0) : null
  const availability =
    quantity === null ? uncountedAvailability(inStock, ahead) : availabilityOf(quantity, ahead, 0)
  const item = {
    id: itemIdOf({ productId, variantId, locationId: siteId }),
    productId,
    variantId,
    locationId: siteId,
    revision: 1,
    tracked,
    quantity,
    availability,
    preorder: ahead,
    preorderCounter: 0,
  }
  return [item]
}
