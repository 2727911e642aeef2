import Stripe from 'stripe'
import {
  MessageRefused,
  type Notice,
  type OpenConnection,
  type SentMessage,
} from '../../payment-connections/index.ts'
import { idOf } from './state.ts'

/** Older messages are refused to prevent replays. */
const TOLERANCE_SECONDS = 300

/** Reads a webhook of Stripe if it is signed with the secret of the connection. */
export async function readStripeMessage(
  { webhookSecret }: OpenConnection,
  { body, header, now }: SentMessage,
): Promise<Notice> {
  if (!webhookSecret) throw new MessageRefused('no signing secret of the webhook is stored')
  try {
    const event = await Stripe.webhooks.constructEventAsync(
      body,
      header('stripe-signature') ?? '',
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    )
    return { messageId: event.id, type: event.type, reference: referenceOf(event) ?? null }
  } catch (error) {
    throw new MessageRefused((error as Error).message)
  }
}

/** The subject of an event: a session, a payment intent, or a charge. */
function referenceOf(event: Stripe.Event): string | undefined {
  const one = event.data.object as {
    readonly object?: string
    readonly id?: string
    readonly payment_intent?: string | { readonly id: string } | null
    readonly charge?: string | { readonly id: string } | null
  }
  switch (one.object) {
    case 'checkout.session':
    case 'payment_intent':
      return one.id
    case 'charge':
      return idOf(one.payment_intent) ?? one.id
    case 'refund':
    case 'dispute':
      return idOf(one.payment_intent) ?? idOf(one.charge)
    default:
      return undefined
  }
}
