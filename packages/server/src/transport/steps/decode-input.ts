import { fromRequest, toValue, ValidationError } from '@vitrine/contract/kit'
import type { Call } from '../call.ts'
import { checkDepth } from '../depth.ts'
import { withinMasks } from '../field-masks.ts'
import { isEnveloped, unwrap } from '../raw-envelope.ts'
import { readBody } from '../read-body.ts'
import type { Step } from '../step.ts'
import { findUnknownKeys } from '../unknown-keys.ts'
import { findUnstorableText } from '../unstorable-text.ts'
import { findViolations } from '../violations.ts'

export const decodeInput: Step = async (call, _deps, next) => {
  call.input = await inputOf(call).catch((error: unknown) => {
    const { invalidInput } = call.operation
    if (!(error instanceof ValidationError) || !invalidInput) throw error
    const fields = error.violations.map((one) => one.field)
    throw invalidInput({ fields, reasons: error.message })
  })
  await next()
}

async function inputOf(call: Call): Promise<unknown> {
  const { operation, message, params } = call
  const query = new URLSearchParams(message.query)
  const rawBody =
    operation.consumes === 'bytes'
      ? undefined
      : await readBody(message, operation.maxBytes, call.body)
  call.isEnveloped = operation.rawEnvelope === true && isEnveloped(message, rawBody)
  const body = call.isEnveloped ? unwrap(rawBody) : rawBody
  const requestFields = fromRequest(operation, { params, query, body })
  checkDepth(requestFields)
  const unknown = findUnknownKeys(call, requestFields)
  if (unknown.length > 0) throw new ValidationError(unknown)
  const wire = withinMasks(operation, requestFields)
  const violations = [...findViolations(operation.request, wire), ...findUnstorableText(wire)]
  if (violations.length > 0) throw new ValidationError(violations)
  return toValue(operation.request, wire)
}
