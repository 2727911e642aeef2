import { violation } from '@vitrine/contract/kit'
import type {
  ConnectedProvider,
  PaymentConnectionInput,
} from '@vitrine/contract/payment-connections'
import type { Connection } from '../model.ts'

/** What a key of each provider begins with, and whether it is one for tests. */
const keyForms: Readonly<
  Record<string, { readonly live: RegExp; readonly test: RegExp; readonly says: string }>
> = {
  STRIPE: {
    live: /^(sk|rk)_live_\w{8,}$/,
    test: /^(sk|rk)_test_\w{8,}$/,
    says: 'is no secret key of Stripe: it begins with sk_live_, sk_test_, rk_live_ or rk_test_',
  },
  MOLLIE: {
    live: /^live_\w{8,}$/,
    test: /^test_\w{8,}$/,
    says: 'is no API key of Mollie: it begins with live_ or test_',
  },
}

/** Whether the keys are for tests; refuses what is no key of the provider. */
export function isTestKey(
  provider: ConnectedProvider,
  key: string,
  isTest: boolean | undefined,
): boolean {
  const form = keyForms[provider]
  if (!form) return isTest ?? false
  if (form.test.test(key)) return true
  if (form.live.test(key)) return false
  throw violation('connection.key', 'FORMAT', form.says)
}

const withClientId = new Set<string>(['PAYPAL'])

/** Refuses what a provider needs and was not given. */
export function checkInput(
  { provider, key, webhookSecret, clientId }: PaymentConnectionInput,
  before: Pick<Connection, 'clientId'> | undefined,
): void {
  if (!before && key === undefined) {
    throw violation('connection.key', 'REQUIRED_FIELD', 'is needed to connect the provider')
  }
  if (withClientId.has(provider) && !(clientId ?? before?.clientId)) {
    throw violation('connection.clientId', 'REQUIRED_FIELD', 'is needed to connect this provider')
  }
  if (provider === 'STRIPE' && webhookSecret && !webhookSecret.startsWith('whsec_')) {
    throw violation(
      'connection.webhookSecret',
      'FORMAT',
      'is no signing secret of Stripe: it begins with whsec_',
    )
  }
}

const HINT_LENGTH = 4
export const hintOf = (key: string): string => `…${key.slice(-HINT_LENGTH)}`
