import type { Plugin } from '@vitrine/plugin'
import { afterAll, beforeAll, describe } from 'vitest'
import { authorizationCases } from './authorization-cases.ts'
import { commandCases } from './command-cases.ts'
import { faultCases } from './fault-cases.ts'
import { type Harness, startHarness } from './harness.ts'
import { messageCases } from './message-cases.ts'
import { paymentCases } from './payment-cases.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'
import { refundCases } from './refund-cases.ts'
import { renewalCases } from './renewal-cases.ts'
import { settingsCases } from './settings-cases.ts'

/** The contract that every adapter of a payment provider fulfils. */
export function providerContract(
  name: ProviderUnderTest['name'],
  start: (now: () => Date) => Promise<ProviderUnderTest>,
  pluginsFor?: (provider: ProviderUnderTest) => readonly Plugin[],
): void {
  describe(name, () => {
    let harness: Harness | undefined
    beforeAll(async () => {
      harness = await startHarness(start, name, pluginsFor)
    })
    afterAll(() => harness?.close())
    const get = () => {
      if (!harness) throw new Error('It has not started')
      return harness
    }
    paymentCases(get)
    messageCases(get)
    faultCases(get)
    authorizationCases(get)
    refundCases(get)
    settingsCases(get)
    commandCases(get)
    if (name !== 'BANK_LINK') renewalCases(get)
  })
}
