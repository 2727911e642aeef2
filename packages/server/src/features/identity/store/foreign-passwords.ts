import { costOf, decoyOf, isOwnForm } from '../../../platform/password-forms.ts'
import type { Tx } from '../../../platform/tx.ts'

/** One hash of each cost that imports have brought to the site. */
export async function listDecoys(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('foreign_passwords')
    .select('decoy')
    .where('site_id', '=', tx.siteId)
    .orderBy('cost')
    .execute()
  return rows.map(({ decoy }) => decoy)
}

/** Remembers what the check of these hashes costs, and nothing else of them. */
export async function noteCosts(tx: Tx, hashes: readonly string[]): Promise<void> {
  const foreign = hashes.filter((stored) => !isOwnForm(stored))
  const decoys = new Map(foreign.map((stored) => [costOf(stored), decoyOf(stored)]))
  if (decoys.size === 0) return
  await tx.db
    .insertInto('foreign_passwords')
    .values([...decoys].map(([cost, decoy]) => ({ site_id: tx.siteId, cost, decoy })))
    .onConflict((conflict) => conflict.columns(['site_id', 'cost']).doNothing())
    .execute()
}
