import type { Reason } from '@vitrine/contract/reasons'
import type { ColumnNames, Problem, Row } from '../model.ts'
import { type ColumnKey, titleOf } from './columns.ts'
import type { ParsedCell } from './parse-cells.ts'
import { withText } from './with-text.ts'

/** Collects problems with the rows of one product, with line and column. */
export interface ProblemCollector {
  readonly problems: Problem[]
  warn(row: Row, key: ColumnKey | undefined, reason: Reason): void
  fail(row: Row, key: ColumnKey | undefined, reason: Reason): void
  /** The value of a cell; undefined when it is empty, or invalid, which adds an error. */
  read<T>(row: Row, key: ColumnKey, reader: (text: string) => ParsedCell<T>): T | undefined
  readonly hasErrors: boolean
}

export function createProblemCollector(handle: string, names: ColumnNames): ProblemCollector {
  const problems: Problem[] = []
  const addProblem = (
    severity: Problem['severity'],
    { line }: Row,
    key: ColumnKey | undefined,
    reason: Reason,
  ) => {
    const column = key && (names[key] ?? titleOf(key))
    problems.push({ line, handle, severity, ...withText(reason), ...(column ? { column } : {}) })
  }
  const fail: ProblemCollector['fail'] = (row, key, reason) => addProblem('ERROR', row, key, reason)
  return {
    problems,
    fail,
    warn: (row, key, reason) => addProblem('WARNING', row, key, reason),
    read(row, key, reader) {
      const text = row.cells[key]
      if (text === undefined) return undefined
      const reading = reader(text)
      if ('value' in reading) return reading.value
      fail(row, key, reading.wrong)
      return undefined
    },
    get hasErrors() {
      return problems.some(({ severity }) => severity === 'ERROR')
    },
  }
}
