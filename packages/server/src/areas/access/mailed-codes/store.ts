import type { Tx } from '../../../platform/tx.ts'
import type { CodePurpose } from './model.ts'

interface StoredCode {
  readonly id: string
  readonly codeHash: Buffer
}

export async function putCode(
  tx: Tx,
  code: StoredCode & {
    readonly identityId: string
    readonly purpose: CodePurpose
    readonly triesLeft: number
    readonly expires: Date
  },
): Promise<void> {
  const columns = {
    id: code.id,
    code_hash: code.codeHash,
    tries_left: code.triesLeft,
    created_date: tx.now,
    expires_date: code.expires,
  }
  await tx.db
    .insertInto('mailed_codes')
    .values({
      site_id: tx.siteId,
      identity_id: code.identityId,
      purpose: code.purpose,
      ...columns,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'identity_id', 'purpose']).doUpdateSet(columns),
    )
    .execute()
}

/** Uses one try of the current code; undefined when there is none or no try is left. */
export async function spendTry(
  tx: Tx,
  identityId: string,
  purpose: CodePurpose,
): Promise<StoredCode | undefined> {
  const row = await tx.db
    .updateTable('mailed_codes')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('purpose', '=', purpose)
    .where('tries_left', '>', 0)
    .where('expires_date', '>', tx.now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
  return row && { id: row.id, codeHash: row.code_hash }
}

/** Consumes a code; false when another call did, or a newer code replaced it. */
export async function deleteCode(
  tx: Tx,
  identityId: string,
  purpose: CodePurpose,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('mailed_codes')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .where('purpose', '=', purpose)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
