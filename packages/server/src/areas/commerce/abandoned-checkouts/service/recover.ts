import { AbandonedCheckoutRecovered } from '@vitrine/contract/abandoned-checkouts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Listener } from '../../../site/events/index.ts'
import type { AbandonedCheckout } from '../model.ts'
import { endReminders, lockForOrder } from '../store/abandoned-checkouts.ts'
import type { AbandonedDeps } from './deps.ts'
import { saveChange } from './save.ts'

interface OrderReference {
  readonly checkoutId: string | null
  readonly cartId: string | null
  readonly orderId: string | null
}

/** Marks ordered ones as recovered. */
async function recover(
  tx: Tx,
  deps: AbandonedDeps,
  { checkoutId, cartId, orderId }: OrderReference,
): Promise<void> {
  if (checkoutId === null && cartId === null) return
  for (const before of await lockForOrder(tx, checkoutId, cartId)) {
    const after: AbandonedCheckout = {
      ...before,
      status: 'RECOVERED',
      orderId,
      mailDueDate: null,
      recoveredDate: tx.now,
    }
    await saveChange(tx, deps, before, after, AbandonedCheckoutRecovered)
  }
}

/** Listens to new orders, in their transaction. */
export const createListeners = (deps: AbandonedDeps) => ({
  /** With its checkout and its cart. Who has bought is not reminded of anything else. */
  onOrderPlaced: (async (tx, { entityId, after }) => {
    const { checkoutId, cartId } = after as Pick<OrderReference, 'checkoutId' | 'cartId'>
    await recover(tx, deps, { checkoutId, cartId, orderId: entityId })
    const email = await deps.emailOf(tx, entityId)
    if (email) await endReminders(tx, email)
  }) satisfies Listener,
  /** Its order may have been made elsewhere. */
  onCheckoutCompleted: (async (tx, { entityId, after }) => {
    const { orderId = null } = after as Partial<OrderReference>
    await recover(tx, deps, { checkoutId: entityId, cartId: null, orderId })
  }) satisfies Listener,
  /** A cart that an application made an order of. */
  onCartUpdated: (async (tx, { entityId, after, changedFields }) => {
    const { orderId = null, orderedDate = null } = after as Partial<OrderReference> & {
      readonly orderedDate?: Date | null
    }
    if (orderedDate === null || !changedFields?.includes('orderedDate')) return
    await recover(tx, deps, { checkoutId: null, cartId: entityId, orderId })
  }) satisfies Listener,
})
