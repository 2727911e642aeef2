import { IdempotencyKeyReused } from '@vitrine/contract/carts'
import { violation } from '@vitrine/contract/kit'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart } from '../model/cart.ts'
import { rememberRequest } from '../store/request-keys.ts'
import type { CartDeps } from './deps.ts'

const KEY_LIFETIME_HOURS = 24
const MAX_KEY = 255

/** A request with the key that makes it the same when it is sent again. */
export interface RepeatableRequest {
  readonly key: string
  readonly body: unknown
}

/** Whether this request was carried out on the cart already, up to a day ago. The cart is locked. */
export async function wasSentBefore(
  tx: Tx,
  { platform }: Pick<CartDeps, 'platform'>,
  { id }: Cart,
  request: RepeatableRequest | undefined,
): Promise<boolean> {
  if (!request) return false
  if (request.key.length > MAX_KEY) {
    throw violation('Idempotency-Key', 'MAX_LENGTH', `has at most ${MAX_KEY} characters`)
  }
  const bodyHash = hashSecret(JSON.stringify(request.body))
  const earlier = await rememberRequest(tx, {
    cartId: id,
    key: request.key,
    bodyHash,
    expiresDate: platform.clock.after(tx.now, { hours: KEY_LIFETIME_HOURS }),
  })
  if (earlier && !earlier.equals(bodyHash)) throw IdempotencyKeyReused()
  return earlier !== undefined
}
