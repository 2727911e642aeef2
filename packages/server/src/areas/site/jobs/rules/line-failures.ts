import type { ApplicationError } from '@vitrine/contract/kit'
import type { Reason } from '@vitrine/contract/reasons'
import type { ItemFailure } from '../model.ts'

/** A problem with a line of a file. */
interface LineProblem {
  readonly line: number
  /** Absent if the problem concerns the whole line. */
  readonly field?: string
  readonly severity: string
  readonly reason: string
  readonly cause?: Reason
}

/** The first error of each line that was not imported, for jobs whose items are the lines of a file. */
export function lineFailures(
  problems: readonly LineProblem[],
  errorOf: (data: Record<string, unknown>, description: string) => ApplicationError,
): ItemFailure[] {
  const first = new Map<number, LineProblem>()
  for (const one of problems) {
    if (one.severity === 'ERROR' && !first.has(one.line)) first.set(one.line, one)
  }
  return [...first.values()].map(({ line, field, reason, cause }) => {
    const data = { line, ...(field && { field }), ...(cause && { cause }) }
    return { id: String(line), error: errorOf(data, field ? `${field} ${reason}` : reason) }
  })
}
