import {
  type IdentityProviderChanges,
  type NewIdentityProvider,
  ProviderChanged,
  ProviderCreated,
  ProviderDeleted,
  ProviderInUse,
  ProviderNotFound,
  ProviderNotOffered,
  TooManyProviders,
} from '@vitrine/contract/identity-providers'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Provider, ProviderWithCounts } from '../model.ts'
import {
  changedFields,
  checkFields,
  isSameSystem,
  newFields,
  providerAddress,
} from '../rules/fields.ts'
import * as store from '../store/providers.ts'

const MAX_PROVIDERS = 20

type ProviderDeps = Pick<Deps, 'platform' | 'events' | 'providerCache'>

export async function createProvider(
  tx: Tx,
  deps: ProviderDeps,
  newProvider: NewIdentityProvider,
): Promise<ProviderWithCounts> {
  const provider = draftOf(tx, deps, newProvider)
  if ((await store.countProviders(tx)) >= MAX_PROVIDERS) throw TooManyProviders()
  await store.insertProvider(tx, provider)
  const fact = {
    definition: ProviderCreated,
    entityId: provider.id,
    after: withoutSecret(provider),
  }
  await deps.events.append(tx, fact)
  return { ...provider, linkedMembers: 0, onlyWayFor: 0 }
}

/** A provider as it would be. */
export function draftOf(
  tx: Pick<Tx, 'now'>,
  { platform }: Pick<Deps, 'platform'>,
  { kind, secret, ...newProvider }: NewIdentityProvider,
): Provider {
  const fields = newFields({ kind, ...newProvider })
  checkFields(kind, fields, addressesAt(platform))
  return {
    ...fields,
    id: newId(),
    kind,
    sealedSecret: secret ? platform.sealing.seal(secret) : null,
    createdDate: tx.now,
    updatedDate: tx.now,
  }
}

export async function updateProvider(
  tx: Tx,
  { platform, events, providerCache }: ProviderDeps,
  { id, secret, ...changes }: IdentityProviderChanges,
): Promise<ProviderWithCounts> {
  const storedProvider = (await store.listProviders(tx)).find((one) => one.id === id)
  if (!storedProvider) throw ProviderNotFound({ id })
  const { linkedMembers, onlyWayFor, ...before } = storedProvider
  const fields = changedFields(before, changes)
  checkFields(before.kind, fields, addressesAt(platform))
  if (linkedMembers > 0 && !isSameSystem(before, fields)) throw ProviderInUse({ id })
  const previousSecret = secret === undefined ? before.sealedSecret : null
  const sealedSecret = secret ? platform.sealing.seal(secret) : previousSecret
  const after = { ...before, ...fields, sealedSecret, updatedDate: tx.now }
  await store.updateProvider(tx, after)
  tx.afterCommit.push(() => providerCache.forget(before))
  const facts = { before: withoutSecret(before), after: withoutSecret(after) }
  await events.append(tx, { definition: ProviderChanged, entityId: id, ...facts })
  return { ...after, linkedMembers, onlyWayFor }
}

export async function deleteProvider(tx: Tx, { events }: ProviderDeps, id: string): Promise<void> {
  const before = await store.findProvider(tx, id)
  if (!before) throw ProviderNotFound({ id })
  const links = await store.deleteProvider(tx, id)
  await events.append(tx, {
    definition: ProviderDeleted,
    entityId: id,
    before: { ...withoutSecret(before), links },
  })
}

/** A provider that visitors may use now. */
export async function offeredProvider(tx: Tx, id: string): Promise<Provider> {
  const provider = await store.findProvider(tx, id)
  if (!provider?.isEnabled) throw ProviderNotOffered({ id })
  return provider
}

const addressesAt = ({ config }: Deps['platform']) =>
  providerAddress({ letsHttpIn: config.mode !== 'production' })

/** The ledger records that there is a secret, never the secret. */
const withoutSecret = ({ sealedSecret, ...provider }: Provider) => ({
  ...provider,
  hasSecret: sealedSecret !== null,
})
