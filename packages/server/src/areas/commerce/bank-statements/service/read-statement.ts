import {
  MAX_STATEMENT_LINES,
  StatementUnreadable,
  TooManyStatementLines,
} from '@vitrine/contract/bank-statements'
import type { Tx } from '../../../../platform/tx.ts'
import { type MatchedEntry, type Statement, UnreadableStatement } from '../model.ts'
import { matchEntries, nameEntries, numbersIn } from '../rules/match-entries.ts'
import { readCamt } from '../rules/read-camt.ts'
import { readCsvStatement } from '../rules/read-csv-statement.ts'
import { findRecordedLines } from '../store.ts'
import type { StatementDeps } from './deps.ts'

export interface ReadStatement {
  readonly format: Statement['format']
  readonly lines: readonly MatchedEntry[]
  readonly skipped: number
}

/** Reads a statement and finds the orders of its lines: as many statements of SQL for many lines as for one. */
export async function readStatement(
  tx: Tx,
  deps: StatementDeps,
  content: string,
): Promise<ReadStatement> {
  const { format, entries, skipped } = parse(content, (await deps.settingsOf(tx.siteId)).currency)
  if (entries.length > MAX_STATEMENT_LINES) {
    throw TooManyStatementLines({ lineCount: entries.length, maxCount: MAX_STATEMENT_LINES })
  }
  const named = nameEntries(entries)
  const recorded = await findRecordedLines(
    tx,
    named.map(({ id }) => id),
  )
  const orders = await deps.orders.forMoney(tx, {
    numbers: [...new Set(entries.flatMap(({ text }) => numbersIn(text)))],
    ids: [...new Set(recorded.values())],
    amounts: [...new Set(entries.map(({ amountMinor }) => amountMinor))],
  })
  return { format, lines: matchEntries(named, orders, recorded), skipped }
}

function parse(content: string, siteCurrency: string): Statement {
  const text = content.replace(/^\uFEFF/, '')
  try {
    return text.trimStart().startsWith('<') ? readCamt(text) : readCsvStatement(text, siteCurrency)
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    const { problem, line } = error
    throw StatementUnreadable({ problem, ...(line !== undefined && { line }) })
  }
}
