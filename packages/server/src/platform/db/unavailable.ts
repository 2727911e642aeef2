import { DatabaseError } from 'pg'

/** No connection could be had: the database is away, or all connections are in use for too long. */
export class ConnectionUnavailable extends Error {
  override readonly name = 'ConnectionUnavailable'
}

/**
 * Classes and codes of PostgreSQL for a server that is unavailable, regardless of the statement: connection
 * lost (08), authentication failed (28), no resources or a full disk (53), shut down, starting or stopped by
 * an operator (57P0x), a disk error (58), read-only after a failover (25006), idle in transaction timeout
 * (25P03).
 */
const codes = /^(?:08|28|53|57P0|58|25006$|25P03$)/

/** Messages of the driver about a connection that broke while a statement ran. */
const sentences =
  /^Connection terminated|^Client (?:has encountered a connection error|was closed)|^Query read timeout$|^Cannot use a pool after calling end|^driver has already been destroyed$/

const lostStatements = new WeakSet<Error>()

/** Marks an error as a network error of a statement, not of a request to another host. */
export function noteStatementError(error: unknown): void {
  if (error instanceof Error && 'syscall' in error) lostStatements.add(error)
}

/** Whether the database could not serve; the request itself may be valid. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ConnectionUnavailable) return true
  if (error instanceof DatabaseError) return codes.test(error.code ?? '')
  return error instanceof Error && (sentences.test(error.message) || lostStatements.has(error))
}
