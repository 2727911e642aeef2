import type { Step } from '../run-operation.ts'

export const findCaller: Step = async (call, world, next) => {
  call.caller = await world.findCaller(call.message)
  await next()
}
