import { AccountUnknown, type IdentityProfile } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity, SignIn, SignInCall } from '../model.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { findIdentity } from '../store/identities.ts'
import { advance } from './advance.ts'
import { create, pendingReasons } from './create.ts'
import { admit } from './login.ts'

/** Signs in an account on behalf of an identity provider, with all sign-in checks. */
export async function signInByProvider(
  call: SignInCall,
  deps: Deps,
  identityId: string,
  deviceToken: string | undefined,
): Promise<SignIn> {
  const identity = await findIdentity(call.tx, identityId)
  if (!identity) throw AccountUnknown()
  const { clientId, signInId: requestedBy } = call
  const flow = { identity, clientId, proofs: ['provider'], requestedBy } as const
  return admit(call, deps, flow, { request: call.request, deviceToken })
}

/**
 * Creates an account for an address that an identity provider has verified, and runs the sign-in checks;
 * undefined when the address has an account. `remember` runs in the same transaction.
 */
export function registerByProvider(
  call: SignInCall,
  deps: Deps,
  { email, profile }: { readonly email: string; readonly profile: IdentityProfile },
  onRegistered: (tx: Tx, identity: Identity) => Promise<void>,
): Promise<SignIn | undefined> {
  return call.transaction(async (tx) => {
    const { settings } = await deps.sites.get(tx.siteId)
    const reasons = pendingReasons({ ...settings, requireEmailVerification: false })
    const status = reasons.length > 0 ? 'PENDING' : 'ACTIVE'
    const account = { email, profile, status, reasons, emailVerified: true } as const
    const identity = await create(tx, deps, account)
    if (!identity) return undefined
    await onRegistered(tx, identity)
    await insertLogEntry(tx, { event: 'register', identityId: identity.id }, call.request)
    const flow = { identity, clientId: call.clientId, proofs: ['provider'] } as const
    return advance(tx, deps, flow, { request: call.request })
  })
}
