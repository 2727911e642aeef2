import type { IdentityProfile } from '@vitrine/contract/authentication'
import type { Tx } from '../../../../platform/tx.ts'
import type { Registration } from '../model.ts'
import { emailKey } from '../rules.ts'

export async function insertRegistration(
  tx: Tx,
  registration: Registration & { readonly stateHash: Buffer; readonly expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('registrations')
    .values({
      site_id: tx.siteId,
      state_hash: registration.stateHash,
      identity_id: registration.identityId,
      client_id: registration.clientId,
      email: registration.email,
      email_key: emailKey(registration.email),
      password_hash: registration.passwordHash,
      profile: JSON.stringify(registration.profile),
      created_date: tx.now,
      expires_date: registration.expires,
    })
    .execute()
}

/** A registration that can still be finished. */
export async function findRegistration(
  tx: Tx,
  by: { readonly stateHash: Buffer } | { readonly identityId: string },
): Promise<Registration | undefined> {
  const row = await tx.db
    .selectFrom('registrations')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where(({ eb }) =>
      'stateHash' in by
        ? eb('state_hash', '=', by.stateHash)
        : eb('identity_id', '=', by.identityId),
    )
    .where('expires_date', '>', tx.now)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    identityId: row.identity_id,
    clientId: row.client_id,
    email: row.email,
    passwordHash: row.password_hash,
    profile: row.profile as IdentityProfile,
  }
}

/** Deletes all pending registrations of an address that has an account now. */
export async function deleteRegistrations(tx: Tx, email: string): Promise<void> {
  await tx.db
    .deleteFrom('registrations')
    .where('site_id', '=', tx.siteId)
    .where('email_key', '=', emailKey(email))
    .execute()
}
