import { toWire } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'
import { findViolations } from '../violations.ts'
import { Written } from '../written.ts'

/** Runs on the way back up, after the transaction has committed. */
export const encodeOutput: Step = async (call, world, next) => {
  await next()
  if (call.operation.answers === 'page') return
  const { output } = call
  call.encoded =
    output instanceof Written
      ? output.bytes
      : JSON.stringify(toWire(call.operation.response, output))
  if (!world.strict) return
  const broken = findViolations(call.operation.response, JSON.parse(call.encoded.toString()))
  if (broken.length > 0) {
    const what = broken.map(({ field, description }) => `${field} ${description}`).join('; ')
    throw new Error(`${call.service.name}.${call.operationName} breaks its answer's shape: ${what}`)
  }
}
