import { isDeepStrictEqual } from 'node:util'
import type { FactDefinition } from '@vitrine/contract/kit'
import { OrderUpdated } from '@vitrine/contract/orders'
import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../model/order.ts'
import { factOf } from '../rules/facts.ts'
import { addActivities, type NewActivity } from '../store/activities.ts'
import { updateOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'

/** How a change of an order is stored. */
export interface SaveOptions {
  readonly definition?: FactDefinition
  readonly activities?: readonly NewActivity[]
  /** Further things that have changed, which are stored elsewhere. */
  readonly others?: readonly string[]
}

/** Saves a changed order, with its fact and activities. Does nothing without a difference. */
export async function saveOrder(
  tx: Tx,
  { events }: Pick<OrderDeps, 'events'>,
  before: Order,
  changed: Order,
  { definition = OrderUpdated, activities = [], others = [] }: SaveOptions = {},
): Promise<Order> {
  const fields = (Object.keys(changed) as (keyof Order)[]).filter(
    (key) => !isDeepStrictEqual(before[key], changed[key]),
  )
  if (fields.length + others.length + activities.length === 0) return before
  const after: Order = { ...changed, revision: before.revision + 1, updatedDate: tx.now }
  await updateOrder(tx, after)
  await addActivities(tx, after.id, activities)
  await events.append(tx, {
    definition,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
    changedFields: [...fields, ...others],
  })
  return after
}
