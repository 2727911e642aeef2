import { IdempotencyKeyReused } from '@vitrine/contract/carts'
import type { Tx } from '../../../../platform/tx.ts'
import { type RepeatableRequest, requestKeyOf } from '../../../../transport/idempotency-key.ts'
import type { Cart } from '../model/cart.ts'
import { rememberRequest } from '../store/request-keys.ts'
import type { CartDeps } from './deps.ts'

const KEY_LIFETIME_HOURS = 24

/** Whether this request was carried out on the cart already, up to a day ago. The cart is locked. */
export async function wasSentBefore(
  tx: Tx,
  { platform }: Pick<CartDeps, 'platform'>,
  { id }: Cart,
  request: RepeatableRequest | undefined,
): Promise<boolean> {
  if (!request) return false
  const { key, bodyHash } = requestKeyOf(request)
  const earlier = await rememberRequest(tx, {
    cartId: id,
    key,
    bodyHash,
    expiresDate: platform.clock.after(tx.now, { hours: KEY_LIFETIME_HOURS }),
  })
  if (earlier && !earlier.equals(bodyHash)) throw IdempotencyKeyReused()
  return earlier !== undefined
}
