import { ApplicationError, commonErrors, type ErrorDefinition } from '@vitrine/contract/kit'
import type { Call } from '../call.ts'
import type { PipelineDeps } from '../deps.ts'
import { type DeclaredError, declaredErrors } from '../diagnostics.ts'
import type { Step } from '../step.ts'

/** A response that violates its contract is our mistake: it throws in tests and is logged in production. */
export const checkContract: Step = async (call, deps, next) => {
  try {
    await next()
  } catch (error) {
    if (error instanceof ApplicationError) checkError(call, deps, error.definition.code)
    throw error
  }
  const declared = new Set((call.operation.facts ?? []).map((fact) => fact.name))
  const undeclaredFact = call.tx?.facts.find((name) => !declared.has(name))
  if (undeclaredFact)
    report(call, deps, `appends the fact ${undeclaredFact}, which it does not declare`)
}

function checkError(call: Call, deps: PipelineDeps, code: string): void {
  const { invalidInput } = call.operation
  const isNamed = (definition: ErrorDefinition) => definition.code === code
  if (publishDeclared(call, code)) return
  if (![...commonErrors, ...(invalidInput ? [invalidInput] : [])].some(isNamed)) {
    report(call, deps, `answers with ${code}, which it does not declare`)
  }
}

/** Publishes an error that the operation declares; false for others. */
export function publishDeclared(
  { operation, service, operationName }: Call,
  code: string,
): boolean {
  const isDeclared = operation.errors?.some((definition) => definition.code === code) ?? false
  const reached: DeclaredError = { service: service.name, operation: operationName, code }
  if (isDeclared) declaredErrors.publish(reached)
  return isDeclared
}

function report(call: Call, deps: PipelineDeps, what: string): void {
  const text = `${call.service.name}.${call.operationName} ${what}`
  if (deps.strict) throw new Error(text)
  deps.logger.error({ requestId: call.requestId }, text)
}
