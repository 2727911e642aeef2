import {
  AlreadyStaff,
  InvitationNotFound,
  InvitationWithdrawn,
  StaffInvited,
} from '@vitrine/contract/staff'
import { hashSecret, newId, newSecret } from '../../../../platform/ids.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { isAtLeast, type Merchant } from '../../../../transport/caller.ts'
import type { Deps, Invitation, ListedInvitation } from '../model.ts'
import { emailKey, INVITATION_HOURS, type Reach, requireReach } from '../rules.ts'
import { deleteInvitation, insertInvitation, readInvitation } from '../store/invitations.ts'
import { findGrantsOf } from '../store/roles.ts'

/** Makes a one-time link's secret for a new staff account. */
export async function invite(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  invitation: Invitation,
): Promise<{ token: string; invitation: ListedInvitation }> {
  const token = newSecret()
  const now = clock.now()
  const expires = clock.after(now, { hours: INVITATION_HOURS })
  const id = newId()
  await insertInvitation(db, { ...invitation, id, tokenHash: hashSecret(token), now, expires })
  return { token, invitation: { ...invitation, id, createdDate: now, expiresDate: expires } }
}

/** Invites a person to the current site, or to every site. */
export async function inviteStaff(
  tx: Tx,
  { platform, events }: Deps,
  input: Reach & { readonly email: string },
  actor: Merchant,
): Promise<{ token: string; invitation: ListedInvitation }> {
  requireReach(actor, input)
  const siteId = input.everySite ? null : tx.siteId
  const existingGrants = await findGrantsOf(tx.db, tx.siteId, [emailKey(input.email)])
  // A role on one site overrides one on all sites, so a lower one would reduce the person's permissions.
  const isAlreadyStaff = existingGrants.some(
    ({ grant }) =>
      grant.siteId === siteId || (siteId !== null && isAtLeast(grant.role, input.role)),
  )
  if (isAlreadyStaff) throw AlreadyStaff({ email: input.email })
  const invited = await invite(
    { db: tx.db, clock: platform.clock },
    { email: input.email.trim(), siteId, role: input.role },
  )
  const { invitation } = invited
  await events.append(tx, { definition: StaffInvited, entityId: invitation.id, after: invitation })
  return invited
}

/** Withdraws an unused link. */
export async function withdrawInvitation(
  tx: Tx,
  { events }: Deps,
  id: string,
  actor: Merchant,
): Promise<void> {
  const before = await readInvitation(tx, id)
  if (!before) throw InvitationNotFound({ id })
  requireReach(actor, { role: before.role, everySite: before.siteId === null })
  await deleteInvitation(tx, id)
  await events.append(tx, { definition: InvitationWithdrawn, entityId: id, before })
}
