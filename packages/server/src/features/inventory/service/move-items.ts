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
import type { ItemReference, MovePolicy, Place } from '../model/item.ts'
import type { InventoryDeps, QuantityChange, Reason } from '../model/stock.ts'
import { itemIdOf } from '../rules/item-id.ts'
import { findNamed, toWanted } from '../store/items.ts'
import {
  type Foresight,
  lookAhead,
  moveQuantities,
  type Refusal,
} from '../store/move-quantities.ts'
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
    return place ? [{ ...place, nth: at, delta, preorder }] : []
  })
  const policy = { whole: false, ahead: 'counter', countedOnly: true, restrict } as const
  const short = await findShort(tx, lines, policy)
  const asked = lines.filter((line) => !short.has(line.nth))
  const outcomes =
    asked.length === 0 ? [] : await moveQuantities(tx, asked, { id: newId(), reason, policy })
  const moved = movementsOf(outcomes)
  await events.append(tx, ...moveFacts(tx, moved, reason), ...movedItemFacts(moved, reason))
  const outcomeAt = new Map<number, Foresight | undefined>(short)
  asked.forEach(({ nth }, index) => {
    outcomeAt.set(nth, outcomes[index])
  })
  return moves.map((move, at) => toOutcome(move, places[at] ?? null, outcomeAt.get(at)))
}

interface Line extends QuantityChange {
  /** Which of the moves it is. */
  readonly nth: number
}

/**
 * The lines that ask for what is gone by the last commit. Whoever sent them is told so at once, and does
 * not stand in line behind those who are buying.
 */
async function findShort(
  tx: Tx,
  lines: readonly Line[],
  policy: MovePolicy,
): Promise<Map<number, Foresight>> {
  if (lines.every(({ delta }) => delta >= 0)) return new Map()
  const seen = await lookAhead(tx, lines, policy)
  return new Map(
    lines.flatMap(({ nth }, index) => {
      const one = seen[index]
      return one?.refusal === 'SHORT' ? [[nth, one] as const] : []
    }),
  )
}

function toOutcome(
  move: ItemMove,
  place: Place | null,
  outcome: Foresight | undefined,
): MoveOutcome {
  if (!place || !outcome) return { id: move.id, error: refusals.ABSENT(move) }
  const id = itemIdOf(place)
  const { refusal } = outcome
  return refusal ? { id, error: refusals[refusal](move, outcome) } : { id }
}

const refusals: Record<Refusal, (move: ItemMove, outcome?: Foresight) => ApplicationError> = {
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
