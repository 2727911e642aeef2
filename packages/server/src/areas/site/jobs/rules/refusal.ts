import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Refusal } from '../model.ts'

/** Whether an error is a declared domain error, and not a bug of ours. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof ApplicationError || error instanceof ValidationError

/** A refusal as a single code: for an invalid field the violated rule. */
export function refusalOf(error: Refusal): ApplicationError {
  if (!(error instanceof ValidationError)) return error
  const [first] = error.violations
  const code = first?.ruleName ?? 'INVALID_ARGUMENT'
  return new ApplicationError({ code, status: 400, description: error.message }, first?.data ?? {})
}
