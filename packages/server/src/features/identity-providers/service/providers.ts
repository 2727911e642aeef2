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
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { CountedProvider, Deps, Provider } from '../model.ts'
import {
  changedFields,
  checkFields,
  isSameSystem,
  newFields,
  providerAddress,
} from '../rules/fields.ts'
import * as store from '../store/providers.ts'

const MOST = 20

type World = Pick<Deps, 'platform' | 'events' | 'acquaintance'>

export async function createProvider(
  tx: Tx,
  deps: World,
  given: NewIdentityProvider,
): Promise<CountedProvider> {
  const provider = draftOf(tx, deps, given)
  if ((await store.countProviders(tx)) >= MOST) throw TooManyProviders()
  await store.insertProvider(tx, provider)
  const fact = { definition: ProviderCreated, entityId: provider.id, after: told(provider) }
  await deps.events.append(tx, fact)
  return { ...provider, linkedMembers: 0, onlyWayFor: 0 }
}

/** A provider as it would be. */
export function draftOf(
  tx: Pick<Tx, 'now'>,
  { platform }: Pick<Deps, 'platform'>,
  { kind, secret, ...given }: NewIdentityProvider,
): Provider {
  const fields = newFields({ kind, ...given })
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
  { platform, events, acquaintance }: World,
  { id, secret, ...changes }: IdentityProviderChanges,
): Promise<CountedProvider> {
  const listed = (await store.listProviders(tx)).find((one) => one.id === id)
  if (!listed) throw ProviderNotFound({ id })
  const { linkedMembers, onlyWayFor, ...before } = listed
  const fields = changedFields(before, changes)
  checkFields(before.kind, fields, addressesAt(platform))
  if (linkedMembers > 0 && !isSameSystem(before, fields)) throw ProviderInUse({ id })
  const kept = secret === undefined ? before.sealedSecret : null
  const sealedSecret = secret ? platform.sealing.seal(secret) : kept
  const after = { ...before, ...fields, sealedSecret, updatedDate: tx.now }
  await store.updateProvider(tx, after)
  tx.afterCommit.push(() => acquaintance.forget(before))
  const facts = { before: told(before), after: told(after) }
  await events.append(tx, { definition: ProviderChanged, entityId: id, ...facts })
  return { ...after, linkedMembers, onlyWayFor }
}

export async function deleteProvider(tx: Tx, { events }: World, id: string): Promise<void> {
  const before = await store.findProvider(tx, id)
  if (!before) throw ProviderNotFound({ id })
  const links = await store.deleteProvider(tx, id)
  await events.append(tx, {
    definition: ProviderDeleted,
    entityId: id,
    before: { ...told(before), links },
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

/** What the ledger is told: that there is a secret, and never which. */
const told = ({ sealedSecret, ...provider }: Provider) => ({
  ...provider,
  hasSecret: sealedSecret !== null,
})
