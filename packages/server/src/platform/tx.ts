import type { Kysely } from 'kysely'
import type { Tables } from './db/tables.ts'
import { transaction } from './db/transaction.ts'

/** The actor of a change, for the ledger. */
export interface Actor {
  readonly type: 'visitor' | 'member' | 'staff' | 'api-key' | 'plugin' | 'system'
  readonly id: string
}

/**
 * The context of one unit of work: a connection (inside a transaction when it writes), the site of all its
 * queries, the actor, and the time that counts as now.
 */
export interface Tx {
  readonly db: Kysely<Tables>
  readonly siteId: string
  readonly actor: Actor
  readonly requestId: string
  readonly jobId?: string
  readonly now: Date
  /** Whether `db` is a read-only replica: throw `NeedsPrimary` to continue on the primary. */
  readonly readsReplica?: boolean
  /** Whether the caller tries the shop: carts and orders that it makes are of a rehearsal. */
  readonly isRehearsal?: boolean
  /** Names of the facts appended so far, to be compared with those that the operation declares. */
  readonly facts: string[]
  /** Work for after the commit, such as invalidating caches. */
  readonly afterCommit: (() => void)[]
}

/** Runs work in one transaction; its after-commit work runs only after a commit. */
export async function inTransaction<T>(base: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const settled = await transaction(base.db, async (db) => {
    const tx: Tx = { ...base, db, facts: [], afterCommit: [] }
    return { result: await work(tx), tx }
  })
  base.facts.push(...settled.tx.facts)
  for (const callback of settled.tx.afterCommit) callback()
  return settled.result
}
