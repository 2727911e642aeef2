import { isDeepStrictEqual } from 'node:util'
import type { ConflictReason } from '@vitrine/contract/history'
import type { HeldPlace, Item, Preorder } from '../model/item.ts'
import type { WrittenItem } from './item.ts'

/** A field of an item that cannot go back. */
export interface ItemConflict {
  readonly field: string
  readonly reason: ConflictReason
  readonly was?: unknown
  readonly is?: unknown
}

/** An item on its way back; null: there is none. */
export interface ItemState {
  readonly item: WrittenItem | null
  readonly conflicts: readonly ItemConflict[]
}

/** An item as the ledger keeps it. */
type KeptItem = Pick<
  Item,
  'tracked' | 'quantity' | 'availability' | 'preorder' | 'preorderCounter'
> &
  Partial<Pick<Item, 'extendedFields'>>

export interface UndoneItemFact {
  readonly before: KeptItem | null
  readonly after: KeptItem | null
}

export const itemStateOf = ({ item, kept, inStock }: HeldPlace): ItemState => ({
  item: item && {
    tracked: item.tracked,
    quantity: kept,
    inStock,
    preorder: item.preorder,
    counter: item.preorderCounter,
    extendedFields: item.extendedFields,
  },
  conflicts: [],
})

/** Takes one fact back: quantities by as much as they moved, everything else where it is as it was left. */
export function takeBackItem(state: ItemState, { before, after }: UndoneItemFact): ItemState {
  const { item } = state
  if (!before && !after) return state
  if (!after)
    return item ? refused(state, 'EXISTS') : { ...state, item: written(before as KeptItem) }
  if (!item) return refused(state, 'DELETED')
  if (!before) return uncreated(state, item, after)
  const conflicts: ItemConflict[] = []
  const counted = countedBack(item, before, after, conflicts)
  const preorder = preorderBack(item.preorder, before.preorder, after.preorder, conflicts)
  const counter = Math.max(0, item.counter + before.preorderCounter - after.preorderCounter)
  const own = fieldsBack(item, before, after, conflicts)
  return {
    item: { ...counted, preorder, counter, extendedFields: own },
    conflicts: [...state.conflicts, ...conflicts],
  }
}

const refused = (state: ItemState, reason: ConflictReason): ItemState => ({
  ...state,
  conflicts: [...state.conflicts, { field: '', reason }],
})

const isInStock = ({ tracked, availability }: KeptItem) => !tracked && availability === 'IN_STOCK'

const written = (kept: KeptItem): WrittenItem => ({
  tracked: kept.tracked,
  quantity: kept.quantity,
  inStock: kept.tracked || isInStock(kept),
  preorder: kept.preorder,
  counter: kept.preorderCounter,
  extendedFields: kept.extendedFields ?? null,
})

/** What was created goes, unless something of it was sold or set since. */
function uncreated(state: ItemState, item: WrittenItem, created: KeptItem): ItemState {
  const wanted = written(created)
  const [is, was] = [item, wanted].map((one) => ({
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
  item: WrittenItem,
  before: KeptItem,
  after: KeptItem,
  conflicts: ItemConflict[],
): WrittenItem {
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
  const { tracked, quantity, inStock } = written(before)
  return { ...item, tracked, quantity, inStock }
}

function preorderBack(
  now: Preorder,
  before: Preorder,
  after: Preorder,
  conflicts: ItemConflict[],
): Preorder {
  const back: Record<string, unknown> = { ...now }
  for (const field of ['enabled', 'message', 'limit'] as const) {
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
  { extendedFields: now }: WrittenItem,
  before: KeptItem,
  after: KeptItem,
  conflicts: ItemConflict[],
): unknown {
  const [was, left] = [before.extendedFields, after.extendedFields]
  // Moves of quantities do not tell them.
  if (was === undefined || left === undefined || isDeepStrictEqual(was, left)) return now
  if (isDeepStrictEqual(now, left)) return was
  conflicts.push({ field: 'extendedFields', reason: 'CHANGED', was: left, is: now })
  return now
}

/** Below zero goes only what is ordered ahead. */
export function checkItem(before: HeldPlace, state: ItemState): ItemState {
  const quantity = state.item?.tracked ? (state.item.quantity ?? 0) : 0
  if (quantity >= 0 || state.item?.preorder.enabled || quantity >= (before.kept ?? 0)) return state
  const lost: ItemConflict = { field: 'quantity', reason: 'NOT_ALLOWED', is: before.kept }
  return { ...state, conflicts: [...state.conflicts, lost] }
}
