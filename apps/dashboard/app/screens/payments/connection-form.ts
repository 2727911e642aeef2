import { type ConnectedProvider, connectedProviders } from '@vitrine/contract/payment-connections'
import type { InputOf, OperationName, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type Connection = OutputOf<'paymentConnections.listConnections'>['connections'][number]
export type { ConnectedProvider }

/** What shows accounts at payment providers. */
export const staleConnections: readonly OperationName[] = ['paymentConnections.listConnections']

export const isConnectedProvider = (provider: string): provider is ConnectedProvider =>
  (connectedProviders as readonly string[]).includes(provider)

/** An account as it is typed; keys that are stored are never shown. */
export interface ConnectionForm {
  readonly key: string
  readonly clientId: string
  readonly webhookSecret: string
  readonly isTest: boolean
  readonly capture: Connection['capture']
}

export const formOf = (stored: Connection | undefined): ConnectionForm => ({
  key: '',
  clientId: stored?.clientId ?? '',
  webhookSecret: '',
  isTest: stored?.isTest ?? false,
  capture: stored?.capture ?? 'AUTOMATIC',
})

const keyForms: Readonly<Record<string, RegExp>> = {
  STRIPE: /^(sk|rk)_(live|test)_\w{8,}$/,
  MOLLIE: /^(live|test)_\w{8,}$/,
}

/** Which fields a provider needs besides its key. */
export const hasClientId = (provider: string): boolean => provider === 'PAYPAL'
export const hasWebhookSecret = (provider: string): provider is 'STRIPE' =>
  provider === 'STRIPE' || provider === 'PAYPAL'

export function checkConnection(
  provider: ConnectedProvider,
  form: ConnectionForm,
  stored: Connection | undefined,
  { paymentProviders: { wrong } }: Messages,
): Errors {
  const key = form.key.trim()
  const isKept = key === '' && stored !== undefined
  const isKey = keyForms[provider]?.test(key) ?? key !== ''
  const secret = form.webhookSecret.trim()
  return {
    ...(!isKept && !isKey && { key: wrong.key[provider] }),
    ...(hasClientId(provider) && form.clientId.trim() === '' && { clientId: wrong.clientId }),
    ...(provider === 'STRIPE' &&
      secret !== '' &&
      !secret.startsWith('whsec_') && { webhookSecret: wrong.webhookSecret }),
  }
}

/** The account of a form that has been checked. */
export function connectionOf(
  provider: ConnectedProvider,
  form: ConnectionForm,
  stored: Connection | undefined,
): InputOf<'paymentConnections.saveConnection'>['connection'] {
  const key = form.key.trim()
  const webhookSecret = form.webhookSecret.trim()
  return {
    provider,
    ...(stored && { revision: stored.revision }),
    ...(key !== '' && { key }),
    ...(webhookSecret !== '' && { webhookSecret }),
    ...(hasClientId(provider) && { clientId: form.clientId.trim(), isTest: form.isTest }),
    capture: form.capture,
  }
}
