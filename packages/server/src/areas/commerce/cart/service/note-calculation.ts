import { CartCalculated } from '@vitrine/contract/carts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import type { CartDeps } from './deps.ts'

/**
 * Publishes that a cart was priced with everything. `summary` is what the caller was answered, so that the event says the
 * same whatever happens to the cart until it is sent.
 */
export async function noteCalculation(
  tx: Tx,
  { events }: Pick<CartDeps, 'events'>,
  { id, revision }: Cart,
  summary: object,
): Promise<void> {
  const after = { id, revision, summary }
  await events.append(tx, { definition: CartCalculated, entityId: id, after })
}
