import type { Kysely } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

type Db = Kysely<Tables>

export async function insertRecovery(
  tx: Tx,
  recovery: { readonly tokenHash: Buffer; readonly staffId: string; readonly expires: Date },
): Promise<void> {
  await tx.db
    .insertInto('staff_recoveries')
    .values({
      token_hash: recovery.tokenHash,
      staff_id: recovery.staffId,
      created_date: tx.now,
      expires_date: recovery.expires,
    })
    .execute()
}

/** The owner of a link; undefined when it is unknown, used or expired. */
export async function findRecovery(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_recoveries')
    .select('staff_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_date', '>', now)
    .executeTakeFirst()
  return row?.staff_id
}

/** Uses a link up, and all others of the same person with it; false when another call did. */
export async function consumeRecovery(
  tx: Tx,
  tokenHash: Buffer,
  staffId: string,
): Promise<boolean> {
  const deleted = await tx.db
    .deleteFrom('staff_recoveries')
    .where('staff_id', '=', staffId)
    .returning('token_hash')
    .execute()
  return deleted.some(({ token_hash }) => tokenHash.equals(token_hash))
}
