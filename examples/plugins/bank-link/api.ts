import { createHmac, timingSafeEqual } from 'node:crypto'
import { MessageRefused, type PaymentCall, PaymentRefused } from '@vitrine/plugin'

/** A payment as the service returns it. Amounts in minor units. */
export interface BankPayment {
  readonly id: string
  readonly status:
    | 'open'
    | 'processing'
    | 'authorized'
    | 'paid'
    | 'failed'
    | 'cancelled'
    | 'released'
  readonly pageUrl: string
  readonly amount: number
  readonly currency: string
  readonly captured: number
  readonly failure: string | null
  readonly card: { readonly brand: string; readonly lastFourDigits: string } | null
  /** The payment id that the shop sent. */
  readonly paymentId: string
  readonly siteId: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly refunds: readonly {
    readonly id: string
    readonly refundId: string | null
    readonly amount: number
    readonly status: 'sent' | 'done' | 'failed'
    readonly at: string
  }[]
  readonly disputes: readonly {
    readonly id: string
    readonly amount: number
    readonly isWon: boolean
    readonly at: string
  }[]
}

/** Asks the service. What it refuses for good throws `PaymentRefused`; anything else is tried again. */
export async function request<T>(
  { account, context }: Pick<PaymentCall, 'account' | 'context'>,
  address: string,
  sent?: { readonly body: object; readonly key: string },
): Promise<T> {
  const reply = await context.fetch(address, {
    method: sent ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${account.key}`,
      ...(sent && { 'content-type': 'application/json', 'idempotency-key': sent.key }),
    },
    ...(sent && { body: JSON.stringify(sent.body) }),
  })
  if (reply.ok) return (await reply.json()) as T
  if (reply.status === 401) throw new PaymentRefused('key_refused', 'The key is not known')
  if (reply.status === 409) throw new PaymentRefused('refused', 'The payment is not in this state')
  if (reply.status === 404) throw new PaymentRefused('refused', 'There is no payment of that name')
  if (reply.status === 422) throw new PaymentRefused('refused', await reply.text())
  throw new Error(`The service answers with ${reply.status}`)
}

const MAX_AGE_SECONDS = 300

/** Throws for a message that is not signed with the secret, or too long ago. The signature is `t=seconds,v1=hex`. */
export function checkSignature(
  body: Uint8Array,
  signature: string | undefined,
  { secret, now }: { readonly secret: string | null; readonly now: Date },
): void {
  const [, seconds = '', given = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? []
  if (secret === null) throw new MessageRefused('No secret is stored to check messages by')
  const right = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  const isRight = given !== '' && timingSafeEqual(right, Buffer.from(given, 'hex'))
  if (!isRight) throw new MessageRefused('The signature is not right')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > MAX_AGE_SECONDS) {
    throw new MessageRefused('The message is too old')
  }
}
