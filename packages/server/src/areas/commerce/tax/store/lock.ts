import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Serialises changes of a site's taxes, so that what is judged together is of one moment. */
export async function lockTaxes(tx: Tx): Promise<void> {
  const word = `taxes ${tx.siteId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(tx.db)
}
