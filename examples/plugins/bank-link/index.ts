import {
  definePlugin,
  type KnownPayment,
  type PaymentCall,
  PaymentRefused,
  type Payments,
  type Plugin,
} from '@vitrine/plugin'
import { type BankPayment, checkSignature, request } from './api.ts'
import { eventsOf } from './events.ts'

/** Payments from the buyer's bank account, by a service at this address. */
export const bankLink = ({ url }: { readonly url: string }): Plugin =>
  definePlugin({
    name: 'bank-link',
    title: { en: 'Bank link', de: 'Banklink' },
    ports: { payments: payments(url) },
  })

function payments(url: string): Payments {
  const addressOf = (...path: readonly string[]) => `${url}/payments/${path.join('/')}`
  const read = async (call: PaymentCall, id: string) =>
    eventsOf(await request<BankPayment>(call, addressOf(id)))

  /** Requests a change; if it is no longer possible, returns the current state. */
  const change =
    (verb: 'capture' | 'release' | 'cancel') =>
    async (call: PaymentCall & { readonly payment: KnownPayment }) => {
      const { paymentId, amountMinor, reference } = call.payment
      if (reference === null) return []
      try {
        const sent = { body: { amount: amountMinor }, key: `${verb}:${paymentId}` }
        return eventsOf(await request<BankPayment>(call, addressOf(reference, verb), sent))
      } catch (error) {
        if (error instanceof PaymentRefused && error.code === 'refused') {
          return read(call, reference)
        }
        throw error
      }
    }

  return {
    title: { en: 'Bank link', de: 'Banklink' },
    about: {
      en: 'Buyers pay from their bank account.',
      de: 'Käufer zahlen von ihrem Bankkonto.',
    },
    account: {
      key: {
        label: { en: 'Key', de: 'Schlüssel' },
        help: {
          en: 'It begins with live- or test-.',
          de: 'Er beginnt mit live- oder test-.',
        },
      },
      webhookSecret: { label: { en: 'Secret for messages', de: 'Geheimnis für Nachrichten' } },
      webhook: {
        en: 'Enter this address at the service, under Messages.',
        de: 'Tragen Sie diese Adresse beim Dienst ein, unter Nachrichten.',
      },
    },
    isTestKey(key) {
      if (/^test-\w{8,}$/.test(key)) return true
      if (/^live-\w{8,}$/.test(key)) return false
      throw new PaymentRefused('key', 'is no key of the service: it begins with live- or test-')
    },
    async start(call) {
      const { payment, account, context } = call
      const body = {
        paymentId: payment.paymentId,
        siteId: context.siteId,
        amount: payment.amountMinor,
        currency: payment.currency,
        description: `#${payment.orderNumber}`,
        returnUrl: payment.returnUrl,
        webhookUrl: payment.webhookUrl,
        capture: account.capture === 'AUTOMATIC',
      }
      const sent = { body, key: `pay:${payment.paymentId}` }
      const made = await request<BankPayment>(call, `${url}/payments`, sent)
      return { url: made.pageUrl, events: eventsOf(made) }
    },
    read: async (call) =>
      call.payment.reference === null ? [] : read(call, call.payment.reference),
    capture: change('capture'),
    release: change('release'),
    cancel: change('cancel'),
    async refund(call) {
      const { reference } = call.payment
      if (reference === null) throw new PaymentRefused('refused', 'The payment was never started')
      const { refundId, amountMinor } = call.refund
      const sent = { body: { refundId, amount: amountMinor }, key: `refund:${refundId}` }
      return eventsOf(await request<BankPayment>(call, addressOf(reference, 'refunds'), sent))
    },
    async check(call) {
      const { name } = await request<{ readonly name: string }>(call, `${url}/account`)
      const findings =
        call.account.webhookSecret === null ? [{ problem: 'WEBHOOK_SECRET_MISSING' } as const] : []
      return { account: name, findings }
    },
    async readMessage({ message, account, context }) {
      checkSignature(message.body, message.header('bank-link-signature'), {
        secret: account.webhookSecret,
        now: context.now,
      })
      const { id, type, payment } = JSON.parse(new TextDecoder().decode(message.body)) as {
        readonly id: string
        readonly type: string
        readonly payment: string | null
      }
      return { messageId: id, type, reference: payment }
    },
    async follow(call) {
      const payment = await request<BankPayment>(call, addressOf(call.reference))
      return payment.siteId === call.context.siteId ? eventsOf(payment) : []
    },
  }
}
