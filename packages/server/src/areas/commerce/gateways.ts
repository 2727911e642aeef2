import type { FetchLimits } from '../../platform/safe-fetch.ts'
import {
  type createPaymentConnections,
  type Gateways,
  lazyGateway,
} from './payment-connections/index.ts'

type PaymentConnectionsFeature = ReturnType<typeof createPaymentConnections>

export type ProviderAddresses = Readonly<Partial<Record<keyof Gateways, string>>>

interface GatewayDeps {
  /** How far calls to payment providers may reach. */
  readonly fetchLimits?: FetchLimits | undefined
  /** Where payment providers are; only tests name other places. */
  readonly providerAddresses?: ProviderAddresses | undefined
}

/** The adapters of payment providers. */
export function createGateways(
  { fetchLimits, providerAddresses }: GatewayDeps,
  connections: Pick<PaymentConnectionsFeature, 'open'>,
  now: () => Date,
): Gateways {
  const optionsOf = (provider: keyof Gateways) => ({
    connectionOf: (siteId: string) => connections.open(siteId, provider),
    address: providerAddresses?.[provider],
  })
  return {
    STRIPE: lazyGateway(async () => {
      const { stripeGateway } = await import('./stripe/index.ts')
      return stripeGateway({ ...optionsOf('STRIPE'), fetchLimits })
    }),
    MOLLIE: lazyGateway(async () => {
      const { mollieGateway } = await import('./mollie/index.ts')
      return mollieGateway(optionsOf('MOLLIE'))
    }),
    PAYPAL: lazyGateway(async () => {
      const { paypalGateway } = await import('./paypal/index.ts')
      return paypalGateway({ ...optionsOf('PAYPAL'), fetchLimits, now })
    }),
  }
}
