import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/**
 * Until the end of the transaction either stock of the site comes back or somebody begins to wait for it, one after the
 * other, so that neither misses the other one. Any number may bring stock in at once.
 */
export async function lockSite(tx: Tx, mode: 'waiting' | 'returning'): Promise<void> {
  const key = sql`hashtextextended(${`back in stock ${tx.siteId}`}, 0)`
  await (mode === 'waiting'
    ? sql`SELECT pg_advisory_xact_lock(${key})`
    : sql`SELECT pg_advisory_xact_lock_shared(${key})`
  ).execute(tx.db)
}
