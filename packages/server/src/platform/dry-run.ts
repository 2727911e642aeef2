import { sql } from 'kysely'
import type { Tx } from './tx.ts'

/**
 * Runs the work inside the caller's transaction and rolls it back: rows, facts and after-commit work. The
 * result shows what would have happened.
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
