import { LocationNotFound } from '@vitrine/contract/catalog'
import { OrderOnHold } from '@vitrine/contract/fulfillments'
import { OrderStateUnsuitable } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { TakenStock } from '../../../stock/index.ts'
import type { Order, OrderLine } from '../model/order.ts'
import { mergedSources, routedSources } from '../rules/line-sources.ts'
import {
  givenBack,
  type LineMove,
  type MovedLine,
  movesOf,
  sourcesAfter,
  takenMore,
} from '../rules/moved-sources.ts'
import { notHeld } from '../rules/out-of-stock.ts'
import { withSources } from '../rules/taken-stock.ts'
import { findLines, updateCounts } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'
import { saveOrder } from './save-order.ts'
import { requireOrder } from './view-order.ts'

type MoveDeps = Pick<OrderDeps, 'events' | 'stock'>

/**
 * Has lines sent from other locations, all or none: their pieces are taken there and go back to where they were. The
 * same again changes nothing.
 */
export async function moveLines(
  tx: Tx,
  deps: MoveDeps,
  id: string,
  asked: readonly MovedLine[],
): Promise<Order> {
  const order = await requireOrder(tx, { kind: 'merchant' }, id, true)
  const lines = await findLines(tx, order.id)
  const moves = movesOf(lines, asked, tx.siteId)
  if (moves.length === 0) return order
  if (order.hold) {
    const { reason } = order.hold
    throw OrderOnHold({ reason }, 'The order is on hold: lift the hold before you move its lines')
  }
  const isHeld = (await deps.stock.find(tx, order.id)).length > 0
  if (order.state !== 'PLACED' || isHeld) throw OrderStateUnsuitable({ state: order.state })
  await refuseUnknownLocations(tx, deps, moves)
  await moveStock(tx, deps, order, moves)
  return saveOrder(tx, deps, order, order, {
    others: ['lines'],
    activities: [{ kind: 'LINES_MOVED', content: { lines: moves.map(contentOf) } }],
  })
}

async function refuseUnknownLocations(
  tx: Tx,
  { stock }: MoveDeps,
  moves: readonly LineMove[],
): Promise<void> {
  const ids = [...new Set(moves.flatMap(({ wanted }) => [...wanted.keys()]))]
  const known = new Set(await stock.findLocationIds(tx, ids))
  const unknown = ids.find((locationId) => !known.has(locationId))
  if (unknown) throw LocationNotFound({ locationId: unknown })
}

async function moveStock(
  tx: Tx,
  deps: MoveDeps,
  order: Order,
  moves: readonly LineMove[],
): Promise<void> {
  if (order.isRehearsal) return updateCounts(tx, order.id, linesAfter(moves, []))
  const more = moves.flatMap(takenMore)
  const { problems, taken } = await deps.stock.reserveThere(tx, {
    holderId: order.id,
    lines: more.map(({ line, locationId, quantity }) => ({
      productId: line.productId ?? '',
      ...(line.variantId !== null && { variantId: line.variantId }),
      locationId,
      quantity,
    })),
  })
  if (problems.length > 0) {
    throw notHeld(
      more.map(({ line }) => line),
      problems,
    )
  }
  await deps.stock.commit(tx, order.id)
  await updateCounts(tx, order.id, linesAfter(moves, taken))
  await deps.stock.giveBack(tx, moves.flatMap(givenBack))
}

function linesAfter(moves: readonly LineMove[], taken: readonly TakenStock[]): OrderLine[] {
  const parts = moves.flatMap((move, line) =>
    takenMore(move).map(({ locationId, quantity }) => ({
      line,
      locationId,
      quantity,
      reason: 'MERCHANT' as const,
    })),
  )
  const added = routedSources(
    moves.map(({ line }) => line),
    taken,
    parts,
  )
  return moves.map((move, at) => {
    // The pieces are assigned to the new locations already; only their stock is added.
    const counts = (added[at] ?? []).map((source) => ({ ...source, quantity: 0 }))
    return withSources(move.line, mergedSources(sourcesAfter(move), counts))
  })
}

const contentOf = ({ line, wanted }: LineMove) => ({
  name: line.name,
  sources: [...wanted].map(([locationId, quantity]) => ({ locationId, quantity })),
})
