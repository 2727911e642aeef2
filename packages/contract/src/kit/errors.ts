/** What a field violation may say was broken (wire: `violatedRule`). */
export type ViolatedRule =
  | 'VALIDATION'
  | 'OTHER'
  | 'MAX'
  | 'MIN'
  | 'MAX_LENGTH'
  | 'MIN_LENGTH'
  | 'MAX_SIZE'
  | 'MIN_SIZE'
  | 'FORMAT'
  | 'DECIMAL_LTE'
  | 'DECIMAL_GTE'
  | 'DECIMAL_MAX_SCALE'
  | 'INVALID_ENUM_VALUE'
  | 'REQUIRED_FIELD'
  | 'FIELD_NOT_ALLOWED'
  | 'ONE_OF_ALIGNMENT'
  | 'EXACT_LENGTH'
  | 'EXACT_SIZE'
  | 'REQUIRED_ONE_OF_FIELD'

/** One broken field: its wire path, what is wrong in words, and the rule with its numbers. */
export interface FieldViolation {
  readonly field: string
  readonly description: string
  readonly violatedRule: ViolatedRule
  readonly ruleName?: string
  readonly data: Record<string, unknown>
}

/** The request has broken fields. Answered with HTTP 400 and every violation found. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError'
  readonly violations: readonly FieldViolation[]
  constructor(violations: readonly FieldViolation[]) {
    super(violations.map((violation) => `${violation.field}: ${violation.description}`).join(', '))
    this.violations = violations
  }
}

/** A business rule broken by one field (`violatedRule: OTHER` with the rule's name). */
export const brokenRule = (
  field: string,
  ruleName: string,
  description: string,
  data: Record<string, unknown> = {},
) => new ValidationError([{ field, description, violatedRule: 'OTHER', ruleName, data }])

/** A violation of one field. */
export const violation = (
  field: string,
  violatedRule: ViolatedRule,
  description: string,
  data: Record<string, unknown> = {},
) => new ValidationError([{ field, description, violatedRule, data }])

/** An error that operations promise: its code on the wire, its HTTP status, its sentence. */
export interface ErrorDefinition {
  readonly code: string
  readonly status: number
  readonly description: string
  /** RFC 6749 `error` value, added to the body for OAuth clients. */
  readonly oauth?: string
}

/** A promised error, thrown. `data` travels to the caller: nothing secret goes in. */
export class ApplicationError extends Error {
  override readonly name = 'ApplicationError'
  readonly definition: ErrorDefinition
  readonly data: Record<string, unknown>
  constructor(definition: ErrorDefinition, data: Record<string, unknown>, description?: string) {
    super(description ?? definition.description)
    this.definition = definition
    this.data = data
  }
}

export type DefinedError = ErrorDefinition &
  ((data?: Record<string, unknown>, description?: string) => ApplicationError)

/** Declares an error; calling the result makes one to throw. */
export function defineError(definition: ErrorDefinition): DefinedError {
  const make = (data: Record<string, unknown> = {}, description?: string) =>
    new ApplicationError(definition, data, description)
  return Object.assign(make, definition)
}

/** Errors that any operation may answer with. */
export const Unauthenticated = defineError({
  code: 'UNAUTHENTICATED',
  status: 401,
  description: 'Request is missing authentication data',
})
export const PermissionDenied = defineError({
  code: 'PERMISSION_DENIED',
  status: 403,
  description: 'Insufficient permissions',
})
export const NotFound = defineError({
  code: 'NOT_FOUND',
  status: 404,
  description: 'There is nothing at this address',
})
export const AlreadyExists = defineError({
  code: 'ALREADY_EXISTS',
  status: 409,
  description: 'It exists already',
})
export const TooManyRequests = defineError({
  code: 'RESOURCE_EXHAUSTED',
  status: 429,
  description: 'Too many requests; wait and try again',
})
export const PayloadTooLarge = defineError({
  code: 'PAYLOAD_TOO_LARGE',
  status: 413,
  description: 'The request is larger than this operation accepts',
})
/** The head or body of a request took too long to arrive. The connection is closed. */
export const RequestTimeout = defineError({
  code: 'REQUEST_TIMEOUT',
  status: 408,
  description: 'The rest of the request did not arrive in time',
})
/** The site is closed by its staff or still being set up. Staff and API keys go on. */
export const SiteDisabled = defineError({
  code: 'SITE_DISABLED',
  status: 503,
  description: 'This site is closed for the moment; try again later',
})
/** Visitors and members wait only so long for one answer of the database. */
export const DeadlineExceeded = defineError({
  code: 'DEADLINE_EXCEEDED',
  status: 504,
  description: 'This takes too long to find; ask for less, such as by a narrower filter',
})
/** Something large is being written, such as the undo of an import, and holds what the call wants to change. */
export const Busy = defineError({
  code: 'ABORTED',
  status: 409,
  description:
    'Something else is being changed here for long; nothing was done, try again in a while',
})
/** The database is away or there is more to do than can be done; `retryAfterSeconds` says when to try again. */
export const Unavailable = defineError({
  code: 'UNAVAILABLE',
  status: 503,
  description: 'The server cannot answer for the moment; try again in a few seconds',
})
export const InvalidFilter = defineError({
  code: 'INVALID_FILTER',
  status: 400,
  description: 'The filter cannot be read',
})

export const commonErrors = [
  Unauthenticated,
  PermissionDenied,
  NotFound,
  TooManyRequests,
  PayloadTooLarge,
  RequestTimeout,
  SiteDisabled,
  DeadlineExceeded,
  Busy,
  Unavailable,
]
