import type { Selectable } from 'kysely'
import type { Passkeys } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewPasskey } from '../../../../platform/webauthn/index.ts'
import type { Passkey } from '../model.ts'

/** Saves a passkey; undefined when it is already registered to any account. */
export async function insertPasskey(
  tx: Tx,
  passkey: NewPasskey & {
    readonly id: string
    readonly identityId: string
    readonly name: string
  },
): Promise<Passkey | undefined> {
  const row = await tx.db
    .insertInto('passkeys')
    .values({
      site_id: tx.siteId,
      id: passkey.id,
      identity_id: passkey.identityId,
      name: passkey.name,
      rp_id: passkey.rpId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      is_backed_up: passkey.isBackedUp,
      created_date: tx.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'rp_id', 'credential_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toPasskey(row)
}

export async function listPasskeys(tx: Tx, identityId: string): Promise<Passkey[]> {
  const rows = await tx.db
    .selectFrom('passkeys')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .orderBy('created_date')
    .orderBy('id')
    .execute()
  return rows.map(toPasskey)
}

/** The passkey named in an answer, on the host that it was challenged for. */
export async function findPasskey(
  tx: Tx,
  { credentialId, rpId }: Pick<Passkey, 'credentialId' | 'rpId'>,
): Promise<Passkey | undefined> {
  const row = await tx.db
    .selectFrom('passkeys')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('rp_id', '=', rpId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && toPasskey(row)
}

/** Records a use; false when another use with the same or a higher counter was recorded before. */
export async function recordPasskeyUse(
  tx: Tx,
  id: string,
  { counter, isBackedUp }: Pick<Passkey, 'counter' | 'isBackedUp'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp, last_used_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renamePasskey(
  tx: Tx,
  { identityId, id, name }: Pick<Passkey, 'identityId' | 'id' | 'name'>,
): Promise<Passkey | undefined> {
  const row = await tx.db
    .updateTable('passkeys')
    .set({ name })
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toPasskey(row)
}

export async function deletePasskey(tx: Tx, identityId: string, id: string): Promise<void> {
  await passkeysOf(tx, identityId).where('id', '=', id).execute()
}

export async function deletePasskeys(tx: Tx, identityId: string): Promise<void> {
  await passkeysOf(tx, identityId).execute()
}

const passkeysOf = (tx: Tx, identityId: string) =>
  tx.db
    .deleteFrom('passkeys')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)

const toPasskey = (row: Selectable<Passkeys>): Passkey => ({
  id: row.id,
  identityId: row.identity_id,
  name: row.name,
  rpId: row.rp_id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: row.transports,
  isSynced: row.is_synced,
  isBackedUp: row.is_backed_up,
  createdDate: row.created_date,
  lastUsedDate: row.last_used_date,
})
