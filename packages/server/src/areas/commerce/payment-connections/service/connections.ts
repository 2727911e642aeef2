import { violation } from '@vitrine/contract/kit'
import {
  PaymentConnectionDeleted,
  type PaymentConnectionInput,
  PaymentConnectionNotFound,
  PaymentConnectionRevisionConflict,
  PaymentConnectionSaved,
} from '@vitrine/contract/payment-connections'
import { newId } from '../../../../platform/ids.ts'
import type { Sealing } from '../../../../platform/sealing.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { ProviderUnavailable } from '../../payments/index.ts'
import type { Connection, KnownProvider, OpenConnection } from '../model.ts'
import { checkInput, hintOf } from '../rules/check-connection.ts'
import * as store from '../store/connections.ts'
import type { ConnectionsDeps } from './deps.ts'

/** Connects a provider, or changes its keys; a key that is not sent stays. */
export async function saveConnection(
  tx: Tx,
  { platform: { sealing }, events, providers }: ConnectionsDeps,
  input: PaymentConnectionInput,
): Promise<Connection> {
  const provider = knownProvider(providers, input.provider)
  const before = await store.findConnection(tx, input.provider, true)
  if (before && input.revision !== before.revision) {
    throw PaymentConnectionRevisionConflict({ revision: before.revision })
  }
  checkInput(provider, input, before)
  const after: Connection = {
    ...keyOf(sealing, provider, input, before),
    sealedWebhookSecret: webhookSecretOf(sealing, input, before),
    siteId: tx.siteId,
    id: before?.id ?? newId(),
    revision: (before?.revision ?? 0) + 1,
    provider: input.provider,
    capture: input.capture ?? before?.capture ?? 'AUTOMATIC',
    clientId: input.clientId ?? before?.clientId ?? '',
    lastMessageDate: before?.lastMessageDate ?? null,
    createdDate: before?.createdDate ?? tx.now,
    updatedDate: tx.now,
  }
  await store.saveConnection(tx, after)
  await events.append(tx, {
    definition: PaymentConnectionSaved,
    entityId: after.id,
    ...(before && { before: withoutSecrets(before) }),
    after: withoutSecrets(after),
  })
  return after
}

function knownProvider(providers: ConnectionsDeps['providers'], name: string): KnownProvider {
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined
  if (provider) return provider
  const known = Object.keys(providers).join(', ')
  throw violation(
    'connection.provider',
    'INVALID_ENUM_VALUE',
    `is no provider of this installation: ${known}`,
  )
}

function keyOf(
  sealing: Sealing,
  { isTestKey }: KnownProvider,
  { key, isTest }: PaymentConnectionInput,
  before: Connection | undefined,
): Pick<Connection, 'sealedKey' | 'keyHint' | 'isTest'> {
  const plain = key ?? (before ? sealing.open(before.sealedKey) : '')
  return {
    sealedKey: key === undefined && before ? before.sealedKey : sealing.seal(plain),
    keyHint: hintOf(plain),
    isTest: isTestKey?.(plain) ?? isTest ?? before?.isTest ?? false,
  }
}

function webhookSecretOf(
  sealing: Sealing,
  { webhookSecret }: PaymentConnectionInput,
  before: Connection | undefined,
): string | null {
  if (webhookSecret === undefined) return before?.sealedWebhookSecret ?? null
  return webhookSecret === '' ? null : sealing.seal(webhookSecret)
}

/** For the history, which records that there are keys but not their values. */
const withoutSecrets = ({ sealedKey: _, sealedWebhookSecret, ...connection }: Connection) => ({
  ...connection,
  hasWebhookSecret: sealedWebhookSecret !== null,
})

export async function removeConnection(
  tx: Tx,
  { events }: ConnectionsDeps,
  provider: string,
): Promise<void> {
  const before = await store.findConnection(tx, provider, true)
  if (!before) throw PaymentConnectionNotFound({ provider })
  await store.deleteConnection(tx, provider)
  await events.append(tx, {
    definition: PaymentConnectionDeleted,
    entityId: before.id,
    before: withoutSecrets(before),
  })
}

export const openConnection = (sealing: Sealing, connection: Connection): OpenConnection => ({
  siteId: connection.siteId,
  id: connection.id,
  isTest: connection.isTest,
  capture: connection.capture,
  clientId: connection.clientId,
  key: sealing.open(connection.sealedKey),
  webhookSecret: connection.sealedWebhookSecret
    ? sealing.open(connection.sealedWebhookSecret)
    : null,
})

/** The connection of a site for a call to its provider, read before the call and outside of its transactions. */
export async function requireOpen(
  { platform: { work, sealing } }: Pick<ConnectionsDeps, 'platform'>,
  siteId: string,
  provider: string,
): Promise<OpenConnection> {
  const site = { siteId, actor: { type: 'system', id: 'payments' } } as const
  const connection = await work(site, (tx) => store.findConnection(tx, provider))
  if (!connection) throw new ProviderUnavailable(`The site is not connected with ${provider}`)
  return openConnection(sealing, connection)
}

/** Providers that this site is not connected with. */
export async function missingConnections(
  tx: Tx,
  { providers }: Pick<ConnectionsDeps, 'providers'>,
): Promise<ReadonlySet<string>> {
  const present = new Set<string>((await store.findConnections(tx)).map(({ provider }) => provider))
  return new Set(Object.keys(providers).filter((provider) => !present.has(provider)))
}
