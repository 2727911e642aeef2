import {
  type KnownPayment as KnownAtPlugin,
  type PaymentAccount,
  type PaymentCall,
  PaymentRefused,
  type PaymentEvent as PluginEvent,
  MessageRefused as RefusedByPlugin,
} from '@vitrine/plugin'
import type { PluginPayments } from '../../../site/plugins/index.ts'
import {
  type Gateway,
  MessageRefused,
  messagesPath,
  type OpenConnection,
} from '../../payment-connections/index.ts'
import {
  type KnownPayment,
  type PaymentEvent,
  ProviderRefused,
  ProviderUnavailable,
} from '../../payments/index.ts'
import { checkedFindings, checkedNotice, checkedUrl } from '../rules/checked-answers.ts'
import { checkedEvents } from '../rules/checked-events.ts'

export interface PluginGatewayDeps {
  readonly plugin: PluginPayments
  /** The connection of a site with its keys. */
  connectionOf(siteId: string): Promise<OpenConnection>
}

/** The payment provider of a plug-in. Its answers are validated before anything is stored. */
export function pluginGateway({ plugin, connectionOf }: PluginGatewayDeps): Gateway {
  const { provider, payments } = plugin

  /** Calls the plug-in with the account of a site; maps its errors to those of payments. */
  async function ask<T>(
    connection: OpenConnection,
    call: (to: PaymentCall) => Promise<T>,
  ): Promise<T> {
    const account = accountOf(connection)
    try {
      return await plugin.ask(connection.siteId, (one) => call({ account, ...one }))
    } catch (error) {
      throw toProviderError(provider, error)
    }
  }

  const eventsOf = (connection: OpenConnection, events: readonly PluginEvent[]): PaymentEvent[] =>
    checkedEvents(events, { provider, account: connection.isTest ? 'test' : 'live' })

  /** A call that concerns one payment. */
  const about =
    (verb: (call: PaymentCall & { payment: KnownAtPlugin }) => Promise<readonly PluginEvent[]>) =>
    async (payment: KnownPayment): Promise<PaymentEvent[]> => {
      const connection = await connectionOf(payment.siteId)
      return ask(connection, async (to) =>
        eventsOf(connection, await verb({ ...to, payment: knownOf(payment) })),
      )
    }

  const { capture, release, cancel } = payments
  return {
    isOffline: false,
    async start(attempt) {
      const { siteId, now: _, ...payment } = attempt
      const connection = await connectionOf(siteId)
      const webhookUrl = new URL(messagesPath(connection.id), payment.returnUrl).href
      return ask(connection, async (to) => {
        const { url, events } = await payments.start({ ...to, payment: { ...payment, webhookUrl } })
        return {
          step: { kind: 'REDIRECT', url: checkedUrl(url), text: null, transfer: null },
          events: eventsOf(connection, events),
        }
      })
    },
    read: about((call) => payments.read(call)),
    ...(capture && { capture: about((call) => capture(call)) }),
    ...(release && { release: about((call) => release(call)) }),
    ...(cancel && { cancel: about((call) => cancel(call)) }),
    refund: (payment, { refundId, amountMinor }) =>
      about((call) => payments.refund({ ...call, refund: { refundId, amountMinor } }))(payment),
    async check(connection, webhookUrl) {
      try {
        return await ask(connection, async (to) => {
          const { account, findings } = await payments.check({ ...to, webhookUrl })
          return { account: String(account), findings: checkedFindings(findings) }
        })
      } catch (error) {
        if (error instanceof ProviderUnavailable) {
          return { account: '', findings: [{ problem: 'UNREACHABLE', says: error.message }] }
        }
        if (!(error instanceof ProviderRefused)) throw error
        return { account: '', findings: [{ problem: 'KEY_REFUSED', says: error.message }] }
      }
    },
    readMessage: (connection, message) =>
      ask(connection, async (to) => checkedNotice(await payments.readMessage({ ...to, message }))),
    follow: (connection, reference) =>
      ask(connection, async (to) =>
        eventsOf(connection, await payments.follow({ ...to, reference })),
      ),
  }
}

const accountOf = ({
  id,
  isTest,
  capture,
  key,
  clientId,
  webhookSecret,
}: OpenConnection): PaymentAccount => ({ id, isTest, capture, key, clientId, webhookSecret })

const knownOf = ({ paymentId, amountMinor, currency, reference }: KnownPayment): KnownAtPlugin => ({
  paymentId,
  amountMinor,
  currency,
  reference,
})

function toProviderError(provider: string, error: unknown): Error {
  if (error instanceof PaymentRefused) return new ProviderRefused(error.code, error.message)
  if (error instanceof RefusedByPlugin) return new MessageRefused(error.message)
  const says = error instanceof Error ? error.message : String(error)
  return new ProviderUnavailable(`${provider} does not answer: ${says}`, { cause: error })
}
