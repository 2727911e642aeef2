import {
  type RecordedLine,
  type RecordedLineResult,
  StatementCurrencyMismatch,
} from '@vitrine/contract/bank-statements'
import { ApplicationError } from '@vitrine/contract/kit'
import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { findRecordedLines, insertRecordedLine } from '../store.ts'
import type { StatementDeps } from './deps.ts'

/** Records lines as payments, each in its own savepoint, so that failures are independent. */
export async function recordLines(
  tx: Tx,
  deps: StatementDeps,
  lines: readonly RecordedLine[],
): Promise<RecordedLineResult[]> {
  const numbers = await deps.orders.lockAll(
    tx,
    lines.map(({ orderId }) => orderId),
  )
  const results = new Map<RecordedLine, RecordedLineResult>()
  // In the order of their ids, so that two calls about the same lines do not wait in a circle.
  for (const line of lines.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const resultOf = (orderId: string) => {
      const number = numbers.get(orderId)
      return { id: line.id, orderId, orderNumber: number === undefined ? null : String(number) }
    }
    try {
      const { recorded, orderId } = await inSavepoint(tx, () => recordLine(tx, deps, line))
      results.set(line, { ...resultOf(orderId), recorded, error: null })
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error
      const { code } = error.definition
      const failed = { recorded: false, error: { code, description: error.message } }
      results.set(line, { ...resultOf(line.orderId), ...failed })
    }
  }
  return lines.flatMap((line) => results.get(line) ?? [])
}

async function recordLine(
  tx: Tx,
  { orders }: StatementDeps,
  { id, orderId, amount, currency, text }: RecordedLine,
): Promise<{ readonly recorded: boolean; readonly orderId: string }> {
  const order = await orders.require(tx, { kind: 'merchant' }, orderId)
  if (order.currency !== currency) throw StatementCurrencyMismatch({ currency: order.currency })
  if (!(await insertRecordedLine(tx, { id, orderId, amountMinor: amount }))) {
    const earlier = (await findRecordedLines(tx, [id])).get(id)
    return { recorded: false, orderId: earlier ?? orderId }
  }
  const received = { amountMinor: amount, name: undefined, reference: text || undefined }
  await orders.recordPayment(tx, orderId, received, undefined)
  return { recorded: true, orderId }
}
