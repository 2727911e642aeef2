import type { TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { codeOf, type Harness } from './harness.ts'
import { pick } from './payment-cases.ts'

const attempt = {
  paymentId: '11111111-1111-4111-8111-111111111111',
  orderNumber: '10001',
  email: 'ada@example.com',
  language: 'de',
  returnUrl: 'https://shop.test/orders/1',
  savesMethod: false,
}

const siteOf = ({ site, clock }: TestServer) => ({ siteId: site.id, now: clock.now() })

/** Cases of the shop's account, other currencies, and reading payments. */
export function settingsCases(harness: () => Harness): void {
  const connections = () => harness().merchant().paymentConnections
  const present = async () => {
    const { connections: all } = await connections().listConnections({})
    return all.find(({ provider }) => provider === harness().provider.name)
  }

  describe('a connection', () => {
    test('shows the webhook address, and never its keys', async () => {
      const { shop, provider, connectionId } = pick(harness())
      const connection = await present()
      expect(connection?.webhookUrl).toMatch(/^https?:\/\/shop\.test\//)
      expect(connection?.webhookUrl).toContain(connectionId())
      expect(JSON.stringify(connection)).not.toContain(provider.keys.key)
      const { rows } = await sql<{ row: string }>`
        SELECT to_jsonb(c)::text AS row FROM payment_connections c
        UNION ALL SELECT to_jsonb(f)::text FROM facts f WHERE name LIKE 'payment_connection%'`.execute(
        shop.server.platform.db,
      )
      expect(rows.length).toBeGreaterThan(1)
      for (const { row } of rows) {
        expect(row).not.toContain(provider.keys.key)
        expect(row).not.toContain(provider.keys.webhookSecret ?? 'no secret')
      }
    })

    test('does not change a key that is absent, and raises its revision', async () => {
      const { provider } = pick(harness())
      const before = await present()
      const change = { provider: provider.name, capture: 'AUTOMATIC' as const }
      const { connection } = await connections().saveConnection({
        connection: { ...change, revision: before?.revision ?? 0 },
      })
      expect(connection).toMatchObject({
        keyHint: before?.keyHint,
        hasWebhookSecret: before?.hasWebhookSecret,
      })
      const stale = connections().saveConnection({
        connection: { ...change, revision: before?.revision ?? 0 },
      })
      expect(await codeOf(stale)).toBe('409 PAYMENT_CONNECTION_REVISION_CONFLICT')
    })

    test('passes the check when nothing is wrong', async () => {
      const { provider } = pick(harness())
      const { account, findings } = await connections().checkConnection({ provider: provider.name })
      expect([account, findings]).toEqual([provider.accountName, []])
    })

    test('reports that the provider refuses the key, or does not answer', async () => {
      const { provider } = pick(harness())
      provider.backstage.revokeKeys(true)
      const refused = await connections().checkConnection({ provider: provider.name })
      provider.backstage.revokeKeys(false)
      expect(refused.findings).toMatchObject([{ problem: 'KEY_REFUSED' }])
      provider.api.fail(/./, 'error')
      const away = await connections().checkConnection({ provider: provider.name })
      provider.api.recover()
      expect(away.findings).toMatchObject([{ problem: 'UNREACHABLE' }])
    })

    test('of another site is separate, and its buyers pay there', async () => {
      const { shop, provider } = pick(harness())
      const { api } = (await shop.anotherSite()).people.merchant()
      const { name } = provider
      expect(await codeOf(api.paymentConnections.checkConnection({ provider: name }))).toBe(
        '404 PAYMENT_CONNECTION_NOT_FOUND',
      )
      expect(await codeOf(api.paymentConnections.deleteConnection({ provider: name }))).toBe(
        '404 PAYMENT_CONNECTION_NOT_FOUND',
      )
    })

    test('that is deleted hides its methods until it is added again', async () => {
      const { provider, checkout, merchant, methodId } = pick(harness())
      const { visitor, checkoutId } = await checkout()
      const offer = async () => {
        const { offers } = await visitor.api.payments.listOffers({ checkoutId })
        return offers.find(({ id }) => id === methodId)
      }
      expect(await offer()).toMatchObject({ offered: true })
      await merchant().paymentConnections.deleteConnection({ provider: provider.name })
      expect(await offer()).toMatchObject({ offered: false, reason: 'not-connected' })
      const placed = visitor.api.orders.placeOrder({ checkoutId, paymentMethodId: methodId })
      expect(await codeOf(placed)).toBe('428 UNAVAILABLE_PAYMENT_METHOD')
      await harness().connect()
      expect(await offer()).toMatchObject({ offered: true })
    })

    test('refuses an invalid key of the provider', async () => {
      const { provider } = pick(harness())
      const before = await present()
      const { revision = 0 } = before ?? {}
      const wrong = { provider: provider.name, revision, key: 'pk_live_public' }
      if (provider.name === 'PAYPAL') return
      expect(await codeOf(connections().saveConnection({ connection: wrong }))).toMatch(/^400/)
    })
  })

  describe('an amount', () => {
    test.each([
      ['JPY', 1390],
      ['KWD', 13_900],
    ] as const)('in %s is sent in the provider’s own units', async (currency, amountMinor) => {
      const { shop, provider, gateway } = pick(harness())
      const unit = provider.units[`${currency} ${amountMinor}` as keyof typeof provider.units]
      if (unit === undefined || provider.name === 'BANK_LINK') return
      const paymentId = crypto.randomUUID()
      const { step } = await gateway(provider.name).start({
        ...attempt,
        ...siteOf(shop),
        paymentId,
        currency,
        amountMinor,
      })
      expect(provider.backstage.moneyOf(step.url ?? '').asked).toBe(unit)
    })

    test('that the provider cannot represent is refused with a reason', async () => {
      const { shop, provider, gateway } = pick(harness())
      const { unrepresentable } = provider
      if (!unrepresentable || provider.name === 'BANK_LINK') return
      const started = gateway(provider.name).start({
        ...attempt,
        ...siteOf(shop),
        ...unrepresentable,
      })
      await expect(started).rejects.toMatchObject({ code: 'amount_not_supported' })
    })

    test('in another currency than the order is not counted', async () => {
      const { provider, waiting, deliver, orderOf } = pick(harness())
      const { id, page } = await waiting()
      await provider.buyer.pay(page)
      provider.backstage.changeCurrency?.(page, 'USD')
      await deliver()
      expect((await orderOf(id)).balance.paid).toBe(0)
    })
  })
}
