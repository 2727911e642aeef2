import type {
  inventory,
  StockChange,
  Reconciliation as WireReconciliation,
} from '@vitrine/contract/inventory'
import { type Input, violation } from '@vitrine/contract/kit'
import { DEFAULT_VARIANT_ID } from '@vitrine/contract/vocabulary'
import type {
  EntryCursor,
  EntryFilter,
  Reconciliation,
  StockEntry,
} from '../../items/model/stock.ts'

type ListRequest = Input<(typeof inventory)['operations']['listStockChanges']>

export const filterOf = (request: ListRequest): EntryFilter => ({
  productId: request.productId?.toLowerCase(),
  variantId: request.variantId?.toLowerCase(),
  locationId: request.locationId?.toLowerCase(),
  batchId: request.batchId?.toLowerCase(),
  reason: request.reason ?? undefined,
  from: request.from ?? undefined,
  to: request.to ?? undefined,
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

/** The start of a page as an opaque cursor. */
export const encodeCursor = ({ at, id }: EntryCursor): string =>
  Buffer.from(`${at.getTime()} ${id}`).toString('base64url')

export function decodeCursor(cursor: string): EntryCursor {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, at, id] = /^(\d{1,13}) (\d{1,18})$/.exec(text) ?? []
  if (at && id) return { at: new Date(Number(at)), id }
  throw violation('cursor', 'FORMAT', 'is not a cursor of a page of stock changes', {
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
