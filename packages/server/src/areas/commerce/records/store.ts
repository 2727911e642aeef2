import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'

/** Serialises changes of a family of records of a site, so that what is judged together is of one moment. */
export async function lockRecordsOf(tx: Tx, family: string): Promise<void> {
  const word = `${family} ${tx.siteId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(tx.db)
}
