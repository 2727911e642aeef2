import type { Tx } from '../../../platform/tx.ts'

/** Consumes a challenge; false when it was used before. */
export async function spendChallenge(
  tx: Tx,
  challengeHash: Buffer,
  expires: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('used_captcha_challenges')
    .values({ site_id: tx.siteId, challenge_hash: challengeHash, expires_date: expires })
    .onConflict((conflict) => conflict.columns(['site_id', 'challenge_hash']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}
