import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import type { Refusal } from '../model.ts'

/** Whether an error was promised, and so is somebody's answer rather than ours to mend. */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof ApplicationError || error instanceof ValidationError

/** A refusal in the form of one code: a broken field tells the rule it broke. */
export function refusalOf(error: Refusal): ApplicationError {
  if (!(error instanceof ValidationError)) return error
  const [first] = error.violations
  const code = first?.ruleName ?? 'INVALID_ARGUMENT'
  return new ApplicationError({ code, status: 400, description: error.message }, first?.data ?? {})
}
