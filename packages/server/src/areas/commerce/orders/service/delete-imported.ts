import { ApplicationError } from '@vitrine/contract/kit'
import { ImportedOrderDeleted, OrderNotFound } from '@vitrine/contract/orders'
import { CannotDeleteNonImportedOrder, ImportedOrderHasInvoice } from '@vitrine/contract/orders-v1'
import type { Tx } from '../../../../platform/tx.ts'
import { type ItemFailure, type JobKind, refusalOf } from '../../../site/jobs/index.ts'
import { factOf } from '../rules/facts.ts'
import { isInvoiced, removeOrder } from '../store/imported-orders.ts'
import { findOrder } from '../store/orders.ts'
import type { OrderDeps } from './deps.ts'

/** Deletes an order that was imported, with everything that was booked of it. */
export async function deleteImported(
  tx: Tx,
  { events }: Pick<OrderDeps, 'events'>,
  orderId: string,
): Promise<void> {
  const order = await findOrder(tx, orderId, true)
  if (!order) throw OrderNotFound({ id: orderId })
  if (!order.importedDate) throw CannotDeleteNonImportedOrder({ orderId })
  if (await isInvoiced(tx, orderId)) throw ImportedOrderHasInvoice({ orderId })
  // Before the deletion, because listeners count orders.
  await events.append(tx, {
    definition: ImportedOrderDeleted,
    entityId: orderId,
    before: factOf(order),
  })
  await removeOrder(tx, orderId)
}

export interface OrdersToDelete {
  readonly orderIds: readonly string[]
}

/** A job that deletes imported orders, in the order of their ids. */
export const deletionKind = (deps: Pick<OrderDeps, 'events'>): JobKind<OrdersToDelete> => ({
  count: async (_tx, { orderIds }) => new Set(orderIds).size,
  next: async (_tx, { orderIds }, { after, limit }) =>
    [...new Set(orderIds)]
      .sort()
      .filter((id) => after === null || id > after)
      .slice(0, limit)
      .map((id) => ({ id, cursor: id })),
  async act(tx, _input, ids) {
    const failures: ItemFailure[] = []
    for (const id of ids) {
      const error = await refusalIn(() => deleteImported(tx, deps, id))
      if (error) failures.push({ id, error })
    }
    return failures
  },
})

/** Returns a declared error, which is thrown before any write. */
async function refusalIn(work: () => Promise<void>): Promise<ItemFailure['error'] | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof ApplicationError) return refusalOf(error)
    throw error
  }
}
