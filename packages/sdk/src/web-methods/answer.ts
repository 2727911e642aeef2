import { ApplicationError, ValidationError } from '@vitrine/contract/kit'
import { REQUEST_ID_HEADER } from '../errors/kinds.ts'

/** A reply before it becomes that of a framework. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export const answerOf = (
  status: number,
  body: string,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Answer => ({
  status,
  headers: {
    'cache-control': 'no-store',
    ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    [REQUEST_ID_HEADER]: requestId,
    ...headers,
  },
  body,
})

/** Whether an error is intended for the caller. */
export const isDeclaredError = (error: unknown): error is ApplicationError | ValidationError =>
  error instanceof ApplicationError || error instanceof ValidationError

/** Whatever was thrown → the same envelope the server answers with, without a word about our insides. */
export function refusalOf(error: unknown, requestId: string): Answer {
  const [status, envelope] = envelopeOf(error, requestId)
  return answerOf(status, JSON.stringify(envelope), requestId)
}

function envelopeOf(error: unknown, requestId: string): [number, object] {
  if (error instanceof ValidationError) {
    const validationError = { fieldViolations: error.violations }
    return [400, { message: `INVALID_ARGUMENT: ${error.message}`, details: { validationError } }]
  }
  if (error instanceof ApplicationError) {
    const { definition, message, data } = error
    return [definition.status, envelope(definition.code, message, data)]
  }
  return [500, envelope('INTERNAL', 'System error occurred', { requestId })]
}

const envelope = (code: string, message: string, data: object) => ({
  message,
  details: { applicationError: { code, description: message, data } },
})
