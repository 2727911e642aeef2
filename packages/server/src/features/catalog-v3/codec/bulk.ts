import type { ApplicationError } from '@vitrine/contract/kit'

/** One item of a bulk call: its id where it has one, and why it failed, or what to show of it. */
export interface BulkItem<T> {
  readonly id?: string
  readonly error?: ApplicationError
  readonly item?: T
}

/** Results in the order the items were sent (§11). */
export function encodeBulk<T>(items: readonly BulkItem<T>[]) {
  const failures = items.filter(({ error }) => error).length
  return {
    results: items.map(({ id, error, item }, originalIndex) => ({
      itemMetadata: {
        ...(id === undefined ? {} : { id }),
        originalIndex,
        success: !error,
        ...(error && {
          error: { code: error.definition.code, description: error.message, data: error.data },
        }),
      },
      ...(item === undefined ? {} : { item }),
    })),
    bulkActionMetadata: {
      totalSuccesses: items.length - failures,
      totalFailures: failures,
      undetailedFailures: 0,
    },
  }
}
