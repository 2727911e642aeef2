import {
  dummyHashOf,
  hashCostOf,
  isNativeHash,
} from '../../../../platform/imported-password-hashes.ts'
import type { Tx } from '../../../../platform/tx.ts'

/** One hash of each cost among the imported ones of the site. */
export async function listDummyHashes(tx: Tx): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('dummy_password_hashes')
    .select('dummy_hash')
    .where('site_id', '=', tx.siteId)
    .orderBy('cost')
    .execute()
  return rows.map(({ dummy_hash }) => dummy_hash)
}

/** Stores the cost parameters of these hashes only. */
export async function recordHashCosts(tx: Tx, hashes: readonly string[]): Promise<void> {
  const importedHashes = hashes.filter((stored) => !isNativeHash(stored))
  const dummyHashes = new Map(
    importedHashes.map((stored) => [hashCostOf(stored), dummyHashOf(stored)]),
  )
  if (dummyHashes.size === 0) return
  await tx.db
    .insertInto('dummy_password_hashes')
    .values(
      [...dummyHashes].map(([cost, dummyHash]) => ({
        site_id: tx.siteId,
        cost,
        dummy_hash: dummyHash,
      })),
    )
    .onConflict((conflict) => conflict.columns(['site_id', 'cost']).doNothing())
    .execute()
}
