import { fromRequest, toValue, ValidationError } from '@vitrine/contract/kit'
import { readBody } from '../read-body.ts'
import type { Step } from '../step.ts'
import { findViolations } from '../violations.ts'

export const decodeInput: Step = async (call, _world, next) => {
  const { operation, message, params } = call
  const query = new URLSearchParams(message.query)
  const body =
    operation.consumes === 'bytes' ? undefined : await readBody(message, operation.maxBytes)
  const wire = fromRequest(operation, { params, query, body })
  const violations = findViolations(operation.request, wire)
  if (violations.length > 0) {
    throw operation.invalidInput
      ? operation.invalidInput({ fields: violations.map((one) => one.field) })
      : new ValidationError(violations)
  }
  call.input = toValue(operation.request, wire)
  await next()
}
