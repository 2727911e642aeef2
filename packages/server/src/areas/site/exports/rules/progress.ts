import type { ExportState } from '@vitrine/contract/exports'
import type { Export } from '../model.ts'

export const isOver = (state: ExportState): boolean => state !== 'QUEUED' && state !== 'RUNNING'

/** Rows per second, and remaining seconds; absent until known. */
export function paceOf(
  one: Pick<
    Export,
    'state' | 'productsTotal' | 'productsDone' | 'rowsDone' | 'startedDate' | 'updatedDate'
  >,
): { rowsPerSecond?: number; secondsLeft?: number } {
  const milliseconds = one.updatedDate.getTime() - (one.startedDate?.getTime() ?? Infinity)
  if (one.rowsDone === 0 || milliseconds <= 0) return {}
  const rowsPerSecond = Math.round((one.rowsDone / milliseconds) * 10_000) / 10
  if (one.state !== 'RUNNING' || one.productsDone === 0) return { rowsPerSecond }
  const left = Math.max(0, one.productsTotal - one.productsDone)
  return {
    rowsPerSecond,
    secondsLeft: Math.ceil((left * milliseconds) / one.productsDone / 1000),
  }
}
