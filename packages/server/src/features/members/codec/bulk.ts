import type { BulkResult } from '../service/remove-many.ts'

/** Results of a bulk call, in the order the items were sent. */
export function encodeBulk(results: readonly BulkResult[]) {
  const failures = results.filter(({ refusal }) => refusal).length
  return {
    results: results.map(({ id, refusal }, originalIndex) => ({
      itemMetadata: {
        id,
        originalIndex,
        success: !refusal,
        ...(refusal && { error: refusal }),
      },
    })),
    bulkActionMetadata: {
      totalSuccesses: results.length - failures,
      totalFailures: failures,
      undetailedFailures: 0,
    },
  }
}
