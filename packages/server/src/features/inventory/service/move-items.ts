import {
  InsufficientInventory,
  InventoryItemNotFound,
  InventoryNotTracked,
  MaxQuantityReached,
  MinQuantityReached,
} from '@vitrine/contract/catalog'
import { type ApplicationError, NotFound } from '@vitrine/contract/kit'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import { movedItemFacts, moveFacts } from '../events.ts'
import type { ItemReference, Place } from '../model/item.ts'
import type { InventoryDeps, Reason } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findNamed, toWanted } from '../store/items.ts'
import { moveQuantities, type Outcome, type Refusal } from '../store/move-quantities.ts'
import { movementsOf } from './move-stock.ts'

/** A quantity to add to one item, or to take from it. */
export interface ItemMove extends ItemReference {
  /** Negative takes away. */
  readonly delta: number
  /** An order ahead, where the item is sold out and takes some. */
  readonly preorder?: boolean
}

export interface MoveOutcome {
  readonly id?: string | undefined
  readonly error?: ApplicationError
}

/** Moves quantities, each item alone: lines of the same one are added up and share what becomes of them. */
export async function moveItems(
  tx: Tx,
  { events }: InventoryDeps,
  moves: readonly ItemMove[],
  { reason, restrict }: { readonly reason: Reason; readonly restrict: boolean },
): Promise<MoveOutcome[]> {
  const places = await findNamed(tx, moves.map(toWanted(tx)))
  const lines = moves.flatMap(({ delta, preorder = false }, at) => {
    const place = places[at]
    return place ? [{ ...place, at, delta, preorder }] : []
  })
  const policy = { whole: false, ahead: 'counter', countedOnly: true, restrict } as const
  const asked = lines.map(({ at: _, ...line }) => line)
  const outcomes =
    asked.length === 0 ? [] : await moveQuantities(tx, asked, { id: newId(), reason, policy })
  const moved = movementsOf(outcomes)
  await events.append(tx, ...moveFacts(tx, moved, reason), ...movedItemFacts(moved, reason))
  const outcomeAt = new Map(lines.map(({ at }, index) => [at, outcomes[index]]))
  return moves.map((move, at) => toOutcome(move, places[at] ?? null, outcomeAt.get(at)))
}

function toOutcome(move: ItemMove, place: Place | null, outcome: Outcome | undefined): MoveOutcome {
  if (!place || !outcome) return { id: move.id, error: refusals.ABSENT(move) }
  const id = itemIdOf(place)
  const { refusal } = outcome
  return refusal ? { id, error: refusals[refusal](move, outcome) } : { id }
}

const refusals: Record<Refusal, (move: ItemMove, outcome?: Outcome) => ApplicationError> = {
  ABSENT: ({ id, variantId, locationId }) =>
    id
      ? InventoryItemNotFound({ inventoryItemId: id })
      : NotFound(
          { variantId, ...(locationId && { locationId }) },
          'The variant has no inventory item at this location',
        ),
  UNTRACKED: ({ id, variantId }) => InventoryNotTracked({ ...(id ? { id } : { variantId }) }),
  SHORT: (_, outcome) =>
    InsufficientInventory({
      requested: -(outcome?.delta ?? 0),
      available: Math.max(0, outcome?.before ?? 0),
    }),
  MIN: (_, outcome) => MinQuantityReached({ quantity: outcome?.before }),
  MAX: (_, outcome) => MaxQuantityReached({ quantity: outcome?.before }),
}
