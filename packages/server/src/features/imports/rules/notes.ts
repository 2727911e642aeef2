import type { ColumnNames, Problem, Row } from '../model.ts'
import { type ColumnKey, titleOf } from './columns.ts'
import type { Reading } from './values.ts'

/** Collects what is wrong with the rows of one product, naming line and column. */
export interface Notes {
  readonly problems: Problem[]
  warn(row: Row, key: ColumnKey | undefined, message: string): void
  fail(row: Row, key: ColumnKey | undefined, message: string): void
  /** The value of a cell; undefined when it is empty or, with an error noted, cannot be read. */
  read<T>(row: Row, key: ColumnKey, reader: (text: string) => Reading<T>): T | undefined
  readonly hasErrors: boolean
}

export function takeNotes(handle: string, names: ColumnNames): Notes {
  const problems: Problem[] = []
  const note = (
    severity: Problem['severity'],
    { line }: Row,
    key: ColumnKey | undefined,
    message: string,
  ) => {
    const column = key && (names[key] ?? titleOf(key))
    problems.push({ line, handle, severity, message, ...(column ? { column } : {}) })
  }
  const fail: Notes['fail'] = (row, key, message) => note('ERROR', row, key, message)
  return {
    problems,
    fail,
    warn: (row, key, message) => note('WARNING', row, key, message),
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
