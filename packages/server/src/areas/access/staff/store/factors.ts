import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Authenticator, StaffFactors } from '../model.ts'
import { listPasskeys } from './passkeys.ts'

type Db = Kysely<Tables>

/** All factors of a person besides the password. */
export async function findStaffFactors(db: Db, staffId: string): Promise<StaffFactors> {
  const app = await findAuthenticator(db, staffId)
  const left = await db
    .selectFrom('staff_recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('staff_id', '=', staffId)
    .where('used_date', 'is', null)
    .executeTakeFirst()
  return {
    authenticator: app?.sealedSecret ? app : undefined,
    passkeys: await listPasskeys(db, staffId),
    recoveryCodesLeft: Number(left?.n ?? 0),
  }
}

/** The same with a lock, for a change. */
export async function lockStaffFactors(tx: Tx, staffId: string): Promise<StaffFactors> {
  await sql`SELECT FROM staff WHERE id = ${staffId} FOR UPDATE`.execute(tx.db)
  return findStaffFactors(tx.db, staffId)
}

export async function findAuthenticator(
  db: Db,
  staffId: string,
): Promise<Authenticator | undefined> {
  const row = await db
    .selectFrom('staff_authenticators')
    .selectAll()
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return (
    row && {
      sealedSecret: row.sealed_secret,
      sealedPending: row.sealed_pending,
      confirmedDate: row.confirmed_date,
      lastUsedDate: row.last_used_date,
    }
  )
}

/** Saves a secret that awaits confirmation; an active one stays active. */
export async function savePendingAuthenticator(
  tx: Tx,
  staffId: string,
  sealed_pending: string,
): Promise<void> {
  await tx.db
    .insertInto('staff_authenticators')
    .values({ staff_id: staffId, sealed_pending })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ sealed_pending }))
    .execute()
}

/** Activates the pending secret; false when it was replaced in the meantime. */
export async function activateAuthenticator(
  tx: Tx,
  staffId: string,
  { sealedPending, step }: { readonly sealedPending: string; readonly step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('staff_authenticators')
    .where('staff_id', '=', staffId)
    .where('sealed_pending', '=', sealedPending)
    .set({
      sealed_secret: sealedPending,
      sealed_pending: null,
      last_step: step,
      confirmed_date: tx.now,
      last_used_date: tx.now,
    })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uses up the code of a time step; false when it, or a later one, counted before. */
export async function consumeTotpStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('staff_authenticators')
    .where('staff_id', '=', staffId)
    .where('sealed_secret', 'is not', null)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .set({ last_step: step, last_used_date: tx.now })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteAuthenticator(tx: Tx, staffId: string): Promise<void> {
  await tx.db.deleteFrom('staff_authenticators').where('staff_id', '=', staffId).execute()
}

/** Replaces all recovery codes. */
export async function replaceCodes(
  tx: Tx,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteCodes(tx, staffId)
  await tx.db
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute()
}

/** Consumes a recovery code; false when it does not exist or was used. */
export async function consumeRecoveryCode(tx: Tx, staffId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('staff_recovery_codes')
    .set({ used_date: tx.now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_date', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCodes(tx: Tx, staffId: string): Promise<void> {
  await tx.db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
}
