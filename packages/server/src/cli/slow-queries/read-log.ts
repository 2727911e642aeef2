import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { REPORT_MESSAGE, type StatementTotals } from '../../platform/db/statement-report.ts'

/**
 * Adds up the statement reports in a log, of any number of processes; undefined if it has none. `-` reads standard
 * input.
 */
export async function readReports(file: string): Promise<readonly StatementTotals[] | undefined> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  return addReports(input)
}

export async function addReports(input: Readable): Promise<readonly StatementTotals[] | undefined> {
  const sums = new Map<string, StatementTotals>()
  let reports = 0
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const statements = statementsOf(line)
    if (!statements) continue
    reports += 1
    for (const { statement, calls, totalMs, rows } of statements) {
      const sum = sums.get(statement) ?? { statement, calls: 0, totalMs: 0, rows: 0 }
      sums.set(statement, {
        statement,
        calls: sum.calls + calls,
        totalMs: sum.totalMs + totalMs,
        rows: sum.rows + rows,
      })
    }
  }
  return reports > 0 ? [...sums.values()] : undefined
}

/** The statements of a report line. Log collectors may prefix it with a time or a name. */
function statementsOf(line: string): readonly StatementTotals[] | undefined {
  if (!line.includes(`"${REPORT_MESSAGE}"`)) return undefined
  try {
    const { msg, statements } = JSON.parse(line.slice(line.indexOf('{')))
    return msg === REPORT_MESSAGE && Array.isArray(statements) ? statements : undefined
  } catch {
    return undefined
  }
}
