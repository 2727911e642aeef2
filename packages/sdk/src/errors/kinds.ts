import type { FieldViolation } from '@vitrine/contract/kit'
import { VitrineError } from './vitrine-error.ts'

// Specification §5 and §8: the words of the three kinds.
const INVALID_ARGUMENT = 'INVALID_ARGUMENT'
const SYSTEM_ERROR = 'System error occurred'
const INTERNAL = 'INTERNAL'

export const REQUEST_ID_HEADER = 'x-wix-request-id'

interface Envelope {
  readonly message?: string
  readonly details?: {
    readonly validationError?: { readonly fieldViolations?: readonly FieldViolation[] }
    readonly applicationError?: {
      readonly code?: string | number
      readonly description?: string
      readonly data?: Record<string, unknown> | null
    }
  }
}

/** A refused answer → the error its caller sees. A validation error wins over an application error. */
export function errorOfReply(response: Response, text: string): VitrineError {
  const at = {
    status: response.status,
    requestId: response.headers.get(REQUEST_ID_HEADER) ?? undefined,
  }
  const body = parseEnvelope(text)
  if (!body) return new VitrineError({ kind: 'system', message: SYSTEM_ERROR, ...at })
  const { validationError, applicationError } = body.details ?? {}
  if (validationError) {
    const violations = [...(validationError.fieldViolations ?? [])].sort(byField)
    const message = validationMessage(violations)
    return new VitrineError({
      kind: 'validation',
      code: INVALID_ARGUMENT,
      message,
      violations,
      ...at,
    })
  }
  if (applicationError?.code === INTERNAL) {
    return new VitrineError({ kind: 'system', message: SYSTEM_ERROR, ...at })
  }
  return new VitrineError({
    kind: 'application',
    code: String(applicationError?.code ?? response.status),
    message: applicationError?.description || body.message || `HTTP ${response.status}`,
    data: applicationError?.data ?? {},
    ...at,
  })
}

/** Nothing was answered, or nothing that can be read. */
export const systemError = (cause: unknown, response?: Response) =>
  new VitrineError({
    kind: 'system',
    message: SYSTEM_ERROR,
    status: response?.status,
    requestId: response?.headers.get(REQUEST_ID_HEADER) ?? undefined,
    cause,
  })

/** `INVALID_ARGUMENT: "field" description, …`, fields in alphabetical order. */
const validationMessage = (violations: readonly FieldViolation[]) => {
  const parts = violations.map(({ field, description }) => `"${field}" ${description}`)
  return parts.length > 0 ? `${INVALID_ARGUMENT}: ${parts.join(', ')}` : INVALID_ARGUMENT
}

const byField = (one: FieldViolation, other: FieldViolation) =>
  one.field < other.field ? -1 : one.field > other.field ? 1 : 0

function parseEnvelope(text: string): Envelope | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Envelope) : undefined
  } catch {
    return undefined
  }
}
