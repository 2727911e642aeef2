import {
  LastSignInMethod,
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

/** Lets the user of a provider sign in to an account. Does nothing when linked already. */
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

/**
 * Links the pending provider account after its owner signed in to the existing account, with all sign-in
 * checks.
 */
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

/** Unlinks a provider from an account that has another way to sign in. */
export async function unlink(
  tx: Tx,
  deps: Deps,
  { identityId, providerId }: Pick<Link, 'identityId' | 'providerId'>,
): Promise<void> {
  const links = await store.lockLinks(tx, identityId)
  const before = links.find((one) => one.providerId === providerId)
  if (!before) throw LinkedSignInNotFound({ providerId })
  if (!(await hasOtherSignIn(tx, deps, before, links))) throw LastSignInMethod({ providerId })
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
 * Listens to `identity.password_changed`. Where a mailed link was the first proof of the address, a stranger
 * may have registered with it before and linked a provider.
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
  // A disabled provider cannot sign anybody in.
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

/** Notifies the owner of an account, in case somebody else made the change. */
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
