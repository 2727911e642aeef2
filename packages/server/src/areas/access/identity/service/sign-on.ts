import {
  AccountBlocked,
  type IdentityProfile,
  IdentityUpdated,
} from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestDetails } from '../../../../transport/call.ts'
import type { Deps, Identity, SignInMethods } from '../model.ts'
import { emailKey, encodeFactors, isClosed } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { findByEmail, updateProfile } from '../store/identities.ts'
import { changeStatus } from './change-status.ts'
import { create } from './create.ts'
import { openSession } from './sessions.ts'
import { markVerified } from './verify-email.ts'

export interface SignOnInput {
  readonly email: string
  readonly profile: IdentityProfile
  readonly verifyEmail: boolean
  readonly request: Pick<RequestDetails, 'network' | 'userAgent'>
}

/** Signs in a member on behalf of a server with an API key, without a password. */
export async function signOn(
  tx: Tx,
  deps: Deps,
  { email, profile, verifyEmail, request }: SignOnInput,
): Promise<{ identity: Identity; ways: SignInMethods; sessionToken: string }> {
  const account = await findByEmail(tx, emailKey(email))
  const identityOrTaken = account
    ? await updateReturning(tx, deps, account.identity, profile)
    : await create(tx, deps, { email, profile, status: 'ACTIVE' })
  // Two servers may sign on the same new address at once; the second one finds it.
  if (!identityOrTaken) return signOn(tx, deps, { email, profile, verifyEmail, request })
  const identity = verifyEmail ? await markVerified(tx, deps, identityOrTaken) : identityOrTaken
  const sessionToken = await openSession(tx, deps, identity, { clientId: null, proofs: [] })
  await insertLogEntry(tx, { event: 'sign_on', identityId: identity.id }, request)
  const factors = encodeFactors(await deps.factors.findAccountFactors(tx, identity.id))
  const links = await deps.linksOf(tx, identity.id)
  return { identity, ways: { factors, links }, sessionToken }
}

/** Takes over changes of the profile and activates a pending account, because the server vouches for it. */
async function updateReturning(
  tx: Tx,
  deps: Deps,
  before: Identity,
  profile: IdentityProfile,
): Promise<Identity> {
  if (isClosed(before)) throw AccountBlocked()
  const givenFields = Object.entries(profile).filter(([, value]) => value !== undefined)
  const merged = { ...before.profile, ...Object.fromEntries(givenFields) }
  const updated = givenFields.length > 0 ? await updateProfile(tx, before.id, merged) : undefined
  if (updated) {
    const fact = { definition: IdentityUpdated, entityId: before.id, before, after: updated }
    await deps.events.append(tx, fact)
  }
  const identity = updated ?? before
  return identity.status === 'PENDING'
    ? ((await changeStatus(tx, deps, identity.id, 'ACTIVE')) ?? identity)
    : identity
}
