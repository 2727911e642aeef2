import {
  EmailAlreadyExists,
  type IdentityProfile,
  IdentityRegistered,
} from '@vitrine/contract/authentication'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Credentials, Deps, Identity, NewIdentity, SignIn, SignInCall } from '../model.ts'
import { emailKey } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { putPassword } from '../store/credentials.ts'
import { insertIdentity } from '../store/identities.ts'
import { checkPassword } from './password-policy.ts'
import { openSession } from './sessions.ts'

/** Creates an identity with a password and, unless the owner must approve it first, signs it in. */
export async function register(
  call: SignInCall,
  deps: Deps,
  { email, password, profile }: Credentials & { profile: IdentityProfile },
): Promise<SignIn> {
  const settings = await checkPassword(deps, call.tx.siteId, { email, password, field: 'password' })
  const hash = await deps.platform.passwords.hash(password)
  const status = settings.requireOwnerApproval ? 'PENDING' : 'ACTIVE'
  const done = await call.transaction(async (tx): Promise<SignIn | undefined> => {
    const identity = await create(tx, deps, { email, profile, status })
    if (!identity) return undefined
    await putPassword(tx, identity.id, hash)
    await insertLogEntry(tx, { event: 'register', identityId: identity.id }, call.request)
    if (status === 'PENDING') return { state: 'REQUIRE_OWNER_APPROVAL', identity }
    const sessionToken = await openSession(tx, deps, identity, call.clientId)
    return { state: 'SUCCESS', identity, sessionToken }
  })
  if (done) return done
  await insertLogEntry(call.tx, { event: 'register', reason: 'email_taken' }, call.request)
  throw EmailAlreadyExists()
}

/** Creates an identity without a password; undefined when the e-mail is taken. */
export async function create(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  { email, profile, status }: NewIdentity,
): Promise<Identity | undefined> {
  const identity: Identity = {
    id: newId(),
    revision: 1,
    email: email.trim(),
    emailVerified: false,
    status,
    reasons: status === 'PENDING' ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
    profile,
    createdDate: tx.now,
    updatedDate: tx.now,
  }
  if (!(await insertIdentity(tx, identity, emailKey(email)))) return undefined
  await events.append(tx, {
    definition: IdentityRegistered,
    entityId: identity.id,
    after: identity,
  })
  return identity
}
