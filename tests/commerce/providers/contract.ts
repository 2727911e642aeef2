import { afterAll, beforeAll, describe } from 'vitest'
import { type Harness, startHarness } from './harness.ts'
import { messageCases } from './message-cases.ts'
import { paymentCases } from './payment-cases.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** What every adapter of a payment provider does, whatever its provider is like. */
export function providerContract(
  name: ProviderUnderTest['name'],
  start: (now: () => Date) => Promise<ProviderUnderTest>,
): void {
  describe(name, () => {
    let harness: Harness | undefined
    beforeAll(async () => {
      harness = await startHarness(start, name)
    })
    afterAll(() => harness?.close())
    const get = () => {
      if (!harness) throw new Error('It has not started')
      return harness
    }
    paymentCases(get)
    messageCases(get)
  })
}
