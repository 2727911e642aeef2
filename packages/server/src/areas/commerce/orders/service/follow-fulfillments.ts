import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../model/order.ts'
import { fulfillmentStateOf } from '../rules/states.ts'
import type { NewActivity } from '../store/activities.ts'
import { findLines, moveFulfilled } from '../store/lines.ts'
import type { OrderDeps } from './deps.ts'
import { type Saving, saveOrder } from './save-order.ts'

/** An order that is placed now; one without delivery has nothing left to send. */
export async function asPlaced(tx: Tx, order: Order): Promise<Order> {
  const placed: Order = { ...order, state: 'PLACED', placedDate: tx.now, payUntilDate: null }
  return { ...placed, fulfillmentState: fulfillmentStateOf(placed, await findLines(tx, order.id)) }
}

/** What is noted of an order when it is placed. */
export const placedActivities = ({
  fulfillmentState,
}: Pick<Order, 'fulfillmentState'>): NewActivity[] => [
  { kind: 'PLACED', content: {} },
  ...(fulfillmentState === 'ALL' ? [{ kind: 'FULFILLED', content: {} } as const] : []),
]

/** Stores an order whose lines have changed, with what of it is sent. */
export async function saveAsSent(
  tx: Tx,
  deps: Pick<OrderDeps, 'events'>,
  before: Order,
  { activities = [], ...saving }: Saving,
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

/** Pieces that leave the shop or, negative, that do not. */
export interface Sending {
  readonly pieces: ReadonlyMap<string, number>
  /** From where they are sent; default: from several locations, or nobody knows. */
  readonly locationId?: string | null
  readonly activities: readonly NewActivity[]
}

/** Counts pieces of an order, which is locked. False when more would be sent than was ordered: the caller takes all back. */
export async function sendLines(
  tx: Tx,
  deps: Pick<OrderDeps, 'events'>,
  order: Order,
  { pieces, locationId = null, activities }: Sending,
): Promise<boolean> {
  const moved = await moveFulfilled(tx, order.id, pieces, locationId)
  if (moved.size < pieces.size) return false
  await saveAsSent(tx, deps, order, { activities, others: ['fulfillments'] })
  return true
}
