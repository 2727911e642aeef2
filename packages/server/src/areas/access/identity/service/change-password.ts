import { PasswordChanged } from '@vitrine/contract/authentication'
import { Unauthenticated } from '@vitrine/contract/kit'
import type { Deps, SignInCall } from '../model.ts'
import { requestOrigin } from '../rules.ts'
import { insertLogEntry } from '../store/authentication-log.ts'
import { savePassword } from '../store/credentials.ts'
import { findIdentity } from '../store/identities.ts'
import { deleteSessions } from '../store/login-sessions.ts'
import { checkPassword } from './password-policy.ts'
import { requireRecentProof } from './recent-proof.ts'

export interface PasswordChange {
  readonly id: string
  /** Seconds since 1970. */
  readonly signedInAt: number
  /** The sign-in that stays active. */
  readonly signInId: string
  readonly password: string
}

/**
 * Sets the password of a member who signed in just now. Listeners end every other sign-in: a stranger
 * who knew the old password is out.
 */
export async function changePassword(
  call: SignInCall,
  deps: Deps,
  { id, signedInAt, signInId, password }: PasswordChange,
): Promise<void> {
  const entry = { event: 'change_password', identityId: id } as const
  const { settings } = await deps.sites.get(call.tx.siteId)
  if (settings.passwordChange !== 'open') {
    await requireRecentProof(call.tx, deps, { signedInAt }).catch(async (refusal) => {
      await insertLogEntry(call.tx, { ...entry, reason: 'stale_sign_in' }, call.request)
      throw refusal
    })
  }
  const identity = await findIdentity(call.tx, id)
  if (!identity) throw Unauthenticated()
  const { siteId } = call.tx
  await checkPassword(deps, siteId, { email: identity.email, password, field: 'newPassword' })
  const hash = await deps.platform.passwords.hash(password)
  await call.transaction(async (tx) => {
    await savePassword(tx, id, hash)
    await deleteSessions(tx, id)
    await insertLogEntry(tx, entry, call.request)
    await deps.events.append(tx, {
      definition: PasswordChanged,
      entityId: id,
      after: { id, keptSignInId: signInId, ...requestOrigin(call) },
    })
  })
}
