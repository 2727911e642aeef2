import { IdentityRegistered } from '@vitrine/contract/authentication'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { PendingReason } from '@vitrine/contract/vocabulary'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Deps, Identity, NewIdentity } from '../model.ts'
import { emailKey } from '../rules.ts'
import { insertIdentity } from '../store/identities.ts'

/** Why a new account cannot sign in yet. Existing active accounts are not checked again. */
export const pendingReasons = (
  settings: Pick<SiteSettings, 'requireEmailVerification' | 'requireOwnerApproval'>,
): PendingReason[] => [
  ...(settings.requireEmailVerification ? (['PENDING_EMAIL_VERIFICATION_REQUIRED'] as const) : []),
  ...(settings.requireOwnerApproval ? (['PENDING_ADMIN_APPROVAL_REQUIRED'] as const) : []),
]

/** Creates an identity without a password; undefined when the e-mail is taken. */
export async function create(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  { id = newId(), email, profile, status, reasons = [], emailVerified = false }: NewIdentity,
): Promise<Identity | undefined> {
  const identity: Identity = {
    id,
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
