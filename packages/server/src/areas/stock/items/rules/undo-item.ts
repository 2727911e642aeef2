import { isDeepStrictEqual } from 'node:util'
import type { ConflictReason } from '@vitrine/contract/history'
import type { Item, Preorder, StockState } from '../model/item.ts'
import { noPreorder } from './availability.ts'
import type { ItemRecord } from './item.ts'

/** A field of an item that cannot be reverted. */
export interface ItemConflict {
  readonly field: string
  readonly reason: ConflictReason
  readonly was?: unknown
  readonly is?: unknown
}

/** An item being reverted; null: it does not exist. */
export interface UndoItemState {
  readonly item: ItemRecord | null
  readonly conflicts: readonly ItemConflict[]
}

/** An item as stored in the ledger. */
type ItemSnapshot = Pick<
  Item,
  'tracked' | 'quantity' | 'availability' | 'preorder' | 'preorderCounter'
> &
  Partial<Pick<Item, 'extendedFields' | 'isDrop'>>

export interface UndoneItemFact {
  readonly before: ItemSnapshot | null
  readonly after: ItemSnapshot | null
}

export const itemStateOf = ({ item, storedQuantity, inStock }: StockState): UndoItemState => ({
  item: item && {
    tracked: item.tracked,
    quantity: storedQuantity,
    inStock,
    preorder: item.preorder,
    counter: item.preorderCounter,
    extendedFields: item.extendedFields,
    isDrop: item.isDrop,
  },
  conflicts: [],
})

/**
 * Reverts one fact: quantities by the amount they moved, other fields where they still have the value of the
 * change.
 */
export function undoItemFact(
  state: UndoItemState,
  { before, after }: UndoneItemFact,
): UndoItemState {
  const { item } = state
  if (!before && !after) return state
  if (!after)
    return item ? refused(state, 'EXISTS') : { ...state, item: recordOf(before as ItemSnapshot) }
  if (!item) return refused(state, 'DELETED')
  if (!before) return uncreated(state, item, after)
  const conflicts: ItemConflict[] = []
  const counted = countedBack(item, before, after, conflicts)
  const preorder = preorderBack(item.preorder, before.preorder, after.preorder, conflicts)
  const counter = Math.max(0, item.counter + before.preorderCounter - after.preorderCounter)
  const own = fieldsBack(item, before, after, conflicts)
  return {
    item: {
      ...counted,
      preorder,
      counter,
      extendedFields: own,
      isDrop: dropBack(item, before, after),
    },
    conflicts: [...state.conflicts, ...conflicts],
  }
}

const refused = (state: UndoItemState, reason: ConflictReason): UndoItemState => ({
  ...state,
  conflicts: [...state.conflicts, { field: '', reason }],
})

const isInStock = ({ tracked, availability }: ItemSnapshot) =>
  !tracked && availability === 'IN_STOCK'

const recordOf = (stored: ItemSnapshot): ItemRecord => ({
  tracked: stored.tracked,
  quantity: stored.quantity,
  inStock: stored.tracked || isInStock(stored),
  preorder: { ...noPreorder, ...stored.preorder },
  counter: stored.preorderCounter,
  extendedFields: stored.extendedFields ?? null,
  isDrop: stored.isDrop ?? false,
})

/** A created item is deleted, unless some of it was sold or set since. */
function uncreated(state: UndoItemState, item: ItemRecord, created: ItemSnapshot): UndoItemState {
  const requested = recordOf(created)
  const [is, was] = [item, requested].map((one) => ({
    tracked: one.tracked,
    quantity: one.tracked ? (one.quantity ?? 0) : null,
    inStock: one.tracked || one.inStock,
    preorder: one.preorder,
    counter: one.counter,
  }))
  const edited = Object.keys(was as object).flatMap((field): ItemConflict[] => {
    const [now, left] = [is, was].map((one) => (one as Record<string, unknown>)[field])
    return isDeepStrictEqual(now, left) ? [] : [{ field, reason: 'CHANGED', was: left, is: now }]
  })
  return { item: null, conflicts: [...state.conflicts, ...edited] }
}

function countedBack(
  item: ItemRecord,
  before: ItemSnapshot,
  after: ItemSnapshot,
  conflicts: ItemConflict[],
): ItemRecord {
  if (before.tracked && after.tracked) {
    const step = (before.quantity ?? 0) - (after.quantity ?? 0)
    if (step === 0) return item
    if (!item.tracked) {
      conflicts.push({ field: 'tracked', reason: 'CHANGED', was: true, is: false })
      return item
    }
    return { ...item, quantity: (item.quantity ?? 0) + step }
  }
  const isAsLeft =
    item.tracked === after.tracked && (item.tracked || item.inStock === isInStock(after))
  const isAsBefore = before.tracked === after.tracked && isInStock(before) === isInStock(after)
  if (isAsBefore) return item
  if (!isAsLeft) {
    const field = item.tracked === after.tracked ? 'inStock' : 'tracked'
    conflicts.push({ field, reason: 'CHANGED', was: after.tracked, is: item.tracked })
    return item
  }
  const { tracked, quantity, inStock } = recordOf(before)
  return { ...item, tracked, quantity, inStock }
}

function preorderBack(
  now: Preorder,
  before: Preorder,
  after: Preorder,
  conflicts: ItemConflict[],
): Preorder {
  const back: Record<string, unknown> = { ...now }
  for (const field of ['enabled', 'message', 'limit', 'shipsAt'] as const) {
    if (before[field] === after[field] || now[field] === before[field]) continue
    if (now[field] === after[field]) back[field] = before[field]
    else {
      const at = `preorder.${field}`
      conflicts.push({ field: at, reason: 'CHANGED', was: after[field], is: now[field] })
    }
  }
  return back as unknown as Preorder
}

function fieldsBack(
  { extendedFields: now }: ItemRecord,
  before: ItemSnapshot,
  after: ItemSnapshot,
  conflicts: ItemConflict[],
): unknown {
  const [was, left] = [before.extendedFields, after.extendedFields]
  // Facts of moved quantities lack these fields.
  if (was === undefined || left === undefined || isDeepStrictEqual(was, left)) return now
  if (isDeepStrictEqual(now, left)) return was
  conflicts.push({ field: 'extendedFields', reason: 'CHANGED', was: left, is: now })
  return now
}

/** A mark that only one of two values can replace never conflicts. */
const dropBack = (
  { isDrop: now }: ItemRecord,
  { isDrop: was }: ItemSnapshot,
  { isDrop: left }: ItemSnapshot,
): boolean => (was === undefined || left === undefined || was === left ? now : was)

/** Only preorders allow a quantity below zero. */
export function checkItem(before: StockState, state: UndoItemState): UndoItemState {
  const quantity = state.item?.tracked ? (state.item.quantity ?? 0) : 0
  if (quantity >= 0 || state.item?.preorder.enabled || quantity >= (before.storedQuantity ?? 0))
    return state
  const lost: ItemConflict = { field: 'quantity', reason: 'NOT_ALLOWED', is: before.storedQuantity }
  return { ...state, conflicts: [...state.conflicts, lost] }
}
