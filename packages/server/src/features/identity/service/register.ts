import {
  EmailAlreadyExists,
  type IdentityProfile,
  IdentityRegistered,
} from '@vitrine/contract/authentication'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { PendingReason } from '@vitrine/contract/vocabulary'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Credentials, Deps, Identity, NewIdentity, SignIn, SignInCall } from '../model.ts'
import { emailKey } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { putPassword } from '../store/credentials.ts'
import { insertIdentity } from '../store/identities.ts'
import { advance } from './advance.ts'
import { checkPassword } from './password-policy.ts'

/** Creates an identity with a password and takes it to the gates of the site. */
export async function register(
  call: SignInCall,
  deps: Deps,
  { email, password, profile }: Credentials & { profile: IdentityProfile },
): Promise<SignIn> {
  const settings = await checkPassword(deps, call.tx.siteId, { email, password, field: 'password' })
  const hash = await deps.platform.passwords.hash(password)
  const reasons = reasonsToWait(settings)
  const status = reasons.length > 0 ? 'PENDING' : 'ACTIVE'
  const done = await call.transaction(async (tx): Promise<SignIn | undefined> => {
    const identity = await create(tx, deps, { email, profile, status, reasons })
    if (!identity) return undefined
    await putPassword(tx, identity.id, hash)
    await insertLogEntry(tx, { event: 'register', identityId: identity.id }, call.request)
    const flow = { identity, clientId: call.clientId, proofs: ['password'] } as const
    return advance(tx, deps, flow, { request: call.request })
  })
  if (done) return done
  await insertLogEntry(call.tx, { event: 'register', reason: 'email_taken' }, call.request)
  throw EmailAlreadyExists()
}

/** What keeps a new account out for now. Accounts that are in already are not asked again. */
const reasonsToWait = (settings: SiteSettings): PendingReason[] => [
  ...(settings.requireEmailVerification ? (['PENDING_EMAIL_VERIFICATION_REQUIRED'] as const) : []),
  ...(settings.requireOwnerApproval ? (['PENDING_ADMIN_APPROVAL_REQUIRED'] as const) : []),
]

/** Creates an identity without a password; undefined when the e-mail is taken. */
export async function create(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  { email, profile, status, reasons = [], emailVerified = false }: NewIdentity,
): Promise<Identity | undefined> {
  const identity: Identity = {
    id: newId(),
    revision: 1,
    email: email.trim(),
    emailVerified,
    status,
    reasons,
    profile,
    passwordResetNeeded: false,
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
