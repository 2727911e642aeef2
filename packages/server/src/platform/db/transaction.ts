import { setTimeout as wait } from 'node:timers/promises'
import type { IsolationLevel, Kysely, Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import { NeedsExternalCall } from './needed-from-outside.ts'
import { isOutdatedPlan } from './prepared-statements.ts'
import { insideTransaction, outsideTransaction } from './transaction-scope.ts'

export interface TransactionOptions {
  readonly isolation?: IsolationLevel
}

const CONFLICT_RETRIES = 3
/** One for each kind of answer that the price of a basket may wait for, and as many again. */
const OUTSIDE_RETRIES = 12

/**
 * Runs `work` in a transaction, or in the one that `db` is already. When PostgreSQL aborts it for a conflict
 * with another transaction or a migration, or when it needs something from outside, `work` runs again, up to
 * three times for conflicts and twelve for outside needs: it must not have side effects that survive a
 * rollback.
 */
export async function transaction<Tables, T>(
  db: Kysely<Tables> | Transaction<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (isTransaction(db)) return work(db)
  let conflicts = 0
  let fetches = 0
  for (;;) {
    try {
      return await begin(db, options).execute((tx) => insideTransaction(() => work(tx)))
    } catch (error) {
      if (error instanceof NeedsExternalCall && fetches < OUTSIDE_RETRIES) {
        fetches += 1
        await outsideTransaction(error.fetch)
      } else if (isConflict(error) && conflicts < CONFLICT_RETRIES) {
        conflicts += 1
        await wait(conflicts * 10 + Math.random() * 20)
      } else throw error
    }
  }
}

const isTransaction = <Tables>(db: Kysely<Tables>): db is Transaction<Tables> => db.isTransaction

const begin = <Tables>(db: Kysely<Tables>, { isolation }: TransactionOptions) =>
  isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction()

/** A value cannot be stored: the column rejects it, or it violates a unique constraint. */
export const isDataError = (error: unknown): boolean =>
  error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')

// serialization_failure, deadlock_detected, and foreign_key_violation: a row that was read has been deleted
// since. Nothing was stored, and a retry may succeed or report what is missing.
const CONFLICTS: ReadonlySet<string | undefined> = new Set(['40001', '40P01', '23503'])

const isConflict = (error: unknown): boolean =>
  isOutdatedPlan(error) || (error instanceof DatabaseError && CONFLICTS.has(error.code))
