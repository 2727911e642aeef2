import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

export interface PluginRequest {
  readonly keyHash: Buffer
  readonly bodyHash: Buffer
  readonly expiresDate: Date
}

/**
 * Reserves a key; returns the stored response if it was used before. A concurrent second call waits for the
 * first.
 */
export async function reserveRequest(
  tx: Tx,
  { keyHash, bodyHash, expiresDate }: PluginRequest,
): Promise<{ readonly bodyHash: Buffer; readonly answer: unknown } | undefined> {
  const { numAffectedRows } = await sql`
    INSERT INTO plugin_requests (site_id, key_hash, body_hash, expires_date)
    VALUES (${tx.siteId}, ${keyHash}, ${bodyHash}, ${expiresDate})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  if (numAffectedRows === 1n) return undefined
  const row = await tx.db
    .selectFrom('plugin_requests')
    .select(['body_hash', 'answer'])
    .where('site_id', '=', tx.siteId)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
  return row && { bodyHash: row.body_hash, answer: row.answer }
}

/** Stores the answer of a request that was reserved, from inside of the schema of a plug-in. */
export async function saveAnswer(tx: Tx, keyHash: Buffer, answer: unknown): Promise<void> {
  await sql`
    UPDATE public.plugin_requests SET answer = ${JSON.stringify(answer)}
     WHERE site_id = ${tx.siteId} AND key_hash = ${keyHash}`.execute(tx.db)
}
