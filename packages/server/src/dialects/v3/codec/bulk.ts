import { type ApplicationError, ValidationError } from '@vitrine/contract/kit'

/** One item of a bulk call: its id where it has one, its error, or the entity to return. */
export interface BulkItem<T> {
  readonly id?: string
  readonly error?: ApplicationError | ValidationError
  readonly item?: T
}

/** Results in request order, entities under the name of their kind (§11). */
export function encodeBulk<T, const Name extends string = 'item'>(
  items: readonly BulkItem<T>[],
  name = 'item' as Name,
) {
  const failures = items.filter(({ error }) => error).length
  return {
    results: items.map(({ id, error, item }, originalIndex) => ({
      itemMetadata: {
        ...(id === undefined ? {} : { id }),
        originalIndex,
        success: !error,
        ...(error && { error: encodeError(error) }),
      },
      ...(item === undefined ? {} : ({ [name]: item } as Record<Name, T>)),
    })),
    bulkActionMetadata: {
      totalSuccesses: items.length - failures,
      totalFailures: failures,
      undetailedFailures: 0,
    },
  }
}

/** Validation errors have the name of their rule as code. */
function encodeError(error: ApplicationError | ValidationError) {
  const description = error.message
  if (!(error instanceof ValidationError)) {
    return { code: error.definition.code, description, data: error.data }
  }
  const [broken] = error.violations
  const data = { field: broken?.field, ...broken?.data }
  return { code: broken?.ruleName ?? broken?.violatedRule ?? 'VALIDATION', description, data }
}
