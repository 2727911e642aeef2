import { InventoryItemNotFound } from '@vitrine/contract/catalog'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import { isGuid } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import { setFact } from '../events.ts'
import type { InventoryDeps, Reason, SharedStock, StockToSet } from '../model.ts'
import { type SetStock, setStock as workOut } from '../rules.ts'
import {
  findListed,
  holdProducts,
  type StockRow,
  writeShared,
  writeStock,
} from '../store/set-quantities.ts'

/** Sets the stock of different products; what stays as it is, is not written. */
export async function setStock(
  tx: Tx,
  { events }: InventoryDeps,
  wanted: readonly StockToSet[],
  reason: Reason,
): Promise<void> {
  const kept = await holdProducts(tx, wanted.map(({ productId }) => productId).filter(isGuid))
  const products = wanted.map((one) => kept.get(one.productId) ?? refuse(one))
  const listed = await findListed(tx, wanted.flatMap(namedIn))
  const changes = wanted
    .map((one, at) => workOut(products[at] as SharedStock, listed.get(at) ?? [], one))
    .filter(({ isWhole, variants }) => isWhole || variants.length > 0)
  if (changes.length === 0) return
  const whole = changes.filter(({ isWhole }) => isWhole)
  await writeShared(
    tx,
    whole.map(({ after }) => after),
  )
  await writeStock(tx, changes.flatMap(rowsOf), reason)
  await events.append(tx, ...changes.map((one) => setFact(one, reason)))
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

const rowsOf = ({ after: shared, variants }: SetStock): StockRow[] =>
  variants.map(({ before, after }) => ({
    ...shared,
    variant: after,
    delta: (after.quantity ?? 0) - (before.quantity ?? 0),
  }))
