import { describe, expect, test } from 'vitest'
import type { Harness } from './harness.ts'
import { pick } from './payment-cases.ts'

/** Cases of `vitrine payments check`. */
export function commandCases(harness: () => Harness): void {
  describe('the check on the command line', () => {
    test('tries a payment with test keys, and leaves none open', async () => {
      const { shop, provider } = pick(harness())
      const before = provider.backstage.payments()
      const { account, isTest, findings, steps } = await shop.server.paymentMessages.tryOut(
        shop.site.id,
        provider.name,
      )
      expect([account, isTest, findings]).toEqual([provider.accountName, true, []])
      expect(steps).toEqual(
        ['open', 'repeat', 'read', 'end'].map((step) => ({ step, problem: null })),
      )
      expect(provider.backstage.payments() - before).toBe(1)
    })

    test('names the step that fails', async () => {
      const { shop, provider } = pick(harness())
      provider.api.fail(provider.routes.start, 'error')
      const { steps } = await shop.server.paymentMessages.tryOut(shop.site.id, provider.name)
      provider.api.recover()
      expect(steps).toMatchObject([{ step: 'open', problem: expect.stringMatching(/./) }])
    })
  })
}
