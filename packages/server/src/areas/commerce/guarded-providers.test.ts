import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asking as askingMollie, createMollie } from './mollie/service/client.ts'
import { ProviderUnavailable } from './payments/index.ts'
import { asking as askingPaypal, createPaypal } from './paypal/service/client.ts'
import { asking as askingStripe, createStripe } from './stripe/service/client.ts'

let inside: Server
let connections = 0
beforeAll(async () => {
  inside = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready))
})
afterAll(() => new Promise((end) => inside.close(end)))

const portOf = () => (inside.address() as AddressInfo).port
const connection = { isTest: true, clientId: 'id', key: 'secret' } as never

const calls: Record<string, (address: string) => Promise<unknown>> = {
  Mollie: (address) =>
    askingMollie(() =>
      createMollie(`test_${'x'.repeat(30)}`, { address }).payments.get('tr_1234567'),
    ),
  Stripe: (address) =>
    askingStripe(() => createStripe('sk_test_1', { address }).paymentIntents.retrieve('pi_1')),
  PayPal: (address) =>
    askingPaypal(() => createPaypal({ address }).orders(connection).getOrder({ id: '1' })),
}

test.each(
  Object.keys(calls).flatMap((name) => [
    [name, '127.0.0.1'],
    [name, 'localhost'],
  ]),
)('%s is not asked at %s, which is not on the public internet', async (name, host) => {
  const before = connections
  const failure = await calls[name]?.(`https://${host}:${portOf()}`).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ProviderUnavailable)
  expect(connections).toBe(before)
})
