import { sql } from 'kysely'
import type { Tx } from './tx.ts'

/**
 * Does the work inside the caller's transaction and takes back everything it wrote: rows, facts and what was to
 * follow the commit. The result says what would have happened.
 */
export async function dryRun<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const [facts, callbacks] = [tx.facts.length, tx.afterCommit.length]
  await sql`SAVEPOINT dry_run`.execute(tx.db)
  const result = await work()
  await sql`ROLLBACK TO SAVEPOINT dry_run`.execute(tx.db)
  tx.facts.length = facts
  tx.afterCommit.length = callbacks
  return result
}
