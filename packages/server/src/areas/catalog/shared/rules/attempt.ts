import { ApplicationError, ValidationError } from '@vitrine/contract/kit'

/** The result for one item of a bulk operation. */
export type CatalogResult<T> = T | ApplicationError | ValidationError

/** The result of a rule, or the error it throws. */
export function attempt<T>(rule: () => T): CatalogResult<T> {
  try {
    return rule()
  } catch (error) {
    if (error instanceof ApplicationError || error instanceof ValidationError) return error
    throw error
  }
}

/** The results that are not errors. */
export const accepted = <T>(results: readonly CatalogResult<T>[]): T[] =>
  results.flatMap((one) => (isRefusal(one) ? [] : [one as T]))

export const isRefusal = (result: unknown): result is ApplicationError | ValidationError =>
  result instanceof ApplicationError || result instanceof ValidationError
