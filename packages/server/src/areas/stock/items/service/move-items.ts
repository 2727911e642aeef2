import {
  InsufficientInventory,
  InventoryItemNotFound,
  InventoryNotTracked,
  MaxQuantityReached,
  MinQuantityReached,
} from '@vitrine/contract/catalog'
import { type ApplicationError, NotFound } from '@vitrine/contract/kit'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { bookDrops } from '../../drops/service/book.ts'
import { movedItemFacts, moveFacts } from '../../events.ts'
import type { ItemReference, MovePolicy, StockKey } from '../model/item.ts'
import type { InventoryDeps, QuantityChange, Reason } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findStockKeys, toLookup } from '../store/items.ts'
import {
  type LinePreview,
  moveQuantities,
  previewMoves,
  type Refusal,
} from '../store/move-quantities.ts'
import { movementsOf } from './movements.ts'

/** A quantity to add to or remove from one item. */
export interface ItemMove extends ItemReference {
  /** Negative removes. */
  readonly delta: number
  /** A preorder, where the item is sold out and accepts preorders. */
  readonly preorder?: boolean
}

export interface ItemMoveResult {
  readonly id?: string | undefined
  readonly error?: ApplicationError
}

/** Moves quantities, each item on its own: lines of the same item are added up and share their result. */
export async function moveItems(
  tx: Tx,
  deps: InventoryDeps,
  moves: readonly ItemMove[],
  { reason, restrict }: { readonly reason: Reason; readonly restrict: boolean },
): Promise<ItemMoveResult[]> {
  const places = await findStockKeys(tx, moves.map(toLookup(tx)))
  const lines = moves.flatMap(({ delta, preorder = false }, at) => {
    const place = places[at]
    return place ? [{ ...place, nth: at, delta, preorder }] : []
  })
  const policy = {
    whole: false,
    ahead: 'counter',
    countedOnly: true,
    inStockOnly: false,
    restrict,
  } as const
  await bookDrops(
    tx,
    deps,
    lines.map(({ productId }) => productId),
  )
  const short = await findShort(tx, lines, policy)
  const requested = lines.filter((line) => !short.has(line.nth))
  const results =
    requested.length === 0
      ? []
      : await moveQuantities(tx, requested, { id: newId(), reason, policy })
  const moved = movementsOf(results)
  await deps.events.append(tx, ...moveFacts(tx, moved, reason), ...movedItemFacts(moved, reason))
  const outcomeAt = new Map<number, LinePreview | undefined>(short)
  requested.forEach(({ nth }, index) => {
    outcomeAt.set(nth, results[index])
  })
  return moves.map((move, at) => toResult(move, places[at] ?? null, outcomeAt.get(at)))
}

interface MoveLine extends QuantityChange {
  /** The index of the move. */
  readonly nth: number
}

/**
 * Lines that exceed the committed stock. They are refused at once, without waiting for the locks of
 * concurrent buyers.
 */
async function findShort(
  tx: Tx,
  lines: readonly MoveLine[],
  policy: MovePolicy,
): Promise<Map<number, LinePreview>> {
  if (lines.every(({ delta }) => delta >= 0)) return new Map()
  const seen = await previewMoves(tx, lines, policy)
  return new Map(
    lines.flatMap(({ nth }, index) => {
      const one = seen[index]
      return one?.refusal === 'SHORT' ? [[nth, one] as const] : []
    }),
  )
}

function toResult(
  move: ItemMove,
  place: StockKey | null,
  result: LinePreview | undefined,
): ItemMoveResult {
  if (!place || !result) return { id: move.id, error: refusals.ABSENT(move) }
  const id = itemIdOf(place)
  const { refusal } = result
  return refusal ? { id, error: refusals[refusal](move, result) } : { id }
}

const refusals: Record<Refusal, (move: ItemMove, result?: LinePreview) => ApplicationError> = {
  ABSENT: ({ id, variantId, locationId }) =>
    id
      ? InventoryItemNotFound({ inventoryItemId: id })
      : NotFound(
          { variantId, ...(locationId && { locationId }) },
          'The variant has no inventory item at this location',
        ),
  UNTRACKED: ({ id, variantId }) => InventoryNotTracked({ ...(id ? { id } : { variantId }) }),
  SHORT: (_, result) =>
    InsufficientInventory({
      requested: -(result?.delta ?? 0),
      available: Math.max(0, result?.before ?? 0),
    }),
  MIN: (_, result) => MinQuantityReached({ quantity: result?.before }),
  MAX: (_, result) => MaxQuantityReached({ quantity: result?.before }),
}
