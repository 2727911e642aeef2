import { setTimeout as wait } from 'node:timers/promises'
import type { IsolationLevel, Kysely, Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import { insideTransaction } from './transaction-scope.ts'

export interface TransactionOptions {
  readonly isolation?: IsolationLevel
}

const attempts = 4

/**
 * Runs `work` in a transaction, or in the one that `db` is already. When PostgreSQL gives it up for
 * a conflict with another one, `work` runs again, up to three times more: it must do nothing that a
 * rollback leaves behind.
 */
export async function transaction<Tables, T>(
  db: Kysely<Tables> | Transaction<Tables>,
  work: (tx: Transaction<Tables>) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin(db, options).execute((tx) => insideTransaction(() => work(tx)))
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error
      await wait(attempt * 10 + Math.random() * 20)
    }
  }
}

const isTransaction = <Tables>(db: Kysely<Tables>): db is Transaction<Tables> => db.isTransaction

const begin = <Tables>(db: Kysely<Tables>, { isolation }: TransactionOptions) =>
  isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction()

/** What is written can not be kept as it is: a value that no column holds, or one that another row has. */
export const isDataError = (error: unknown): boolean =>
  error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')

// serialization_failure and deadlock_detected: nothing was done, and trying again may succeed.
const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01')
