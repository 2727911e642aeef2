import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/**
 * Until the transaction ends, either stock of the site is added or requests are created, one after the other,
 * so that neither misses the other. Concurrent additions of stock do not block each other.
 */
export async function lockSite(tx: Tx, mode: 'waiting' | 'returning'): Promise<void> {
  const key = sql`hashtextextended(${`back in stock ${tx.siteId}`}, 0)`
  await (mode === 'waiting'
    ? sql`SELECT pg_advisory_xact_lock(${key})`
    : sql`SELECT pg_advisory_xact_lock_shared(${key})`
  ).execute(tx.db)
}
