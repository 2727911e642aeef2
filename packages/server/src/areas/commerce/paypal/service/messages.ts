import {
  MessageRefused,
  type Notice,
  type OpenConnection,
  type SentMessage,
} from '../../payment-connections/index.ts'
import { asking, type Paypal } from './client.ts'

const signedBy = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const

interface Webhook {
  readonly id?: string
  readonly event_type?: string
  readonly resource?: {
    readonly id?: string
    readonly dispute_id?: string
    readonly metadata?: { readonly order_id?: string }
    readonly supplementary_data?: { readonly related_ids?: { readonly order_id?: string } }
    readonly links?: readonly { readonly rel?: string; readonly href?: string }[]
  }
}

/** Reads a webhook of PayPal if PayPal confirms its signature. */
export async function readPaypalMessage(
  paypal: Paypal,
  connection: OpenConnection,
  message: SentMessage,
): Promise<Notice> {
  const text = message.body.toString('utf8')
  const sent = parsed(text)
  if (!sent?.id || !sent.event_type) throw new MessageRefused('it is no message of PayPal')
  if (!connection.webhookSecret) throw new MessageRefused('no id of the webhook is stored')
  const { header } = message
  const headers = Object.entries(signedBy).map(([name, from]) => [name, header(from)] as const)
  if (headers.some(([, value]) => !value)) throw new MessageRefused('it is not signed')
  // The event is sent back unchanged because the signature covers its bytes.
  const fields = Object.fromEntries([...headers, ['webhook_id', connection.webhookSecret]])
  const body = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${text}}`
  const path = '/v1/notifications/verify-webhook-signature'
  const verified = await asking(() => paypal.call(connection, 'POST', path, body))
  const status = (verified.body as { readonly verification_status?: string } | null)
    ?.verification_status
  if (status !== 'SUCCESS') throw new MessageRefused('PayPal has not signed it')
  return { messageId: sent.id, type: sent.event_type, reference: referenceOf(sent) ?? null }
}

function parsed(text: string): Webhook | undefined {
  try {
    return JSON.parse(text) as Webhook
  } catch {
    return undefined
  }
}

/** The subject of an event: an order, a token and its order, or a capture or dispute whose order is looked up. */
function referenceOf({ event_type: type = '', resource }: Webhook): string | undefined {
  if (type.startsWith('CHECKOUT.ORDER.')) return resource?.id
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    return resource?.dispute_id && `dispute:${resource.dispute_id}`
  }
  if (type === 'VAULT.PAYMENT-TOKEN.CREATED') {
    const order = resource?.metadata?.order_id
    return order && resource?.id && `vault:${resource.id}:${order}`
  }
  if (!type.startsWith('PAYMENT.')) return undefined
  const order = resource?.supplementary_data?.related_ids?.order_id
  if (order) return order
  const up = resource?.links?.find(({ rel }) => rel === 'up')?.href ?? ''
  const capture = /\/captures\/(\w+)$/.exec(up)?.[1]
  return capture && `capture:${capture}`
}
