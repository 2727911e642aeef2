import type { ImportState } from '@vitrine/contract/imports'
import type { Import } from '../model.ts'

/** Whether the state is final. */
export const isOver = (state: ImportState): boolean =>
  state === 'DONE' || state === 'FAILED' || state === 'CANCELLED'

/** Whether its file is being imported, or waits for it. */
export const isStarted = (state: ImportState): boolean => state === 'QUEUED' || state === 'RUNNING'

/** Whether its mapping can still be changed. */
export const isDraft = (state: ImportState): boolean => !isOver(state) && !isStarted(state)

/** Rows per second of the present run, and remaining seconds; absent until known. */
export function paceOf(
  one: Pick<
    Import,
    'state' | 'rowsTotal' | 'rowsDone' | 'runStartedDate' | 'runStartedRows' | 'updatedDate'
  >,
): { rowsPerSecond?: number; secondsLeft?: number } {
  const rows = one.rowsDone - one.runStartedRows
  const milliseconds = one.updatedDate.getTime() - (one.runStartedDate?.getTime() ?? Infinity)
  if (rows <= 0 || milliseconds <= 0) return {}
  const rowsPerSecond = Math.round((rows / milliseconds) * 10_000) / 10
  if (
    (one.state !== 'RUNNING' && one.state !== 'CHECKING') ||
    one.rowsTotal === null ||
    rowsPerSecond === 0
  )
    return { rowsPerSecond }
  const secondsLeft = Math.ceil(Math.max(0, one.rowsTotal - one.rowsDone) / rowsPerSecond)
  return { rowsPerSecond, secondsLeft }
}
