import type { FieldViolation } from '@vitrine/contract/kit'
import { withoutSecrets } from './without-secrets.ts'

/**
 * The kind of a failure (specification §8): `validation` for invalid fields of the request; `application` for
 * a refusal by the server or a login rule; `system` when there was no readable response.
 */
export type ErrorKind = 'validation' | 'application' | 'system'

interface Failure {
  readonly kind: ErrorKind
  readonly message: string
  readonly code?: string
  readonly violations?: readonly FieldViolation[]
  readonly data?: Record<string, unknown>
  readonly status?: number
  readonly requestId?: string
  readonly cause?: unknown
}

interface FailedCall {
  readonly operation?: string
  readonly input?: unknown
}

/** The only error this package throws for a failed call or login. */
export class VitrineError extends Error {
  override readonly name = 'VitrineError'
  readonly kind: ErrorKind
  /** The application error's code, `INVALID_ARGUMENT` for validation; absent for system errors. */
  readonly code: string | undefined
  /** Broken fields by their wire path; empty unless `kind` is `validation`. */
  readonly violations: readonly FieldViolation[]
  readonly data: Record<string, unknown>
  /** HTTP status; absent when nothing was answered. */
  readonly status: number | undefined
  /** Name of the request in the server's log. */
  readonly requestId: string | undefined
  /** The call that failed, such as `catalog-v1.getProduct`; absent outside of calls. */
  readonly operation: string | undefined
  /**
   * The input of the failed call (specification §8) without passwords and other secrets; absent outside of
   * calls. Not enumerable, so that logging an error does not log personal data.
   */
  declare readonly arguments: unknown

  constructor(failure: Failure, call: FailedCall = {}) {
    super(failure.message, failure.cause === undefined ? undefined : { cause: failure.cause })
    this.kind = failure.kind
    this.code = failure.code
    this.violations = failure.violations ?? []
    this.data = failure.data ?? {}
    this.status = failure.status
    this.requestId = failure.requestId
    this.operation = call.operation
    Object.defineProperty(this, 'arguments', { value: call.input, enumerable: false })
  }
}

/** A login rule that was broken on this side of the wire. */
export const loginFailure = (code: string, message: string, cause?: unknown) =>
  new VitrineError({ kind: 'application', code, message, cause })

/** The same error with another message, and the original as its cause. */
export const withMessage = (error: VitrineError, message: string) =>
  new VitrineError({ ...partsOf(error), message, cause: error })

/** The same failure with the call that met it: its name, and its input without secrets. */
export function withArguments(
  error: VitrineError,
  operation: string,
  input: unknown,
): VitrineError {
  const call = { operation, input: withoutSecrets(input) }
  const copy = new VitrineError({ ...partsOf(error), cause: error.cause }, call)
  if (error.stack !== undefined) copy.stack = error.stack
  return copy
}

const partsOf = (error: VitrineError): Failure => {
  const { kind, message, code, violations, data, status, requestId } = error
  return { kind, message, code, violations, data, status, requestId }
}
