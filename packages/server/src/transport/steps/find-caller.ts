import { Unauthenticated } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'

export const findCaller: Step = async (call, deps, next) => {
  const caller = call.message.caller ?? (await deps.findCaller(call.message))
  if (!caller && call.operation.permission !== 'open') throw Unauthenticated()
  call.caller = caller ?? { kind: 'none', siteId: await deps.siteIdAt(call.message) }
  await next()
}
