import { InvitationNotFound } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { transaction } from '../../../platform/db/transaction.ts'
import { hashSecret, newId, newSecret } from '../../../platform/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailKey, INVITATION_HOURS } from '../rules.ts'
import { insertAccount, insertInvitation, takeInvitation } from '../store.ts'

/** Makes a one-time link's secret for a new staff account. */
export async function invite(
  platform: Platform,
  { email, siteId, role }: { email: string | null; siteId: string | null; role: StaffRole },
): Promise<string> {
  const token = newSecret()
  const now = platform.clock.now()
  const expires = platform.clock.after(now, { hours: INVITATION_HOURS })
  await insertInvitation(platform.db, {
    email,
    siteId,
    role,
    tokenHash: hashSecret(token),
    now,
    expires,
  })
  return token
}

/** Turns a link's secret into an account; a link made out to one address accepts no other. */
export async function accept(
  platform: Platform,
  input: { token: string; email: string; name: string; password: string },
) {
  const passwordHash = await platform.passwords.hash(input.password)
  const now = platform.clock.now()
  return transaction(platform.db, async (db) => {
    const invitation = await takeInvitation(db, hashSecret(input.token), now)
    const fits =
      invitation && (!invitation.email || emailKey(invitation.email) === emailKey(input.email))
    if (!invitation || !fits) throw InvitationNotFound()
    const { siteId, role } = invitation
    const account = { id: newId(), email: input.email.trim(), name: input.name, passwordHash }
    await insertAccount(db, { ...account, emailKey: emailKey(input.email), siteId, role, now })
    return { account, role }
  })
}
