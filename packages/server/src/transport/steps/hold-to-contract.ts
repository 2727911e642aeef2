import { ApplicationError, commonErrors } from '@vitrine/contract/kit'
import type { Call } from '../call.ts'
import type { Step } from '../step.ts'
import type { World } from '../world.ts'

/** A promise not kept is our mistake: loud in tests, logged where people depend on us. */
export const holdToContract: Step = async (call, world, next) => {
  try {
    await next()
  } catch (error) {
    if (error instanceof ApplicationError && !isDeclared(call, error)) {
      report(call, world, `answers with ${error.definition.code}, which it does not declare`)
    }
    throw error
  }
  const declared = new Set((call.operation.facts ?? []).map((fact) => fact.name))
  const stray = call.tx?.facts.find((name) => !declared.has(name))
  if (stray) report(call, world, `appends the fact ${stray}, which it does not declare`)
}

function isDeclared(call: Call, error: ApplicationError): boolean {
  const { errors = [], invalidInput } = call.operation
  return [...errors, ...commonErrors, ...(invalidInput ? [invalidInput] : [])].some(
    ({ code }) => code === error.definition.code,
  )
}

function report(call: Call, world: World, what: string): void {
  const text = `${call.service.name}.${call.operationName} ${what}`
  if (world.strict) throw new Error(text)
  world.logger.error({ requestId: call.requestId }, text)
}
