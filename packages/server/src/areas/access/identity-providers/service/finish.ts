import { AccountBlocked } from '@vitrine/contract/authentication'
import {
  EmailDomainRefused,
  OwnEmailUnverified,
  ProviderEmailUnverified,
  ProviderLinkedAlready,
  ProviderRegistrationClosed,
  ProviderSignInNotStarted,
} from '@vitrine/contract/identity-providers'
import { hashSecret, newSecret } from '../../../../platform/ids.ts'
import type { Identity, SignIn, SignInCall } from '../../identity/index.ts'
import type { Deps, OAuthState, Provider, ProviderUser } from '../model.ts'
import { OAUTH_STATE_MINUTES } from '../rules/callback.ts'
import { domainOf, isOfDomain, profileOf } from '../rules/provider-user.ts'
import { findLink, insertLink, listLinks, recordLinkUse } from '../store/links.ts'
import { consumeOAuthState } from '../store/oauth-states.ts'
import { insertPendingLink } from '../store/pending-links.ts'
import { exchangeForUser } from './exchange-for-user.ts'
import { link, mailChange, recordLinked } from './links.ts'
import { offeredProvider } from './providers.ts'

export interface CallbackRequest {
  readonly answer: Readonly<Record<string, string>>
  readonly browserSecret: string
  readonly deviceToken: string | undefined
  /** The calling member; undefined for a visitor. */
  readonly memberId: string | undefined
}

/** The outcome: signed in or on the way, linked, or an account whose owner has to confirm. */
type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly step: SignIn }
  | { readonly kind: 'linked' }
  | { readonly kind: 'confirmation-required'; readonly token: string; readonly email: string }

export interface ProviderSignInResult {
  readonly returnTo: string
  readonly provider: Provider
  readonly outcome: SignInOutcome
}

/** Finishes a sign-in with the parameters that the provider sent through the browser that started it. */
export async function finish(
  call: SignInCall,
  deps: Deps,
  callback: CallbackRequest,
): Promise<ProviderSignInResult> {
  const oauthState = await consumeState(call, deps, callback)
  const provider = await offeredProvider(call.tx, oauthState.providerId)
  const user = await exchangeForUser(deps, { provider, oauthState, answer: callback.answer })
  requireDomain(user, provider)
  const outcome = oauthState.identityId
    ? await linkOwn(call, deps, { provider, user, identityId: oauthState.identityId }, callback)
    : await signInOrRegister(call, deps, { provider, user }, callback)
  return { returnTo: oauthState.returnTo, provider, outcome }
}

/** Consumes the state in any case; only the browser that started the sign-in can use it. */
async function consumeState(
  call: SignInCall,
  deps: Deps,
  callback: CallbackRequest,
): Promise<OAuthState> {
  const key = {
    stateHash: hashSecret(callback.answer.state ?? ''),
    browserHash: hashSecret(callback.browserSecret),
  }
  const storedState = await call.transaction((tx) => consumeOAuthState(tx, key))
  if (!storedState) throw ProviderSignInNotStarted()
  const { sealedVerifier, ...oauthState } = storedState
  return { ...oauthState, verifier: deps.platform.sealing.open(sealedVerifier) }
}

/** A domain is only meaningful for a verified address. */
function requireDomain(user: ProviderUser, { emailDomains }: Provider): void {
  if (emailDomains.length === 0) return
  requireVerifiedEmail(user)
  if (isOfDomain(user.email, emailDomains)) return
  throw EmailDomainRefused({ domain: domainOf(user.email) })
}

function requireVerifiedEmail({ email, isEmailVerified }: ProviderUser): void {
  if (email === '' || !isEmailVerified) throw ProviderEmailUnverified({ email })
}

interface ProviderIdentity {
  readonly provider: Provider
  readonly user: ProviderUser
}

/** A member who recently proved their identity may link any account. */
async function linkOwn(
  call: SignInCall,
  deps: Deps,
  { provider, user, identityId }: ProviderIdentity & { readonly identityId: string },
  { memberId }: CallbackRequest,
): Promise<SignInOutcome> {
  if (memberId !== identityId) throw ProviderSignInNotStarted()
  await call.transaction(async (tx) => {
    await link(tx, deps, { ...linkOf(provider, user), identityId })
    await mailChange(tx, deps, { identityId, provider, change: 'linked' })
  })
  return { kind: 'linked' }
}

/** Signs in a linked account; asks to confirm an account with the same address; registers all others. */
async function signInOrRegister(
  call: SignInCall,
  deps: Deps,
  providerIdentity: ProviderIdentity,
  callback: CallbackRequest,
): Promise<SignInOutcome> {
  const { provider, user } = providerIdentity
  const newLink = linkOf(provider, user)
  const linked = await findLink(call.tx, newLink)
  if (linked) {
    const step = await deps.identity.signInByProvider(call, linked.identityId, callback.deviceToken)
    await call.transaction((tx) => recordLinkUse(tx, newLink))
    return { kind: 'signed-in', step }
  }
  requireVerifiedEmail(user)
  const accountId = await deps.identity.findIdOf(call.tx, user.email)
  const account = accountId === undefined ? undefined : await deps.identity.find(call.tx, accountId)
  return account
    ? requestOwnerConfirmation(call, deps, providerIdentity, account)
    : register(call, deps, providerIdentity)
}

/**
 * Even with the same verified address, only a sign-in to the existing account links it: a person who
 * registered with an address of others never proved it and must not become its owner.
 */
async function requestOwnerConfirmation(
  call: SignInCall,
  deps: Deps,
  { provider, user }: ProviderIdentity,
  { id: identityId, email, emailVerified, status }: Identity,
): Promise<SignInOutcome> {
  if (status !== 'ACTIVE' && status !== 'PENDING') throw AccountBlocked()
  if (!emailVerified) throw OwnEmailUnverified({ email })
  const links = await listLinks(call.tx, identityId)
  if (links.some(({ providerId }) => providerId === provider.id)) {
    throw ProviderLinkedAlready({ id: provider.id })
  }
  const token = newSecret()
  await call.transaction((tx) =>
    insertPendingLink(tx, {
      ...linkOf(provider, user),
      identityId,
      tokenHash: hashSecret(token),
      expires: deps.platform.clock.after(tx.now, { minutes: OAUTH_STATE_MINUTES }),
    }),
  )
  return { kind: 'confirmation-required', token, email }
}

async function register(
  call: SignInCall,
  deps: Deps,
  { provider, user }: ProviderIdentity,
): Promise<SignInOutcome> {
  if (!provider.registers) throw ProviderRegistrationClosed()
  const account = { email: user.email, profile: profileOf(user) }
  const step = await deps.identity.registerByProvider(
    call,
    account,
    async (tx, { id: identityId }) => {
      const newLink = { ...linkOf(provider, user), identityId }
      // Two windows may finish at once; the second one retries and finds the account of the first.
      if (!(await insertLink(tx, newLink))) throw ProviderSignInNotStarted()
      await recordLinked(tx, deps, newLink)
    },
  )
  if (!step) throw ProviderSignInNotStarted()
  return { kind: 'signed-in', step }
}

const linkOf = ({ id: providerId }: Provider, { subject, email, name }: ProviderUser) => ({
  providerId,
  subject,
  account: email || name || subject,
})
