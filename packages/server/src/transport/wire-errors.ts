import { ApplicationError, Unauthenticated, ValidationError } from '@vitrine/contract/kit'
import type { Logger } from '../platform/logger.ts'
import { RETRY_AFTER } from './closed-page.ts'
import { toDomainError } from './database-errors.ts'
import type { PipelineResponse } from './pipeline-messages.ts'

interface Envelope {
  readonly message: string
  readonly details: object
  readonly error?: string
  readonly error_description?: string
}

/** Any thrown error → the error envelope of the wire, without internal details. */
export function toErrorResponse(
  thrown: unknown,
  requestId: string,
  logger: Logger,
): PipelineResponse {
  const domainError = toDomainError(thrown)
  const error = domainError ?? thrown
  if (domainError)
    logger.warn(
      { requestId, error: thrown },
      'the database or the file storage was unavailable for a call',
    )
  const [status, envelope] = describe(error, requestId, logger)
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      // The rest of an oversized or late body is not read, so the connection cannot be reused.
      ...(status === 413 || status === 408 ? { connection: 'close' } : {}),
      // How OAuth clients authenticate (RFC 6750 §3).
      ...(isUnauthenticated(error) ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {}),
      ...(status === 503 ? { 'retry-after': retryAfter(error) } : {}),
    },
    body: JSON.stringify(envelope),
  }
}

const retryAfter = (error: unknown): string =>
  String((error instanceof ApplicationError && error.data.retryAfterSeconds) || RETRY_AFTER)

const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApplicationError && error.definition.code === Unauthenticated.code

function describe(error: unknown, requestId: string, logger: Logger): [number, Envelope] {
  if (error instanceof ValidationError) return [400, validationEnvelope(error)]
  if (error instanceof ApplicationError)
    return [error.definition.status, applicationEnvelope(error)]
  logger.error({ requestId, err: error }, 'A call failed with an undeclared error')
  const applicationError = {
    code: 'INTERNAL',
    description: 'System error occurred',
    data: { requestId },
  }
  return [500, { message: 'System error occurred', details: { applicationError } }]
}

const validationEnvelope = (error: ValidationError): Envelope => ({
  message: `INVALID_ARGUMENT: ${error.message}`,
  details: { validationError: { fieldViolations: error.violations } },
})

function applicationEnvelope({ definition, message, data }: ApplicationError): Envelope {
  const { code, oauth } = definition
  const details = { applicationError: { code, description: message, data } }
  return oauth
    ? { error: oauth, error_description: message, message, details }
    : { message, details }
}
