import { sql } from 'kysely'
import type { Tx } from './tx.ts'

/**
 * Does a part of the caller's transaction that may fail alone: when it throws, everything it wrote is taken back
 * (rows, facts and what was to follow the commit), and the transaction can go on.
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
