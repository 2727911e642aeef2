import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import { columnTypes } from './column-types.ts'
import { ConnectionPool, type PoolLimits } from './connection-pool.ts'
import { prepareStatements, StatementNames } from './prepared-statements.ts'
import { createRowCounter } from './row-counter.ts'
import type { Tables } from './tables.ts'
import { limitTransactions, type TransactionLimits } from './transaction-limits.ts'
import { noteStatementError } from './unavailable.ts'

export interface DatabaseOptions extends PoolLimits {
  readonly url: string
  /** Maximum number of connections; 10 by default. */
  readonly poolSize?: number
  /** Timeout of statements; none by default. */
  readonly statementTimeoutMs?: number
  /** Timeout of statements waiting for a lock; none by default. */
  readonly lockTimeoutMs?: number
  /** Timeout of callers waiting for a connection; none by default. */
  readonly acquireTimeoutMs?: number
  /** After this idle time the server aborts a transaction and closes its connection; never by default. */
  readonly idleInTransactionTimeoutMs?: number
  /** Called with the number of rows that each statement returned or changed; not counted by default. */
  readonly onRows?: ((sql: string, rows: number) => void) | undefined
  /** Whether a pooler in transaction mode is in front: limits are set for each transaction. Default false. */
  readonly isPooled?: boolean
  /**
   * Whether frequent statements are prepared, once per connection. Default false, and never behind a pooler.
   */
  readonly preparesStatements?: boolean
}

/** One statement that was sent, with the time until its answer. */
export interface Statement {
  readonly sql: string
  readonly milliseconds: number
  readonly error?: unknown
}

export interface Database {
  readonly db: Kysely<Tables>
  readonly pool: Pool
  /** Subscribes to every statement sent through `db`; returns a function that unsubscribes. */
  onStatement(listener: (statement: Statement) => void): () => void
  /** Breaks off every connection, for when their server is gone: statements under way fail, new connections are made. */
  breakOff(): void
  close(): Promise<void>
}

export function connectDatabase({
  url,
  poolSize = 10,
  statementTimeoutMs,
  lockTimeoutMs,
  acquireTimeoutMs,
  idleInTransactionTimeoutMs,
  isPooled = false,
  preparesStatements = false,
  onRows,
  ...limits
}: DatabaseOptions): Database {
  const transactionLimits = { statementTimeoutMs, lockTimeoutMs, idleInTransactionTimeoutMs }
  const pool = new ConnectionPool(
    {
      connectionString: url,
      max: poolSize,
      application_name: 'vitrine',
      keepAlive: true,
      // Statements of one connection that need no answer from each other are sent without waiting for one.
      pipeline: true,
      types: columnTypes,
      ...(!isPooled && startupParametersOf(transactionLimits)),
      ...(acquireTimeoutMs !== undefined && { connectionTimeoutMillis: acquireTimeoutMs }),
    },
    limits,
  )
  // A connection that breaks is replaced; its statement fails, if one ran. Unheard, the event would
  // end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  if (isPooled) pool.on('connect', (client) => limitTransactions(client, transactionLimits))
  else if (preparesStatements) {
    const names = new StatementNames()
    pool.on('connect', (client) => prepareStatements(client, names))
  }
  const listeners = new Set<(statement: Statement) => void>()
  const log = (event: LogEvent) => {
    const statement = toStatement(event)
    if (statement.error) noteStatementError(statement.error)
    if (!isTransactionControl.test(statement.sql)) statementLog.getStore()?.push(statement.sql)
    for (const listener of listeners) listener(statement)
  }
  const counter = onRows && createRowCounter(onRows)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: counter
      ? (event) => {
          counter.remember(event)
          log(event)
        }
      : log,
    ...(counter && { plugins: [counter.plugin] }),
  })
  return {
    db,
    pool,
    onStatement(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    breakOff: pool.breakOff,
    async close() {
      await db.destroy()
      // A query builder that was never used does not end its pool.
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * Set at the start of each connection. JIT compilation pays off for statements that run for seconds; ours
 * with many subqueries are only estimated to, and an import would take nearly twice as long. An address with
 * `options` takes precedence.
 */
const startupParametersOf = (limits: TransactionLimits) => ({
  options: '-c jit=off',
  ...(limits.statementTimeoutMs !== undefined && { statement_timeout: limits.statementTimeoutMs }),
  ...(limits.lockTimeoutMs !== undefined && { lock_timeout: limits.lockTimeoutMs }),
  ...(limits.idleInTransactionTimeoutMs !== undefined && {
    idle_in_transaction_session_timeout: limits.idleInTransactionTimeoutMs,
  }),
})

/** Runs `work` and returns the statements it sent, without begin and commit. */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: readonly string[] }> {
  const statements: string[] = []
  const result = await statementLog.run(statements, work)
  return { result, statements }
}

const isTransactionControl =
  /^(begin|set local lock_timeout|start transaction|commit|rollback|savepoint|release)\b/i

const statementLog = new AsyncLocalStorage<string[]>()

const toStatement = (event: LogEvent): Statement => ({
  sql: event.query.sql,
  milliseconds: event.queryDurationMillis,
  ...(event.level === 'error' && { error: event.error }),
})
