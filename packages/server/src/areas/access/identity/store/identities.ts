import type { IdentityProfile } from '@vitrine/contract/authentication'
import type { IdentityStatus, PendingReason } from '@vitrine/contract/vocabulary'
import { type Selectable, sql } from 'kysely'
import type { Identities } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Identity } from '../model.ts'

export async function findIdentity(tx: Tx, id: string): Promise<Identity | undefined> {
  const row = await tx.db
    .selectFrom('identities')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toIdentity(row)
}

export async function findStatus(
  tx: Pick<Tx, 'db' | 'siteId'>,
  id: string,
): Promise<IdentityStatus | undefined> {
  const row = await tx.db
    .selectFrom('identities')
    .select('status')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.status as IdentityStatus | undefined
}

/** The identity behind an e-mail with its password hash, if it has one. */
export async function findByEmail(
  tx: Tx,
  emailKey: string,
): Promise<{ identity: Identity; passwordHash: string | undefined } | undefined> {
  const row = await tx.db
    .selectFrom('identities')
    .leftJoin('credentials', (join) =>
      join
        .onRef('credentials.site_id', '=', 'identities.site_id')
        .onRef('credentials.identity_id', '=', 'identities.id')
        .on('credentials.kind', '=', 'password'),
    )
    .selectAll('identities')
    .select('credentials.secret')
    .where('identities.site_id', '=', tx.siteId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return row && { identity: toIdentity(row), passwordHash: row.secret ?? undefined }
}

/** False when the e-mail is taken. */
export async function insertIdentity(
  tx: Tx,
  identity: Identity,
  emailKey: string,
): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('identities')
    .values({
      site_id: tx.siteId,
      id: identity.id,
      email: identity.email,
      email_key: emailKey,
      email_verified: identity.emailVerified,
      status: identity.status,
      reasons: [...identity.reasons],
      profile: JSON.stringify(identity.profile),
      created_date: identity.createdDate,
      updated_date: identity.updatedDate,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function updateStatus(
  tx: Tx,
  id: string,
  status: IdentityStatus,
): Promise<Identity | undefined> {
  const row = await tx.db
    .updateTable('identities')
    .set((eb) => ({
      status,
      // Approval by the owner does not prove an address.
      reasons: sql<string[]>`array_remove(reasons, 'PENDING_ADMIN_APPROVAL_REQUIRED')`,
      revision: eb('revision', '+', 1),
      updated_date: tx.now,
    }))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toIdentity(row)
}

/** Marks the address as proved, and activates an identity that was only waiting for it. */
export async function setEmailVerified(tx: Tx, id: string): Promise<Identity | undefined> {
  const remainingReasons = sql<
    string[]
  >`array_remove(reasons, 'PENDING_EMAIL_VERIFICATION_REQUIRED')`
  const row = await tx.db
    .updateTable('identities')
    .set((eb) => ({
      email_verified: true,
      reasons: remainingReasons,
      status: sql<string>`CASE WHEN status = 'PENDING' AND cardinality(${remainingReasons}) = 0 THEN 'ACTIVE' ELSE status END`,
      revision: eb('revision', '+', 1),
      updated_date: tx.now,
    }))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toIdentity(row)
}

/** Sets another, unproved e-mail; undefined when it is taken. */
export async function updateEmail(
  tx: Tx,
  id: string,
  { email, emailKey }: { readonly email: string; readonly emailKey: string },
): Promise<Identity | undefined> {
  const row = await tx.db
    .updateTable('identities')
    .set((eb) => ({
      email,
      email_key: emailKey,
      email_verified: false,
      revision: eb('revision', '+', 1),
      updated_date: tx.now,
    }))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identities as other')
            .select('other.id')
            .where('other.site_id', '=', tx.siteId)
            .where('other.email_key', '=', emailKey),
        ),
      ),
    )
    .returningAll()
    .executeTakeFirst()
  return row && toIdentity(row)
}

/** Deletes the password. */
export async function setPasswordResetNeeded(tx: Tx, id: string): Promise<Identity | undefined> {
  const row = await tx.db
    .updateTable('identities')
    .set((eb) => ({
      password_reset_needed: true,
      revision: eb('revision', '+', 1),
      updated_date: tx.now,
    }))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toIdentity(row)
}

export async function updateProfile(
  tx: Tx,
  id: string,
  profile: IdentityProfile,
): Promise<Identity | undefined> {
  const row = await tx.db
    .updateTable('identities')
    .set((eb) => ({
      profile: JSON.stringify(profile),
      revision: eb('revision', '+', 1),
      updated_date: tx.now,
    }))
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toIdentity(row)
}

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('identities')
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

export const toIdentity = (row: Selectable<Identities>): Identity => ({
  id: row.id,
  revision: row.revision,
  email: row.email,
  emailVerified: row.email_verified,
  status: row.status as IdentityStatus,
  reasons: row.reasons as PendingReason[],
  profile: row.profile as IdentityProfile,
  passwordResetNeeded: row.password_reset_needed,
  createdDate: row.created_date,
  updatedDate: row.updated_date,
})
