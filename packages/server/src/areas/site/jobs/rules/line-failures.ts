import type { ApplicationError } from '@vitrine/contract/kit'
import type { ItemFailure } from '../model.ts'

/** A problem with a line of a file. */
interface LineProblem {
  readonly line: number
  /** Absent if the problem concerns the whole line. */
  readonly field?: string
  readonly severity: string
  readonly reason: string
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
  return [...first.values()].map(({ line, field, reason }) => ({
    id: String(line),
    error: field ? errorOf({ line, field }, `${field} ${reason}`) : errorOf({ line }, reason),
  }))
}
