import { RehearsalCleared } from '@vitrine/contract/rehearsal'
import type { Tx } from '../../../../platform/tx.ts'
import { deleteOrders } from '../store.ts'
import type { RehearsalDeps } from './deps.ts'

/** Deletes data of rehearsals, starting with rows that depend on orders. Returns the number of orders. */
export async function clearRehearsal(
  tx: Tx,
  { events, orders, payments, carts, draftOrders, mail, bank }: RehearsalDeps,
): Promise<number> {
  await bank.deleteRehearsed(tx)
  await draftOrders.deleteRehearsed(tx)
  const ids = await orders.rehearsed.find(tx)
  await payments.deleteEventsOf(tx, ids)
  const count = await orders.rehearsed.delete(tx, ids)
  await carts.deleteRehearsed(tx)
  const mails = await mail.deleteRehearsed(tx)
  await events.deleteRehearsed(tx)
  await deleteOrders(tx)
  await events.append(tx, {
    definition: RehearsalCleared,
    entityId: tx.siteId,
    before: { orders: count, mails },
  })
  return count
}
