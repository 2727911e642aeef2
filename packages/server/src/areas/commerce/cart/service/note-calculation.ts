import { CartCalculated } from '@vitrine/contract/carts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import type { CartDeps } from './deps.ts'

/**
 * Publishes that a cart was completely priced. `summary` is the response, so that the event is the same even
 * if the cart changes before it is sent.
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
