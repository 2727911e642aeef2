import { ApplicationError, commonErrors } from '@vitrine/contract/kit'
import type { Call } from '../call.ts'
import type { PipelineDeps } from '../deps.ts'
import type { Step } from '../step.ts'

/** A response that violates its contract is our mistake: it throws in tests and is logged in production. */
export const checkContract: Step = async (call, deps, next) => {
  try {
    await next()
  } catch (error) {
    if (error instanceof ApplicationError && !isDeclared(call, error)) {
      report(call, deps, `answers with ${error.definition.code}, which it does not declare`)
    }
    throw error
  }
  const declared = new Set((call.operation.facts ?? []).map((fact) => fact.name))
  const undeclaredFact = call.tx?.facts.find((name) => !declared.has(name))
  if (undeclaredFact)
    report(call, deps, `appends the fact ${undeclaredFact}, which it does not declare`)
}

function isDeclared(call: Call, error: ApplicationError): boolean {
  const { errors = [], invalidInput } = call.operation
  return [...errors, ...commonErrors, ...(invalidInput ? [invalidInput] : [])].some(
    ({ code }) => code === error.definition.code,
  )
}

function report(call: Call, deps: PipelineDeps, what: string): void {
  const text = `${call.service.name}.${call.operationName} ${what}`
  if (deps.strict) throw new Error(text)
  deps.logger.error({ requestId: call.requestId }, text)
}
