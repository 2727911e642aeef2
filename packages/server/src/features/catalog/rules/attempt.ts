import { ApplicationError, ValidationError } from '@vitrine/contract/kit'

/** What became of one of many. */
export type Outcome<T> = T | ApplicationError | ValidationError

/** What a rule makes, or why it refuses. */
export function attempt<T>(rule: () => T): Outcome<T> {
  try {
    return rule()
  } catch (error) {
    if (error instanceof ApplicationError || error instanceof ValidationError) return error
    throw error
  }
}

/** Those that were not refused. */
export const accepted = <T>(outcomes: readonly Outcome<T>[]): T[] =>
  outcomes.flatMap((one) => (isRefusal(one) ? [] : [one as T]))

export const isRefusal = (outcome: unknown): outcome is ApplicationError | ValidationError =>
  outcome instanceof ApplicationError || outcome instanceof ValidationError
