import { violation } from '@vitrine/contract/kit'
import { hashSecret } from '../platform/ids.ts'

const MAX_LENGTH = 255

/** A request with its `Idempotency-Key`, which makes it the same when it is sent again. */
export interface RepeatableRequest {
  readonly key: string
  readonly body: unknown
}

/** The idempotency key of a request, with the hash of the body that it may be repeated with. */
export interface RequestKey {
  readonly key: string
  readonly bodyHash: Buffer
}

export function requestKeyOf({ key, body }: RepeatableRequest): RequestKey {
  checkIdempotencyKey(key)
  return { key, bodyHash: hashSecret(JSON.stringify(body)) }
}

export function checkIdempotencyKey(key: string): void {
  if (key.length > MAX_LENGTH) {
    throw violation('Idempotency-Key', 'MAX_LENGTH', `has at most ${MAX_LENGTH} characters`)
  }
}
