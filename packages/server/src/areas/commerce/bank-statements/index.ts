import type { RecordedLine } from '@vitrine/contract/bank-statements'
import type { Tx } from '../../../platform/tx.ts'
import type { StatementDeps } from './service/deps.ts'
import { readStatement } from './service/read-statement.ts'
import { recordLines } from './service/record-lines.ts'

export {
  type DateOrder,
  dateOrderOf,
  minorUnitsOf,
  readAmount,
  readDate,
} from './rules/typed-values.ts'

export type BankStatements = ReturnType<typeof createBankStatements>

/** Transfers of bank statements, which become payments of orders. */
export const createBankStatements = (deps: StatementDeps) => ({
  read: (tx: Tx, content: string) => readStatement(tx, deps, content),
  record: (tx: Tx, lines: readonly RecordedLine[]) => recordLines(tx, deps, lines),
})
