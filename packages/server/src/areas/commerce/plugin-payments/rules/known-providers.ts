import { violation } from '@vitrine/contract/kit'
import { PaymentRefused } from '@vitrine/plugin'
import type { PluginPayments } from '../../../site/plugins/index.ts'
import type { KnownProvider } from '../../payment-connections/index.ts'

/** The connection requirements of the providers that plug-ins add. */
export const knownProvidersOf = (
  plugins: readonly PluginPayments[],
): Readonly<Record<string, KnownProvider>> =>
  Object.fromEntries(
    plugins.map(({ provider, payments: { account, isTestKey } }): [string, KnownProvider] => [
      provider,
      {
        needsClientId: account.clientId !== undefined,
        ...(isTestKey && { isTestKey: (key) => tryKey(isTestKey, key) }),
      },
    ]),
  )

function tryKey(isTestKey: (key: string) => boolean, key: string): boolean {
  try {
    return isTestKey(key)
  } catch (error) {
    if (error instanceof PaymentRefused) throw violation('connection.key', 'FORMAT', error.message)
    throw error
  }
}
