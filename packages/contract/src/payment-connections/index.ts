import { DELETE, GET, Guid, operation, POST, PUT, service, Type } from '../kit/index.ts'
import { orderPaymentFacts } from '../orders/index.ts'
import { PaymentProviderUnavailable } from '../payments/errors.ts'
import { ProviderName } from '../payments/schemas.ts'
import {
  PaymentConnectionNotFound,
  PaymentConnectionRevisionConflict,
  PaymentMessageRefused,
} from './errors.ts'
import { PaymentConnectionDeleted, PaymentConnectionSaved } from './facts.ts'
import { ConnectionFinding, PaymentConnection, PaymentConnectionInput } from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const byProvider = Type.Object({ provider: ProviderName() })

/** The accounts of a shop at payment providers, and their webhooks. */
export const paymentConnections = service({
  name: 'payment-connections',
  summary: 'Accounts at payment providers: Stripe, Mollie, PayPal and those of plug-ins',
  mounts: ['/vitrine/v1/payment-connections'],
  operations: {
    listConnections: operation({
      route: GET(''),
      permission: 'admin',
      leastRole: 'admin',
      summary: 'List the payment providers that the shop is connected with',
      request: Type.Object({}),
      response: Type.Object({ connections: Type.Array(PaymentConnection) }),
    }),
    saveConnection: operation({
      route: PUT(''),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Connect a payment provider, or change its keys',
      description:
        'Keys are stored sealed. Buyers can choose the provider once there is a payment method of it.',
      request: Type.Object({ connection: PaymentConnectionInput }),
      response: Type.Object({ connection: PaymentConnection }),
      errors: [PaymentConnectionRevisionConflict],
      facts: [PaymentConnectionSaved],
    }),
    checkConnection: operation({
      route: POST('/{provider}/check'),
      permission: 'admin',
      leastRole: 'admin',
      callsPerMinute: 30,
      summary: 'Check with the provider whether the stored keys work; changes nothing',
      request: byProvider,
      response: Type.Object({
        /** Name of the account at the provider; empty if unknown. */
        account: Type.String(),
        /** Empty if nothing is wrong. */
        findings: Type.Array(ConnectionFinding),
      }),
      errors: [PaymentConnectionNotFound],
    }),
    deleteConnection: operation({
      route: DELETE('/{provider}'),
      permission: 'admin',
      leastRole: 'admin',
      writes: true,
      summary: 'Delete the keys of a provider',
      description:
        'Its methods are not offered any more. What was paid stays; captures and refunds need the connection again.',
      request: byProvider,
      response: Type.Object({}),
      errors: [PaymentConnectionNotFound],
      facts: [PaymentConnectionDeleted],
    }),
    receiveMessage: operation({
      route: POST('/{id}/messages'),
      permission: 'open',
      consumes: 'bytes',
      writes: 'own',
      whileClosed: true,
      maxBytes: 524_288,
      callsPerMinute: 1200,
      summary: 'Receive a message of a payment provider: its webhook',
      description:
        'The signature is checked over the body as it came. A message is stored once, whatever it says, and followed ' +
        'by asking the provider; one that comes again changes nothing.',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [PaymentConnectionNotFound, PaymentMessageRefused, PaymentProviderUnavailable],
      facts: [...orderPaymentFacts],
    }),
  },
})
