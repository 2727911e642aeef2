import { Unauthenticated } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'

export const findCaller: Step = async (call, world, next) => {
  const caller = await world.findCaller(call.message)
  if (!caller && call.operation.permission !== 'open') throw Unauthenticated()
  call.caller = caller ?? { kind: 'none', siteId: await world.siteIdAt(call.message) }
  await next()
}
