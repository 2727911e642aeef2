import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'

/**
 * Serializes changes of a family of records of a site, so that they are validated against a consistent state.
 */
export async function lockRecordsOf(tx: Tx, family: string): Promise<void> {
  const word = `${family} ${tx.siteId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(tx.db)
}
