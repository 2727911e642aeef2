import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../model/order.ts'
import { fulfillmentStateOf } from '../rules/states.ts'
import type { NewActivity } from '../store/activities.ts'
import { findLines, moveFulfilled } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'
import { type SaveOptions, saveOrder } from './save-order.ts'

/** A newly placed order; without delivery it counts as fulfilled. */
export async function asPlaced(tx: Tx, order: Order): Promise<Order> {
  const placed: Order = { ...order, state: 'PLACED', placedDate: tx.now, payUntilDate: null }
  return { ...placed, fulfillmentState: fulfillmentStateOf(placed, await findLines(tx, order.id)) }
}

/** Activities of an order when it is placed. */
export const placedActivities = ({
  fulfillmentState,
}: Pick<Order, 'fulfillmentState'>): NewActivity[] => [
  { kind: 'PLACED', content: {} },
  ...(fulfillmentState === 'ALL' ? [{ kind: 'FULFILLED', content: {} } as const] : []),
]

/** Saves an order with changed lines and its fulfillment state. */
export async function saveAsSent(
  tx: Tx,
  deps: Pick<OrderDeps, 'events'>,
  before: Order,
  { activities = [], ...saving }: SaveOptions,
): Promise<Order> {
  const fulfillmentState = fulfillmentStateOf(before, await findLines(tx, before.id))
  return saveOrder(
    tx,
    deps,
    before,
    { ...before, fulfillmentState },
    { ...saving, activities: [...activities, ...changeOf(before, fulfillmentState)] },
  )
}

function changeOf(before: Order, after: Order['fulfillmentState']): NewActivity[] {
  if (before.fulfillmentState === after) return []
  if (after === 'ALL') return [{ kind: 'FULFILLED', content: {} }]
  return before.fulfillmentState === 'ALL' ? [{ kind: 'UNFULFILLED', content: {} }] : []
}

/** Pieces that are sent or, if negative, no longer are. */
export interface PiecesSent {
  readonly pieces: ReadonlyMap<string, number>
  /** The location they are sent from; default: several or unknown. */
  readonly locationId?: string | null
  readonly activities: readonly NewActivity[]
}

/**
 * Counts sent pieces of a locked order. False when more would be sent than was ordered: the caller must roll
 * back.
 */
export async function sendLines(
  tx: Tx,
  deps: Pick<OrderDeps, 'events'>,
  order: Order,
  { pieces, locationId = null, activities }: PiecesSent,
): Promise<boolean> {
  const moved = await moveFulfilled(tx, order.id, pieces, locationId)
  if (moved.size < pieces.size) return false
  await saveAsSent(tx, deps, order, { activities, others: ['fulfillments'] })
  return true
}
