import type { Logger } from '../logger.ts'
import type { Statement } from './connect.ts'
import { withoutValues } from './statement-text.ts'

/** Totals of all statements with the same text, without their values. */
export interface StatementTotals {
  readonly statement: string
  readonly calls: number
  readonly totalMs: number
  readonly rows: number
}

/** The message by which a report is found in the log. */
export const REPORT_MESSAGE = 'Statement report'
/** Statements per report. */
const MAX_REPORTED = 50
/**
 * Maximum number of texts. The source has fewer; a caller that generates new ones must not fill the memory.
 */
const MAX_TEXTS = 5_000

type Totals = { -readonly [Key in keyof Omit<StatementTotals, 'statement'>]: StatementTotals[Key] }

/** Logs the statements that took most time, at this interval and at the end. */
export function createStatementReport(logger: Logger, seconds: number) {
  const byText = new Map<string, Totals>()
  let since = performance.now()

  function totalsOf(sql: string): Totals {
    const text = withoutValues(sql)
    const known = byText.get(text)
    if (known) return known
    const totals = { calls: 0, totalMs: 0, rows: 0 }
    if (byText.size < MAX_TEXTS) byText.set(text, totals)
    return totals
  }

  function write(): void {
    const statements = topStatements(
      [...byText].map(([statement, totals]) => ({ statement, ...totals })),
      MAX_REPORTED,
    )
    byText.clear()
    const now = performance.now()
    const report = { seconds: Math.round((now - since) / 1000), statements }
    since = now
    if (statements.length > 0) logger.info(report, REPORT_MESSAGE)
  }

  const timer = setInterval(write, seconds * 1000).unref()
  return {
    add({ sql, milliseconds }: Statement): void {
      const totals = totalsOf(sql)
      totals.calls += 1
      totals.totalMs += milliseconds
    },
    addRows(sql: string, rows: number): void {
      totalsOf(sql).rows += rows
    },
    close(): void {
      clearInterval(timer)
      write()
    },
  }
}

/** The statements with the largest total time first. */
export const topStatements = (
  all: readonly StatementTotals[],
  limit: number,
): readonly StatementTotals[] =>
  [...all].sort((one, other) => other.totalMs - one.totalMs).slice(0, limit)
