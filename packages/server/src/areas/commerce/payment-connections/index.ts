import type { PaymentConnectionInput } from '@vitrine/contract/payment-connections'
import { PaymentConnectionNotFound } from '@vitrine/contract/payment-connections'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import { messagesPath } from './codec/connections.ts'
import type { SentMessage } from './model.ts'
import { askDisputes } from './service/ask-disputes.ts'
import {
  missingConnections,
  openConnection,
  removeConnection,
  requireOpen,
  saveConnection,
} from './service/connections.ts'
import type { ConnectionsDeps, MessageDeps } from './service/deps.ts'
import { followLeftOver, gatewayOf, receiveMessage } from './service/receive.ts'
import { tryPayment } from './service/try-payment.ts'
import { findConnection, findConnections } from './store/connections.ts'

export { messagesPath } from './codec/connections.ts'
export type {
  CheckResult,
  Gateway,
  GatewayAttempt,
  Gateways,
  KnownProvider,
  Notice,
  OpenConnection,
  SentMessage,
} from './model.ts'
export { MessageRefused } from './model.ts'
export { ownProviders } from './rules/check-connection.ts'
export { lazyGateway } from './service/lazy-gateway.ts'

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'payment-messages:follow': Record<string, unknown>
    'payment-disputes:ask': Record<string, unknown>
  }
}

/** Unprocessed messages are retried every minute; disputes are queried twice a day. */
export const paymentMessagesCrontab =
  '* * * * * payment-messages:follow\n47 5,17 * * * payment-disputes:ask'

export type ConnectionsFeature = ReturnType<typeof createPaymentConnections>
export type MessagesFeature = ReturnType<typeof createPaymentMessages>

/** The accounts of a shop at payment providers. */
export const createPaymentConnections = (deps: ConnectionsDeps) => ({
  list: findConnections,
  save: (tx: Tx, input: PaymentConnectionInput) => saveConnection(tx, deps, input),
  remove: (tx: Tx, provider: string) => removeConnection(tx, deps, provider),
  /** The connection of a site with its keys, for a call to its provider. */
  open: (siteId: string, provider: string) => requireOpen(deps, siteId, provider),
  missing: (tx: Tx) => missingConnections(tx, deps),
})

/**
 * Receives the messages of providers. Separate, because payments need connections and messages need payments.
 */
export const createPaymentMessages = (deps: MessageDeps) => ({
  /** Names of all that shops can be connected with. */
  providers: Object.keys(deps.gateways),
  receive: (connectionId: string, message: SentMessage) =>
    receiveMessage(deps, connectionId, message),
  /** Asks a provider whether the stored keys work; outside of transactions. */
  async check(tx: Tx, provider: string, siteUrl: string) {
    const connection = await findConnection(tx, provider)
    if (!connection) throw PaymentConnectionNotFound({ provider })
    const webhookUrl = new URL(messagesPath(connection.id), siteUrl).href
    const open = openConnection(deps.platform.sealing, connection)
    return gatewayOf(deps, provider).check(open, webhookUrl)
  },
  /** The same for the command line; with keys for tests a payment is tried out as well. */
  async tryOut(siteId: string, provider: string) {
    const { work, sealing, clock } = deps.platform
    const site = { siteId, actor: { type: 'system', id: 'command line' } } as const
    const connection = await work(site, (tx) => findConnection(tx, provider))
    if (!connection) throw PaymentConnectionNotFound({ provider })
    const siteUrl = await deps.urlOf(siteId)
    const open = openConnection(sealing, connection)
    const webhookUrl = new URL(messagesPath(connection.id), siteUrl).href
    const gateway = gatewayOf(deps, provider)
    const { account, findings } = await gateway.check(open, webhookUrl)
    const isRefused = findings.some(({ problem }) => problem === 'KEY_REFUSED')
    const trial = {
      siteId,
      currency: await deps.currencyOf(siteId),
      returnUrl: siteUrl,
      now: clock.now(),
    }
    const steps = open.isTest && !isRefused ? await tryPayment(gateway, trial) : []
    return { account, isTest: open.isTest, webhookUrl, findings, steps }
  },
  tasks: {
    'payment-messages:follow': () => followLeftOver(deps),
    'payment-disputes:ask': (_payload, { signal }) => askDisputes(deps, signal),
  } satisfies Pick<Tasks<JobPayloads>, 'payment-messages:follow' | 'payment-disputes:ask'>,
})
