import type { ConnectedProvider } from '@vitrine/contract/payment-connections'
import type { FetchLimits } from '../../platform/safe-fetch.ts'
import type { PluginPayments } from '../site/plugins/index.ts'
import { type ConnectionsFeature, type Gateways, lazyGateway } from './payment-connections/index.ts'
import { pluginGateway } from './plugin-payments/index.ts'

export type ProviderAddresses = Readonly<Partial<Record<ConnectedProvider, string>>>

export interface GatewayDeps {
  readonly fetchLimits?: FetchLimits | undefined
  readonly paymentProviders: readonly PluginPayments[]
  readonly providerAddresses?: ProviderAddresses | undefined
}

/** The adapters of payment providers. */
export function createGateways(
  { fetchLimits, paymentProviders, providerAddresses }: GatewayDeps,
  connections: Pick<ConnectionsFeature, 'open'>,
  now: () => Date,
): Gateways {
  const optionsOf = (provider: ConnectedProvider) => ({
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
      return mollieGateway({ ...optionsOf('MOLLIE'), fetchLimits })
    }),
    PAYPAL: lazyGateway(async () => {
      const { paypalGateway } = await import('./paypal/index.ts')
      return paypalGateway({ ...optionsOf('PAYPAL'), fetchLimits, now })
    }),
    ...Object.fromEntries(
      paymentProviders.map((plugin) => [
        plugin.provider,
        pluginGateway({
          plugin,
          connectionOf: (siteId) => connections.open(siteId, plugin.provider),
        }),
      ]),
    ),
  }
}
