import { violation } from '@vitrine/contract/kit'
import type { PaymentConnectionInput } from '@vitrine/contract/payment-connections'
import type { Connection, KnownProvider } from '../model.ts'

/** Recognizes the keys of a provider by their prefix. */
const keysLike =
  (live: RegExp, test: RegExp, says: string): KnownProvider['isTestKey'] =>
  (key) => {
    if (test.test(key)) return true
    if (live.test(key)) return false
    throw violation('connection.key', 'FORMAT', says)
  }

/** The built-in providers. */
export const ownProviders: Readonly<Record<string, KnownProvider>> = {
  STRIPE: {
    needsClientId: false,
    isTestKey: keysLike(
      /^(sk|rk)_live_\w{8,}$/,
      /^(sk|rk)_test_\w{8,}$/,
      'is no secret key of Stripe: it begins with sk_live_, sk_test_, rk_live_ or rk_test_',
    ),
    secretForm: {
      pattern: /^whsec_/,
      says: 'is no signing secret of Stripe: it begins with whsec_',
    },
  },
  MOLLIE: {
    needsClientId: false,
    isTestKey: keysLike(
      /^live_\w{8,}$/,
      /^test_\w{8,}$/,
      'is no API key of Mollie: it begins with live_ or test_',
    ),
  },
  PAYPAL: { needsClientId: true },
}

/** Throws if a value that the provider needs is missing. */
export function checkInput(
  { needsClientId, secretForm }: KnownProvider,
  { key, webhookSecret, clientId }: PaymentConnectionInput,
  before: Pick<Connection, 'clientId'> | undefined,
): void {
  if (!before && key === undefined) {
    throw violation('connection.key', 'REQUIRED_FIELD', 'is needed to connect the provider')
  }
  if (needsClientId && !(clientId ?? before?.clientId)) {
    throw violation('connection.clientId', 'REQUIRED_FIELD', 'is needed to connect this provider')
  }
  if (webhookSecret && secretForm && !secretForm.pattern.test(webhookSecret)) {
    throw violation('connection.webhookSecret', 'FORMAT', secretForm.says)
  }
}

const HINT_LENGTH = 4
export const hintOf = (key: string): string => `…${key.slice(-HINT_LENGTH)}`
