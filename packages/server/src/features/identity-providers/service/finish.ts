import { AccountBlocked } from '@vitrine/contract/authentication'
import {
  EmailDomainRefused,
  OwnEmailUnverified,
  ProviderEmailUnverified,
  ProviderLinkedAlready,
  ProviderRegistersNobody,
  ProviderSignInNotBegun,
} from '@vitrine/contract/identity-providers'
import { hashSecret, newSecret } from '../../../platform/ids.ts'
import type { Identity, SignIn, SignInCall } from '../../identity/index.ts'
import type { Deps, Errand, Person, Provider } from '../model.ts'
import { ERRAND_MINUTES } from '../rules/callback.ts'
import { domainOf, isOfDomain, profileOf } from '../rules/person.ts'
import { takeErrand } from '../store/errands.ts'
import { findLink, insertLink, listLinks, noteUse } from '../store/links.ts'
import { insertWaitingLink } from '../store/waiting-links.ts'
import { askProvider } from './ask-provider.ts'
import { link, mailChange, noteLinked } from './links.ts'
import { offeredProvider } from './providers.ts'

export interface Return {
  readonly answer: Readonly<Record<string, string>>
  readonly browserSecret: string
  readonly deviceToken: string | undefined
  /** The member who calls; undefined for a visitor. */
  readonly memberId: string | undefined
}

/** What came of it: signed in or on the way, linked, or an account that has to be proved first. */
type Outcome =
  | { readonly kind: 'signed-in'; readonly step: SignIn }
  | { readonly kind: 'linked' }
  | { readonly kind: 'waiting'; readonly token: string; readonly email: string }

export interface Finished {
  readonly returnTo: string
  readonly provider: Provider
  readonly outcome: Outcome
}

/** Ends a sign-in with what a provider sent back through the browser that began it. */
export async function finish(call: SignInCall, deps: Deps, back: Return): Promise<Finished> {
  const errand = await errandOf(call, deps, back)
  const provider = await offeredProvider(call.tx, errand.providerId)
  const person = await askProvider(deps, { provider, errand, answer: back.answer })
  mustBeOfDomain(person, provider)
  const outcome = errand.identityId
    ? await linkOwn(call, deps, { provider, person, identityId: errand.identityId }, back)
    : await enter(call, deps, { provider, person }, back)
  return { returnTo: errand.returnTo, provider, outcome }
}

/** Used up whatever comes of it, and by nobody but the browser that began it. */
async function errandOf(call: SignInCall, deps: Deps, back: Return): Promise<Errand> {
  const key = {
    stateHash: hashSecret(back.answer.state ?? ''),
    browserHash: hashSecret(back.browserSecret),
  }
  const taken = await call.transaction((tx) => takeErrand(tx, key))
  if (!taken) throw ProviderSignInNotBegun()
  const { sealedVerifier, ...errand } = taken
  return { ...errand, verifier: deps.platform.sealing.open(sealedVerifier) }
}

/** A domain says something only about an address that is proved. */
function mustBeOfDomain(person: Person, { emailDomains }: Provider): void {
  if (emailDomains.length === 0) return
  mustBeVerified(person)
  if (isOfDomain(person.email, emailDomains)) return
  throw EmailDomainRefused({ domain: domainOf(person.email) })
}

function mustBeVerified({ email, isEmailVerified }: Person): void {
  if (email === '' || !isEmailVerified) throw ProviderEmailUnverified({ email })
}

interface Arrival {
  readonly provider: Provider
  readonly person: Person
}

/** A member who has just shown that it is them links what they like. */
async function linkOwn(
  call: SignInCall,
  deps: Deps,
  { provider, person, identityId }: Arrival & { readonly identityId: string },
  { memberId }: Return,
): Promise<Outcome> {
  if (memberId !== identityId) throw ProviderSignInNotBegun()
  await call.transaction(async (tx) => {
    await link(tx, deps, { ...linkOf(provider, person), identityId })
    await mailChange(tx, deps, { identityId, provider, change: 'linked' })
  })
  return { kind: 'linked' }
}

/** Whoever is linked comes in; an account with the same address waits for its owner; others register. */
async function enter(
  call: SignInCall,
  deps: Deps,
  arrival: Arrival,
  back: Return,
): Promise<Outcome> {
  const { provider, person } = arrival
  const made = linkOf(provider, person)
  const linked = await findLink(call.tx, made)
  if (linked) {
    const step = await deps.identity.admitVouched(call, linked.identityId, back.deviceToken)
    await call.transaction((tx) => noteUse(tx, made))
    return { kind: 'signed-in', step }
  }
  mustBeVerified(person)
  const knownId = await deps.identity.findIdOf(call.tx, person.email)
  const known = knownId === undefined ? undefined : await deps.identity.find(call.tx, knownId)
  return known ? askOwner(call, deps, arrival, known) : register(call, deps, arrival)
}

/**
 * The two addresses are the same, and both proved: still only who signs in to the account links it.
 * Somebody who registered with an address of others has not proved it, and is not made its owner.
 */
async function askOwner(
  call: SignInCall,
  deps: Deps,
  { provider, person }: Arrival,
  { id: identityId, email, emailVerified, status }: Identity,
): Promise<Outcome> {
  if (status !== 'ACTIVE' && status !== 'PENDING') throw AccountBlocked()
  if (!emailVerified) throw OwnEmailUnverified({ email })
  const links = await listLinks(call.tx, identityId)
  if (links.some(({ providerId }) => providerId === provider.id)) {
    throw ProviderLinkedAlready({ id: provider.id })
  }
  const token = newSecret()
  await call.transaction((tx) =>
    insertWaitingLink(tx, {
      ...linkOf(provider, person),
      identityId,
      tokenHash: hashSecret(token),
      expires: deps.platform.clock.after(tx.now, { minutes: ERRAND_MINUTES }),
    }),
  )
  return { kind: 'waiting', token, email }
}

async function register(
  call: SignInCall,
  deps: Deps,
  { provider, person }: Arrival,
): Promise<Outcome> {
  if (!provider.registers) throw ProviderRegistersNobody()
  const account = { email: person.email, profile: profileOf(person) }
  const step = await deps.identity.registerVouched(
    call,
    account,
    async (tx, { id: identityId }) => {
      const made = { ...linkOf(provider, person), identityId }
      // Two windows may finish at once; the second one begins again and finds the first's account.
      if (!(await insertLink(tx, made))) throw ProviderSignInNotBegun()
      await noteLinked(tx, deps, made)
    },
  )
  if (!step) throw ProviderSignInNotBegun()
  return { kind: 'signed-in', step }
}

const linkOf = ({ id: providerId }: Provider, { subject, email, name }: Person) => ({
  ...{ providerId, subject },
  account: email || name || subject,
})
