import type {
  inventory,
  StockChange,
  Reconciliation as WireReconciliation,
} from '@vitrine/contract/inventory'
import { type Input, violation } from '@vitrine/contract/kit'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type { EntryFilter, EntryPlace, Reconciliation, StockEntry } from '../model/stock.ts'

type Wish = Input<(typeof inventory)['operations']['listStockChanges']>

export const filterOf = (wish: Wish): EntryFilter => ({
  productId: wish.productId?.toLowerCase(),
  variantId: wish.variantId?.toLowerCase(),
  locationId: wish.locationId?.toLowerCase(),
  batchId: wish.batchId?.toLowerCase(),
  reason: wish.reason ?? undefined,
  from: wish.from ?? undefined,
  to: wish.to ?? undefined,
})

export const encodeEntry = (entry: StockEntry): StockChange => ({
  id: entry.id,
  batchId: entry.batchId,
  productId: entry.productId,
  ...(entry.productName !== null && { productName: entry.productName }),
  ...(entry.locationName !== null && {
    locationId: entry.locationId,
    locationName: entry.locationName,
  }),
  variantId: entry.isDefault ? DEFAULT_VARIANT_ID : entry.variantId,
  choices: [...entry.choices],
  reason: entry.reason,
  delta: entry.delta,
  before: entry.after - entry.delta,
  after: entry.after,
  ...(entry.preordered !== 0 && { preordered: entry.preordered }),
  actor: entry.actor,
  requestId: entry.requestId,
  at: entry.at,
  ...(entry.reverts !== null && { reverts: entry.reverts }),
  ...(entry.revertedBy !== null && { revertedBy: entry.revertedBy }),
})

/** Where a page begins, as text nobody has to understand. */
export const encodePlace = ({ at, id }: EntryPlace): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString('base64url')

export function decodePlace(cursor: string): EntryPlace {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, at, id] = /^(\d{1,13}) (\d{1,18})$/.exec(text) ?? []
  if (at && id) return { at: new Date(Number(at)), id }
  throw violation('cursor', 'FORMAT', 'is not a cursor that a page of stock changes has given', {
    type: 'CURSOR',
  })
}

export const encodeReconciliation = (one: Reconciliation): WireReconciliation => ({
  id: one.id,
  state: one.state,
  repair: one.repair,
  total: one.total,
  checked: one.checked,
  found: one.found,
  repaired: one.repaired,
  differences: [...one.differences],
  ...(one.failure !== null && { failure: one.failure }),
  createdDate: one.createdDate,
  updatedDate: one.updatedDate,
  ...(one.finishedDate !== null && { finishedDate: one.finishedDate }),
})
