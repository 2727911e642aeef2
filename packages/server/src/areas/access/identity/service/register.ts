import { EmailAlreadyExists, type IdentityProfile } from '@vitrine/contract/authentication'
import type { Credentials, Deps, SignIn, SignInCall } from '../model.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { savePassword } from '../store/credentials.ts'
import { advance } from './advance.ts'
import { create, pendingReasons } from './create.ts'
import { checkPassword } from './password-policy.ts'
import { isPrivate, saveRegistration } from './private-registration.ts'

/** Creates an identity with a password and runs the sign-in checks of the site. */
export async function register(
  call: SignInCall,
  deps: Deps,
  { email, password, profile }: Credentials & { profile: IdentityProfile },
): Promise<SignIn> {
  const settings = await checkPassword(deps, call.tx.siteId, { email, password, field: 'password' })
  const hash = await deps.platform.passwords.hash(password)
  if (isPrivate(settings)) {
    const { clientId } = call
    return saveRegistration(call, deps, { email, profile, passwordHash: hash, clientId })
  }
  const reasons = pendingReasons(settings)
  const status = reasons.length > 0 ? 'PENDING' : 'ACTIVE'
  const signIn = await call.transaction(async (tx): Promise<SignIn | undefined> => {
    const identity = await create(tx, deps, { email, profile, status, reasons })
    if (!identity) return undefined
    await savePassword(tx, identity.id, hash)
    await insertLogEntry(tx, { event: 'register', identityId: identity.id }, call.request)
    const flow = { identity, clientId: call.clientId, proofs: ['password'] } as const
    return advance(tx, deps, flow, { request: call.request })
  })
  if (signIn) return signIn
  await insertLogEntry(call.tx, { event: 'register', reason: 'email_taken' }, call.request)
  throw EmailAlreadyExists()
}
