import { InventoryItemNotFound } from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { bookDrops } from '../../drops/service/book.ts'
import { itemFacts, setFact } from '../../events.ts'
import type { Item, StockKey } from '../model/item.ts'
import type { InventoryDeps, Reason, StockToSet } from '../model/stock.ts'
import { type StockUpdate, setStock as workOut } from '../rules/stock.ts'
import { findItemsOf, findStockStates } from '../store/items.ts'
import {
  findListed,
  type LockedStock,
  lockProducts,
  type StockRow,
  writeShared,
  writeStock,
} from '../store/set-quantities.ts'

/** Sets the stock of different products; unchanged stock is not written. */
export async function setStock(
  tx: Tx,
  deps: InventoryDeps,
  requested: readonly StockToSet[],
  reason: Reason,
): Promise<void> {
  const productIds = requested.map(({ productId }) => productId).filter(isGuid)
  const stored = await lockProducts(tx, productIds)
  await bookDrops(tx, deps, productIds)
  const products = requested.map((one) => stored.get(one.productId) ?? refuse(one))
  const listed = await findListed(tx, requested.flatMap(namedIn))
  const changes = requested
    .map((one, at) => {
      const { isMixed, ...before } = products[at] as LockedStock
      return workOut(before, listed.get(at) ?? [], one, isMixed)
    })
    .filter(({ isWhole, variants }) => isWhole || variants.length > 0)
  if (changes.length === 0) return
  const whole = changes.filter(({ isWhole }) => isWhole)
  const places = changes.flatMap(({ after: { productId }, variants }) =>
    variants.map(({ after: { variantId } }) => ({ productId, variantId, locationId: tx.siteId })),
  )
  const ids = whole.map(({ after }) => after.productId)
  const before = await findItems(tx, ids, places)
  await writeShared(tx, whole)
  await writeStock(tx, changes.flatMap(rowsOf), reason)
  const after = await findItems(tx, ids, places)
  await deps.events.append(
    tx,
    ...changes.map((one) => setFact(one, reason)),
    ...[...after].flatMap(([id, item]) => itemFacts(before.get(id) ?? null, item, reason)),
  )
}

/** Items of whole products, or of single variants where no product is set as a whole. */
async function findItems(
  tx: Tx,
  productIds: readonly string[],
  places: readonly StockKey[],
): Promise<Map<string, Item>> {
  const single = places.filter(({ productId }) => !productIds.includes(productId))
  const found = [...(await findStockStates(tx, single))].flatMap(([id, { item }]) =>
    item ? [[id, item] as const] : [],
  )
  return new Map([...(await findItemsOf(tx, productIds)), ...found])
}

function refuse({ productId, at = 'stock' }: StockToSet): never {
  throw InventoryItemNotFound(
    { productId, field: `${at}.productId` },
    `${at}.productId: there is no stock of a product ${productId}`,
  )
}

const namedIn = ({ productId, variants = [] }: StockToSet, stock: number) =>
  variants.map(({ variantId }, place) => ({
    stock,
    place,
    productId,
    variantId: variantId === DEFAULT_VARIANT_ID ? null : variantId,
  }))

const rowsOf = ({ after: shared, variants }: StockUpdate): StockRow[] =>
  variants.map(({ before, after }) => ({
    ...shared,
    variant: after,
    delta: (after.quantity ?? 0) - (before.quantity ?? 0),
  }))
