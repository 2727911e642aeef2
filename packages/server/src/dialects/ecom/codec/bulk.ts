import { ApplicationError, ValidationError } from '@vitrine/contract/kit'

/** How an item of a bulk call failed. */
export function encodeFailure(error: Error, originalIndex: number) {
  const failed = { originalIndex, success: false }
  if (error instanceof ApplicationError) {
    const { code, description } = error.definition
    return { ...failed, error: { code, description, data: error.data } }
  }
  const violations = error instanceof ValidationError ? error.violations : []
  return {
    ...failed,
    error: { code: 'INVALID_ARGUMENT', description: error.message, data: { violations } },
  }
}

export const encodeTotals = (totalSuccesses: number, all: number) => ({
  totalSuccesses,
  totalFailures: all - totalSuccesses,
  undetailedFailures: 0,
})

export const decodeBulkId = (id: string): string => id.toLowerCase()
