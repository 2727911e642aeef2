import type { Plugin } from '@vitrine/plugin'
import { type Gateway, mollieGateway, paypalGateway, stripeGateway } from '@vitrine/server/testing'
import { startTestServer, type TestServer, type Visitor } from '@vitrine/testkit'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { deliverToGermany } from '../checkout.fixture.ts'
import { lampInStock, readyWith } from '../order.fixture.ts'
import type { ProviderUnderTest, SentMessage } from './provider-under-test.ts'

export interface PendingOrder {
  readonly visitor: Visitor
  readonly productId: string
  readonly checkoutId: string
  readonly id: string
  readonly link: string
  readonly page: string
}

/** Allows requests to the local stand-in. */
const fetchLimits = {
  connectMilliseconds: 5000,
  totalMilliseconds: 20_000,
  redirects: 0,
  isAllowed: () => true,
}

const gateways = { STRIPE: stripeGateway, MOLLIE: mollieGateway, PAYPAL: paypalGateway }

export type Harness = Awaited<ReturnType<typeof startHarness>>

/** A shop connected with a provider, and actions of people there. */
export async function startHarness(
  start: (now: () => Date) => Promise<ProviderUnderTest>,
  name: ProviderUnderTest['name'],
  pluginsFor: (provider: ProviderUnderTest) => readonly Plugin[] = () => [],
) {
  let shop: TestServer | undefined
  const now = () => shop?.clock.now() ?? new Date()
  const provider = await start(now)
  shop = await startTestServer({
    fetchLimits,
    providerAddresses: { [name]: provider.api.url },
    plugins: pluginsFor(provider),
  })
  const { server, people } = shop
  const merchant = () => people.merchant().api
  await merchant().sites.updateSettings({ settings: { currency: 'EUR' } })
  const parcel = await deliverToGermany(people.merchant())
  let connectionId = ''
  const connect = async () => {
    const { connection } = await merchant().paymentConnections.saveConnection({
      connection: { provider: name, ...provider.keys },
    })
    provider.registerWebhook(connection.webhookUrl)
    connectionId = connection.id
  }
  await connect()
  const { method } = await merchant().payments.saveMethod({
    method: { provider: name, name: 'Card', active: true },
  })
  const run = { id: '1', attempt: 1, isLastAttempt: true, signal: undefined }
  const paymentOf = async (id: string) => {
    const { order } = await merchant().orders.getOrder({ id })
    return order.payments.at(-1)
  }
  const open = shop

  return {
    shop: open,
    provider,
    merchant,
    methodId: method.id,
    parcel,
    connect,
    connectionId: () => connectionId,
    /** The adapter alone; an adapter of a plug-in needs its shop. */
    gateway: (of: keyof typeof gateways): Gateway =>
      gateways[of]({
        address: provider.api.url,
        fetchLimits,
        now,
        connectionOf: async (siteId) => ({
          siteId,
          id: connectionId,
          isTest: true,
          capture: 'AUTOMATIC',
          clientId: provider.keys.clientId ?? '',
          key: provider.keys.key,
          webhookSecret: provider.keys.webhookSecret ?? null,
        }),
      }),

    async checkout(stock = 5) {
      const productId = await lampInStock(open, stock)
      const visitor = people.visitor()
      return { visitor, productId, ...(await readyWith(visitor, parcel, { productId })) }
    },
    place: (visitor: Visitor, checkoutId: string, paymentMethodId = method.id) =>
      visitor.api.orders.placeOrder({ checkoutId, paymentMethodId, returnUrl: '/orders/{order}' }),
    /** An order that waits for its payment at the provider. */
    async waiting(stock = 5): Promise<PendingOrder> {
      const { visitor, productId, checkoutId } = await this.checkout(stock)
      const { order, step } = await this.place(visitor, checkoutId)
      expect(step.kind).toBe('REDIRECT')
      return {
        visitor,
        productId,
        checkoutId,
        id: order.id,
        link: order.link,
        page: step.url ?? '',
      }
    },
    /** A paid order, after the provider's events. */
    async paid(stock = 5): Promise<PendingOrder> {
      const order = await this.waiting(stock)
      await provider.buyer.pay(order.page)
      await this.deliver()
      expect((await this.orderOf(order.id)).paymentState).toBe('PAID')
      return order
    },
    orderOf: async (id: string) => (await merchant().orders.getOrder({ id })).order,
    paymentOf,
    /** The buyer returns from the provider's page. */
    returns: async ({ visitor, link }: Pick<PendingOrder, 'visitor' | 'link'>) =>
      (await visitor.api.orders.checkPayments({ link })).order,

    async send({ body, headers }: SentMessage, id = connectionId): Promise<number> {
      const address = `${open.baseUrl}/vitrine/v1/payment-connections/${id}/messages`
      const reply = await server.fetch(new Request(address, { method: 'POST', body, headers }))
      await reply.text()
      return reply.status
    },
    /** Delivers the provider's messages, in any order. */
    async deliver(arrange = (messages: readonly SentMessage[]) => messages): Promise<void> {
      for (const message of arrange(provider.takeMessages())) {
        expect(await this.send(message)).toBe(200)
      }
    },
    job: {
      start: (paymentId: string) =>
        server.tasks['payments:start']({ siteId: open.site.id, paymentId }),
      cancel: (paymentId: string) =>
        server.tasks['payments:cancel']({ siteId: open.site.id, paymentId }),
      refund: (orderId: string, refundId: string) =>
        server.tasks['payments:refund']({ siteId: open.site.id, orderId, refundId }),
      follow: () => server.tasks['payment-messages:follow'](),
      askDisputes: () => server.tasks['payment-disputes:ask']({}, run),
      expire: () => server.tasks['orders:expire']({}, run),
    },
    /** The stored messages, the latest first. */
    async messages() {
      const { rows } = await sql<{ type: string; isFollowed: boolean; problem: string | null }>`
        SELECT type, followed_date IS NOT NULL AS "isFollowed", problem FROM payment_messages
         ORDER BY received_date DESC, followed_date DESC`.execute(server.platform.db)
      return rows
    },
    /** The sums of the ledger by account; every group adds up to zero. */
    async books(id: string) {
      const { entries } = await merchant().orders.listLedger({ id })
      const accounts: Record<string, number> = {}
      for (const { account, amount } of entries) {
        accounts[account] = (accounts[account] ?? 0) + amount
      }
      expect(Object.values(accounts).reduce((sum, one) => sum + one, 0)).toBe(0)
      return accounts
    },
    async useCapture(capture: 'AUTOMATIC' | 'MANUAL') {
      const { connections } = await merchant().paymentConnections.listConnections({})
      const present = connections.find((one) => one.provider === name)
      await merchant().paymentConnections.saveConnection({
        connection: { provider: name, revision: present?.revision ?? 0, capture },
      })
    },
    async close() {
      await open.close()
      await provider.close()
    },
  }
}

export const codeOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call
    return 'fine'
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string }
    return `${status} ${code}`
  }
}
