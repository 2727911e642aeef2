import { TooManyRequests } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'

export const throttle: Step = async (call, world, next) => {
  const { callsPerMinute } = call.operation
  if (callsPerMinute !== undefined) {
    const bucket = `${call.service.name}.${call.operationName}`
    const key = `${call.caller.siteId} ${call.message.network}`
    if (!world.countCall(bucket, key, callsPerMinute))
      throw TooManyRequests({ retryAfterSeconds: 60 })
  }
  await next()
}
