import { sql } from 'kysely'
import type { Tx } from './tx.ts'

/**
 * Runs a part of the caller's transaction that may fail on its own: when it throws, its changes are rolled
 * back (rows, facts and after-commit work), and the transaction can continue.
 */
export async function inSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const [facts, callbacks] = [tx.facts.length, tx.afterCommit.length]
  await sql`SAVEPOINT part`.execute(tx.db)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT part`.execute(tx.db)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(tx.db)
    await sql`RELEASE SAVEPOINT part`.execute(tx.db)
    tx.facts.length = facts
    tx.afterCommit.length = callbacks
    throw error
  }
}
