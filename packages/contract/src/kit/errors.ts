/** The rule that a field violates (wire: `violatedRule`). */
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

/** One invalid field: its wire path, a description, and the rule with its limits. */
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

/** A declared error of operations: its wire code, HTTP status and message. */
export interface ErrorDefinition {
  readonly code: string
  readonly status: number
  readonly description: string
  /** RFC 6749 `error` value, added to the body for OAuth clients. */
  readonly oauth?: string
}

/** A declared error, thrown. `data` is sent to the caller: never put secrets in it. */
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
  description: 'There is no resource at this address',
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
/** The site is closed by its staff or still being set up. Staff and API keys still have access. */
export const SiteDisabled = defineError({
  code: 'SITE_DISABLED',
  status: 503,
  description: 'This site is temporarily closed; try again later',
})
/** The site is not open yet: visitors and members buy nothing. Staff, API keys and who previews the shop may. */
export const ShopNotOpen = defineError({
  code: 'SHOP_NOT_OPEN',
  status: 409,
  description: 'This shop is not open yet; nothing can be bought',
})
/** Queries of visitors and members have a database time limit. */
export const DeadlineExceeded = defineError({
  code: 'DEADLINE_EXCEEDED',
  status: 504,
  description: 'The query takes too long; use a narrower filter',
})
/** A large write, such as the undo of an import, holds a lock that the request needs. */
export const Busy = defineError({
  code: 'ABORTED',
  status: 409,
  description: 'Another change is still in progress; nothing was changed, try again in a moment',
})
/** The database is unavailable or the server is overloaded; retry after `retryAfterSeconds`. */
export const Unavailable = defineError({
  code: 'UNAVAILABLE',
  status: 503,
  description: 'The server is temporarily unavailable; try again in a few seconds',
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
  ShopNotOpen,
  DeadlineExceeded,
  Busy,
  Unavailable,
]
