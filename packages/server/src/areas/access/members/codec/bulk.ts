import type { ApplicationError } from '@vitrine/contract/kit'
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
        ...(refusal && { error: encodeRefusal(refusal) }),
      },
    })),
    bulkActionMetadata: {
      totalSuccesses: results.length - failures,
      totalFailures: failures,
      undetailedFailures: 0,
    },
  }
}

const encodeRefusal = ({ definition, message, data }: ApplicationError) => ({
  code: definition.code,
  description: message,
  data,
})
