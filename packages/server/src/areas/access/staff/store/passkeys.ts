import type { Kysely, Selectable } from 'kysely'
import type { StaffPasskeys, Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewPasskey } from '../../../../platform/webauthn/index.ts'
import type { Passkey } from '../model.ts'

type Db = Kysely<Tables>

/** The passkeys of a person, oldest first. */
export async function listPasskeys(db: Db, staffId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_date')
    .orderBy('id')
    .execute()
  return rows.map(toPasskey)
}

export async function findPasskey(
  db: Db,
  { credentialId, rpId }: { readonly credentialId: string; readonly rpId: string },
): Promise<Passkey | undefined> {
  const row = await db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('rp_id', '=', rpId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && toPasskey(row)
}

/** Undefined when the passkey is registered already. */
export async function insertPasskey(
  tx: Tx,
  made: NewPasskey & { readonly id: string; readonly staffId: string; readonly name: string },
): Promise<Passkey | undefined> {
  const row = await tx.db
    .insertInto('staff_passkeys')
    .values({
      id: made.id,
      staff_id: made.staffId,
      name: made.name,
      rp_id: made.rpId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: [...made.transports],
      is_synced: made.isSynced,
      is_backed_up: made.isBackedUp,
      created_date: tx.now,
    })
    .onConflict((conflict) => conflict.columns(['rp_id', 'credential_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toPasskey(row)
}

/** Records a use; false when another use with the same or a higher counter was recorded before. */
export async function recordPasskeyUse(
  tx: Tx,
  id: string,
  { counter, isBackedUp }: { readonly counter: number; readonly isBackedUp: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('staff_passkeys')
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .set({ counter, is_backed_up: isBackedUp, last_used_date: tx.now })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Undefined when the person has no such passkey. */
export async function updatePasskeyName(
  tx: Tx,
  staffId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Passkey | undefined> {
  const row = await tx.db
    .updateTable('staff_passkeys')
    .set({ name })
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toPasskey(row)
}

/** One of them, or all. */
export async function deletePasskeys(tx: Tx, staffId: string, id?: string): Promise<void> {
  await tx.db
    .deleteFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

const toPasskey = (row: Selectable<StaffPasskeys>): Passkey => ({
  id: row.id,
  staffId: row.staff_id,
  name: row.name,
  rpId: row.rp_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports,
  isSynced: row.is_synced,
  createdDate: row.created_date,
  lastUsedDate: row.last_used_date,
})
