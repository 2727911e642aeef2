import type { InputOf, OperationName, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'
import type { AccountProvider } from './provider-texts.ts'

export type Connection = OutputOf<'paymentConnections.listConnections'>['connections'][number]

/** Queries that are invalidated after a change of an account. */
export const staleConnections: readonly OperationName[] = ['paymentConnections.listConnections']

/** The account form; stored keys are never shown. */
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

export function checkConnection(
  { clientId, wrongKey, wrongSecret }: AccountProvider,
  form: ConnectionForm,
  stored: Connection | undefined,
  { paymentProviders: { wrong } }: Messages,
): Errors {
  const key = form.key.trim()
  const secret = form.webhookSecret.trim()
  const keyError = key === '' && stored ? undefined : wrongKey(key)
  const secretError = secret === '' ? undefined : wrongSecret(secret)
  return {
    ...(keyError && { key: keyError }),
    ...(clientId && form.clientId.trim() === '' && { clientId: wrong.clientId }),
    ...(secretError && { webhookSecret: secretError }),
  }
}

/** The account of a valid form. */
export function connectionOf(
  { provider, clientId, asksForTest }: AccountProvider,
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
    ...(clientId && { clientId: form.clientId.trim() }),
    ...(asksForTest && { isTest: form.isTest }),
    capture: form.capture,
  }
}
