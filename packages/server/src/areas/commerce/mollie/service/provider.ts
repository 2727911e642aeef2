import {
  type Locale,
  type MollieClient,
  type PaymentCreateParams,
  PaymentEmbed,
} from '@mollie/api-client'
import { newId } from '../../../../platform/ids.ts'
import {
  type Gateway,
  type GatewayAttempt,
  messagesPath,
  type Notice,
  type OpenConnection,
  type SentMessage,
} from '../../payment-connections/index.ts'
import { type KnownPayment, type PaymentEvent, ProviderRefused } from '../../payments/index.ts'
import { toMollieAmount } from '../rules/amounts.ts'
import { eventsOf, ownerOf } from '../rules/events.ts'
import { checkMollie } from './check.ts'
import { asking, createMollie, type MollieOptions } from './client.ts'
import { chargeMandate, openFirst } from './saved-methods.ts'
import { isReachable } from './webhook-url.ts'

export interface MollieDeps extends MollieOptions {
  /** The payment connection of a site, with its keys. */
  connectionOf(siteId: string): Promise<OpenConnection>
}

/** Payments on Mollie's hosted pages. */
export function mollieGateway({ connectionOf, ...options }: MollieDeps): Gateway {
  const clientOf = async (siteId: string) => {
    const connection = await connectionOf(siteId)
    return { connection, mollie: createMollie(connection.key, options) }
  }
  return {
    isOffline: false,
    async start(attempt) {
      const { connection, mollie } = await clientOf(attempt.siteId)
      const payment = {
        ...paymentOf(attempt, connection),
        ...pageOf(attempt, connection),
      }
      const made = attempt.savesMethod
        ? await openFirst(mollie, attempt, payment)
        : await asking(() => mollie.payments.create(payment))
      const url = made.getCheckoutUrl()
      if (!url) throw new ProviderRefused('refused', 'Mollie has no page for this payment')
      return {
        step: { kind: 'REDIRECT', url, text: null, transfer: null },
        events: eventsOf(made, attempt.paymentId),
      }
    },
    async charge(attempt, saved) {
      const { connection, mollie } = await clientOf(attempt.siteId)
      const made = await chargeMandate(mollie, saved, paymentOf(attempt, connection))
      return eventsOf(made, attempt.paymentId)
    },
    async read(payment) {
      const { mollie } = await clientOf(payment.siteId)
      return nowOf(mollie, payment)
    },
    async capture(payment) {
      const { mollie } = await clientOf(payment.siteId)
      const { paymentId, amountMinor, currency } = payment
      return settle(mollie, payment, (id) =>
        mollie.paymentCaptures.create({
          paymentId: id,
          amount: toMollieAmount(amountMinor, currency),
          idempotencyKey: `capture:${paymentId}`,
        }),
      )
    },
    async release(payment) {
      const { mollie } = await clientOf(payment.siteId)
      return settle(mollie, payment, (id) => mollie.payments.releaseAuthorization(id))
    },
    async refund(payment, { refundId, amountMinor }) {
      const { mollie } = await clientOf(payment.siteId)
      const request = {
        paymentId: referenceOf(payment),
        amount: toMollieAmount(amountMinor, payment.currency),
        metadata: { vitrine_refund: refundId },
        idempotencyKey: `refund:${refundId}`,
      }
      await asking(() => mollie.paymentRefunds.create(request))
      return nowOf(mollie, payment)
    },
    async cancel(payment) {
      const { mollie } = await clientOf(payment.siteId)
      await endOpen(mollie, payment)
      return nowOf(mollie, payment)
    },
    check: (connection, webhookUrl) =>
      checkMollie(createMollie(connection.key, options), connection, webhookUrl),
    readMessage,
    async follow(connection, reference) {
      const mollie = createMollie(connection.key, options)
      const payment = await asking(() => mollie.payments.get(reference, withMoney))
      const owner = ownerOf(payment)
      return owner?.siteId === connection.siteId ? eventsOf(payment, owner.paymentId) : []
    },
  }
}

const withMoney = { embed: [PaymentEmbed.refunds, PaymentEmbed.chargebacks] }

/** The amount and purpose of a payment at Mollie. */
function paymentOf(attempt: GatewayAttempt, { id }: OpenConnection): PaymentCreateParams {
  const { paymentId, siteId, orderNumber, amountMinor, currency, returnUrl } = attempt
  const webhookUrl = new URL(messagesPath(id), returnUrl).href
  return {
    amount: toMollieAmount(amountMinor, currency),
    description: `#${orderNumber}`,
    ...(isReachable(webhookUrl) && { webhookUrl }),
    metadata: { vitrine_payment: paymentId, vitrine_site: siteId, order_number: orderNumber },
    idempotencyKey: `pay:${paymentId}`,
  }
}

/** Fields for Mollie's hosted page. Charges without the buyer are always captured at once. */
function pageOf({ returnUrl, language }: GatewayAttempt, { capture }: OpenConnection) {
  const locale = locales[language.split('-')[0] ?? '']
  return {
    redirectUrl: returnUrl,
    cancelUrl: returnUrl,
    ...(locale && { locale: locale as Locale }),
    ...(capture === 'MANUAL' && { captureMode: 'manual' as PaymentCreateParams['captureMode'] }),
  }
}

const locales: Readonly<Record<string, string>> = {
  ca: 'ca_ES',
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  hu: 'hu_HU',
  is: 'is_IS',
  it: 'it_IT',
  lt: 'lt_LT',
  lv: 'lv_LV',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  pt: 'pt_PT',
  sv: 'sv_SE',
}

const idForm = /^tr_\w{1,60}$/

/** Reads only which payment has changed; the message is unsigned, so its content is not trusted. */
async function readMessage(_: OpenConnection, { body }: SentMessage): Promise<Notice> {
  const id = new URLSearchParams(body.toString('utf8')).get('id') ?? ''
  return { messageId: newId(), type: 'payment', reference: idForm.test(id) ? id : null }
}

/** The current state at Mollie; a payment without a Mollie id cannot have been paid yet. */
async function nowOf(
  mollie: MollieClient,
  { reference, paymentId }: KnownPayment,
): Promise<PaymentEvent[]> {
  if (reference === null) return []
  return eventsOf(await asking(() => mollie.payments.get(reference, withMoney)), paymentId)
}

function referenceOf({ reference }: KnownPayment): string {
  if (reference === null) throw new ProviderRefused('refused', 'Mollie knows of no payment')
  return reference
}

/** Captures or releases authorized money; where that was done before, returns the current state. */
async function settle(
  mollie: MollieClient,
  payment: KnownPayment,
  call: (id: string) => Promise<unknown>,
): Promise<PaymentEvent[]> {
  const id = referenceOf(payment)
  try {
    await asking(() => call(id))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    const events = await nowOf(mollie, payment)
    if (!events.some(({ kind }) => kind === 'CAPTURED' || kind === 'RELEASED')) throw error
    return events
  }
  return nowOf(mollie, payment)
}

/** Mollie can cancel open payments of some methods only; the others expire by themselves. */
async function endOpen(
  mollie: MollieClient,
  { reference, paymentId }: KnownPayment,
): Promise<void> {
  if (reference === null) return
  const { isCancelable } = await asking(() => mollie.payments.get(reference))
  if (!isCancelable) return
  try {
    await asking(() => mollie.payments.cancel(reference, { idempotencyKey: `end:${paymentId}` }))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
}
