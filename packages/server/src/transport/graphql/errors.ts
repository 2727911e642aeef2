import type { FieldViolation, ValidationError } from '@vitrine/contract/kit'
import { GraphQLError } from 'graphql'
import type { PipelineResponse } from '../pipeline-messages.ts'
import { argumentOf, type PagedList } from './connections.ts'

interface Envelope {
  readonly message?: string
  readonly details?: {
    readonly applicationError?: { readonly code?: string | number; readonly description?: string }
    readonly validationError?: { readonly fieldViolations?: readonly FieldViolation[] }
  }
}

/** The error of an operation, with all its wire fields in `extensions`. */
export function errorOfReply(
  { status, body }: PipelineResponse,
  { requestId, paged }: { requestId: string; paged: PagedList | undefined },
): GraphQLError {
  const envelope = JSON.parse(textOf(body)) as Envelope
  const { applicationError, validationError } = envelope.details ?? {}
  if (validationError) {
    return invalid(validationError.fieldViolations ?? [], { requestId, paged, status })
  }
  const code = String(applicationError?.code ?? status)
  return new GraphQLError(applicationError?.description ?? envelope.message ?? code, {
    extensions: { code, requestId, status, applicationError },
  })
}

/** Field violations found before an operation was called. */
export const errorOfViolations = (error: ValidationError, requestId: string): GraphQLError =>
  invalid(error.violations, { requestId, paged: undefined, status: 400 })

function invalid(
  violations: readonly FieldViolation[],
  { requestId, paged, status }: { requestId: string; paged: PagedList | undefined; status: number },
) {
  const fieldViolations = violations.map((one) => ({ ...one, field: argumentOf(paged, one.field) }))
  const sentence = fieldViolations.map(({ field, description }) => `${field}: ${description}`)
  const [first] = fieldViolations
  return new GraphQLError(sentence.join(', '), {
    extensions: {
      code: 'INVALID_ARGUMENT',
      ...(first && { field: first.field }),
      requestId,
      status,
      validationError: { fieldViolations },
    },
  })
}

export const textOf = (body: PipelineResponse['body']): string =>
  typeof body === 'string' ? body : Buffer.from((body ?? []) as Uint8Array).toString('utf8')
