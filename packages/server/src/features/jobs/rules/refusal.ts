import { ApplicationError, ValidationError } from '@vitrine/contract/kit'

/** A refusal in the form of one code: a broken field tells the rule it broke. */
export function refusalOf(error: ApplicationError | ValidationError): ApplicationError {
  if (!(error instanceof ValidationError)) return error
  const [first] = error.violations
  const code = first?.ruleName ?? 'INVALID_ARGUMENT'
  return new ApplicationError({ code, status: 400, description: error.message }, first?.data ?? {})
}
