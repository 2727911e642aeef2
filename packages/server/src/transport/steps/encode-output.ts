import { toWire } from '@vitrine/contract/kit'
import { RawJson } from '../raw-json.ts'
import type { Step } from '../step.ts'
import { findViolations } from '../violations.ts'

/** Runs on the way back up, after the transaction has committed. */
export const encodeOutput: Step = async (call, deps, next) => {
  await next()
  if (call.operation.answers === 'page') return
  const { output } = call
  call.encoded =
    output instanceof RawJson
      ? output.bytes
      : JSON.stringify(toWire(call.operation.response, output))
  if (!deps.strict) return
  const violations = findViolations(call.operation.response, JSON.parse(call.encoded.toString()))
  if (violations.length > 0) {
    const what = violations.map(({ field, description }) => `${field} ${description}`).join('; ')
    throw new Error(`${call.service.name}.${call.operationName} breaks its answer's shape: ${what}`)
  }
}
