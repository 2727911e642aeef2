import {
  LastWayIn,
  LinkedSignInNotFound,
  LinkTokenInvalid,
  ProviderLinkedAlready,
  SignInLinked,
  SignInLinkedElsewhere,
  SignInUnlinked,
} from '@vitrine/contract/identity-providers'
import { hashSecret } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Listener } from '../../../site/events/index.ts'
import type { Deps, Link, Provider, StoredLink } from '../model.ts'
import * as store from '../store/links.ts'
import { consumePendingLink } from '../store/pending-links.ts'
import { findProvider, findProviders } from '../store/providers.ts'
import { offeredProvider } from './providers.ts'

/** Lets a person of a provider sign in to an account from now on. Linked already, it stays as it is. */
export async function link(tx: Tx, deps: Deps, newLink: Link): Promise<void> {
  const before = await store.findLink(tx, newLink)
  if (before?.identityId === newLink.identityId) return
  if (before) throw SignInLinkedElsewhere({ providerId: newLink.providerId })
  if (!(await store.insertLink(tx, newLink)))
    throw ProviderLinkedAlready({ id: newLink.providerId })
  await recordLinked(tx, deps, newLink)
}

export const recordLinked = (
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  { identityId, providerId, subject, account }: Link,
): Promise<void> =>
  events.append(tx, {
    definition: SignInLinked,
    entityId: identityId,
    after: { id: identityId, providerId, subject, account },
  })

/** Links what waited with the account that somebody has just signed in to, with every gate that it took. */
export async function confirmLink(
  tx: Tx,
  deps: Deps,
  { linkToken, sessionToken }: { readonly linkToken: string; readonly sessionToken: string },
): Promise<Provider> {
  const session = await deps.identity.findSession(tx, sessionToken)
  if (!session) throw LinkTokenInvalid()
  const { identityId } = session
  const pendingLink = await consumePendingLink(tx, { tokenHash: hashSecret(linkToken), identityId })
  if (!pendingLink) throw LinkTokenInvalid()
  const provider = await offeredProvider(tx, pendingLink.providerId)
  await link(tx, deps, pendingLink)
  await mailChange(tx, deps, { identityId, provider, change: 'linked' })
  return provider
}

/** Takes a provider away from an account that has another way in. */
export async function unlink(
  tx: Tx,
  deps: Deps,
  { identityId, providerId }: Pick<Link, 'identityId' | 'providerId'>,
): Promise<void> {
  const links = await store.lockLinks(tx, identityId)
  const before = links.find((one) => one.providerId === providerId)
  if (!before) throw LinkedSignInNotFound({ providerId })
  if (!(await hasOtherSignIn(tx, deps, before, links))) throw LastWayIn({ providerId })
  await store.deleteLink(tx, before)
  const { subject, account } = before
  await deps.events.append(tx, {
    definition: SignInUnlinked,
    entityId: identityId,
    before: { id: identityId, providerId, subject, account },
    after: { id: identityId, providerId },
  })
  const provider = await findProvider(tx, providerId)
  if (provider) await mailChange(tx, deps, { identityId, provider, change: 'unlinked' })
}

/**
 * Listens to `identity.password_changed`: where a link by mail was the first proof of the address, a stranger
 * may have registered with it and left a way in.
 */
export const onPasswordChanged: Listener = async (tx, { entityId, after }) => {
  if ((after as { wasUnproved?: boolean }).wasUnproved) await store.deleteLinks(tx, entityId)
}

async function hasOtherSignIn(
  tx: Tx,
  { identity, hasOtherWay }: Deps,
  { identityId, providerId }: StoredLink,
  links: readonly StoredLink[],
): Promise<boolean> {
  if (await hasPassword(tx, { identity }, identityId)) return true
  if (await hasOtherWay(tx, identityId)) return true
  // One that is switched off lets nobody in.
  const enabledIds = (await findProviders(tx))
    .filter(({ isEnabled }) => isEnabled)
    .map(({ id }) => id)
  return links.some(
    (other) => other.providerId !== providerId && enabledIds.includes(other.providerId),
  )
}

export const hasPassword = async (
  tx: Tx,
  { identity }: Pick<Deps, 'identity'>,
  identityId: string,
): Promise<boolean> => (await identity.findPasswords(tx, [identityId])).has(identityId)

interface LinkChange {
  readonly identityId: string
  readonly provider: Provider
  readonly change: 'linked' | 'unlinked'
}

/** Notifies the owner of an account, who may not be the one who made the change. */
export async function mailChange(
  tx: Tx,
  { identity, mail }: Pick<Deps, 'identity' | 'mail'>,
  { identityId, provider, change }: LinkChange,
): Promise<void> {
  const person = await identity.find(tx, identityId)
  if (!person) return
  const { nickname, firstName, language } = person.profile
  await mail.write(tx, {
    to: person.email,
    language: language ?? null,
    template: 'sign-in-linked',
    facts: { provider: provider.name, change, name: nickname || firstName || '' },
  })
}
