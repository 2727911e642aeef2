import type { StatementMatch } from '@vitrine/contract/bank-statements'
import type { OrderForMoney } from '../orders/index.ts'

/** An incoming payment in a bank statement. */
export interface StatementEntry {
  /** The bank's own id of the booking; null where missing. */
  readonly bankReference: string | null
  /** Such as 2026-11-26. */
  readonly date: string
  readonly amountMinor: number
  readonly currency: string
  readonly payer: string
  readonly text: string
}

/** A statement without outgoing payments. */
export interface Statement {
  readonly format: 'CAMT' | 'CSV'
  readonly entries: readonly StatementEntry[]
  /** Number of lines about outgoing or unbooked payments. */
  readonly skipped: number
}

/** A line with the orders that it may be for. */
export interface MatchedEntry {
  readonly id: string
  readonly entry: StatementEntry
  readonly match: StatementMatch
  readonly orders: readonly OrderForMoney[]
}

/** Why a file cannot be read as a statement. */
export class UnreadableStatement extends Error {
  override readonly name = 'UnreadableStatement'
  readonly problem: string
  readonly line: number | undefined

  constructor(problem: string, line?: number) {
    super(problem)
    this.problem = problem
    this.line = line
  }
}
