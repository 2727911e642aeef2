import { renewingProviders } from '@vitrine/contract/payments'
import { expect, test } from 'vitest'
import { mollieGateway } from './mollie/index.ts'
import { paypalGateway } from './paypal/index.ts'
import { stripeGateway } from './stripe/index.ts'
import { testBankProvider } from './test-bank/index.ts'

const notConnected = { connectionOf: () => Promise.reject(new Error('not connected')) }

test('the providers with saved methods in the contract support them', () => {
  const providers = {
    TEST_BANK: testBankProvider({ platform: {} as never }),
    STRIPE: stripeGateway(notConnected),
    MOLLIE: mollieGateway(notConnected),
    PAYPAL: paypalGateway({ ...notConnected, now: () => new Date() }),
  }
  const charging = Object.entries(providers).flatMap(([name, { charge }]) => (charge ? name : []))
  expect(charging.sort()).toEqual([...renewingProviders].sort())
})
