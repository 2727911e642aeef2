import type { ExampleContext, Steps } from './example-context.ts'

/** Reconnects the account at Mollie. */
async function connected({ merchant }: ExampleContext) {
  const { connections } = await merchant.paymentConnections.listConnections({})
  const present = connections.find(({ provider }) => provider === 'MOLLIE')
  if (present) return present
  const connection = { provider: 'MOLLIE' as const, key: 'test_LampsOfBerlin' }
  return (await merchant.paymentConnections.saveConnection({ connection })).connection
}

export const paymentConnectionSteps: Steps = {
  'paymentConnections.saveConnection': ({ merchant }) =>
    merchant.paymentConnections.saveConnection({
      connection: { provider: 'STRIPE', key: 'sk_test_LampsOfBerlin', capture: 'MANUAL' },
    }),
  'paymentConnections.listConnections': async (context) => {
    await connected(context)
    return context.merchant.paymentConnections.listConnections({})
  },
  'paymentConnections.receiveMessage': async (context) => {
    const { id } = await connected(context)
    // About no payment, so that nothing is asked of Mollie.
    const body = new Blob(['id=sub_8JfGzs6v3K'])
    return context.nobody.paymentConnections.receiveMessage({ id }, { body })
  },
  'paymentConnections.deleteConnection': async (context) => {
    await connected(context)
    return context.merchant.paymentConnections.deleteConnection({ provider: 'MOLLIE' })
  },
}
