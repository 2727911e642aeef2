import {
  dummyHashOf,
  hashCostOf,
  isNativeHash,
} from '../../../../platform/imported-password-hashes.ts'
import type { Tx } from '../../../../platform/tx.ts'

/** One hash of each cost that imports have brought to the site. */
export async function listDummyHashes(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('foreign_passwords')
    .select('decoy')
    .where('site_id', '=', tx.siteId)
    .orderBy('cost')
    .execute()
  return rows.map(({ decoy }) => decoy)
}

/** Remembers what the check of these hashes costs, and nothing else of them. */
export async function recordHashCosts(tx: Tx, hashes: readonly string[]): Promise<void> {
  const importedHashes = hashes.filter((stored) => !isNativeHash(stored))
  const dummyHashes = new Map(
    importedHashes.map((stored) => [hashCostOf(stored), dummyHashOf(stored)]),
  )
  if (dummyHashes.size === 0) return
  await tx.db
    .insertInto('foreign_passwords')
    .values([...dummyHashes].map(([cost, decoy]) => ({ site_id: tx.siteId, cost, decoy })))
    .onConflict((conflict) => conflict.columns(['site_id', 'cost']).doNothing())
    .execute()
}
